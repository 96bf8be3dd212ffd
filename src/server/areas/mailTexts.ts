/** The texts of our mails by purpose and language: subject, sentences, and a link if there is something to do. */
import type { Language } from '#shared/locale';
import { receiptTexts } from './cashier/mail/receiptTexts';
import { bookingTexts } from './clinic/mail/bookingTexts';
import { invoiceTexts } from './billing/mail/invoiceTexts';
import type { mailPurposes } from '#shared/areas/oversight/resources/mail';

export type MailPurpose = (typeof mailPurposes)[number];

/** `client`: its name, empty where it cannot be shown; `amount`, `date` and `suspended` as they are read. */
export type InvoiceFacts = {
  readonly about: 'issued' | 'sent' | 'reminder' | 'suspension' | 'received' | 'rejected';
  readonly link: string;
  readonly client: string;
  readonly number: string;
  /** What is still to be paid. */
  readonly amount: string;
  /** What was paid, where it is about a payment; empty elsewhere. */
  readonly paid: string;
  /** Why a payment was rejected; empty elsewhere. */
  readonly reason: string;
  /** The due date. */
  readonly date: string;
  /** Days until then; below zero when it is over. */
  readonly days: number;
  /** The day on which the subscription is suspended if nobody pays. */
  readonly suspended: string;
};

/** What a mail about a ticket tells: the first two to staff, the others to the requester. */
export type TicketNews = 'asked_for_help' | 'replied' | 'answered' | 'asked' | 'resolved' | 'closing';

/** What the receipt that a patient gets is about. */
export type PatientReceipt = 'pembayaran' | 'uang_muka' | 'pengembalian';

/** What each mail needs to be told next to the person's name. `link` is whole; `minutes` and `days` are how long it lives. */
export type Facts = {
  readonly welcome: { readonly link: string; readonly days: number };
  readonly verify: { readonly link: string; readonly days: number };
  readonly reset: { readonly link: string; readonly minutes: number };
  readonly password_changed: {};
  /** `address`: the new one; `link` takes the change back. */
  readonly address_changed: { readonly address: string; readonly link: string; readonly days: number };
  readonly two_step_removed: {};
  readonly account_locked: { readonly minutes: number };
  readonly registered_again: { readonly link: string };
  /** `client`, `role` and `inviter` are names; `client` and `inviter` are empty where they cannot be shown. */
  readonly invitation: {
    readonly link: string;
    readonly client: string;
    readonly role: string;
    readonly inviter: string;
    readonly days: number;
  };
  /** What became of a ticket, without any message of it; `subject` is empty where it cannot be shown. */
  readonly ticket: { readonly link: string; readonly number: string; readonly subject: string; readonly what: TicketNews };
  /** `client`: its name, empty where it cannot be shown; `date`: the last day of the trial as it is read. */
  readonly trial_reminder: {
    readonly link: string;
    readonly client: string;
    readonly date: string;
    readonly days: number;
    readonly follows: 'ends' | 'continues' | 'suspended';
  };
  readonly invoice: InvoiceFacts;
  /** `client` and `doctor`: names, empty where they cannot be shown; `date` and `time` as they are read; `link` cancels. */
  readonly booking: {
    readonly link: string;
    readonly client: string;
    readonly number: string;
    readonly date: string;
    readonly time: string;
    readonly doctor: string;
  };
  /** `client`: the clinic's name, empty where it cannot be shown; `amount` as it is read. The receipt is attached. */
  readonly patient_receipt: { readonly client: string; readonly number: string; readonly amount: string; readonly what: PatientReceipt };
  /** `client`: its name, empty where it cannot be shown; `days`: how long the export is stored. */
  readonly client_export: { readonly link: string; readonly client: string; readonly days: number };
};

/** `action`: the words of the link, where the facts hold one. */
export type Words = { readonly subject: string; readonly body: readonly string[]; readonly action?: string };

type Say<P extends MailPurpose> = (facts: Facts[P] & { readonly brand: string }) => Words;
export type Texts = { readonly [P in MailPurpose]: Readonly<Record<Language, Say<P>>> };

/** What follows when a trial is over. */
const afterTrial = {
  id: {
    continues: 'Setelah itu langganan berjalan terus dan faktur pertama diterbitkan.',
    suspended: 'Setelah itu langganan ditangguhkan: data tetap dapat dibaca, tetapi tidak dapat diubah sampai langganan dilanjutkan.',
    ends: 'Setelah itu langganan berhenti, seperti yang Anda minta.',
  },
  en: {
    continues: 'The subscription then continues, and the first invoice is issued.',
    suspended: 'The subscription is then suspended: data can be read, but not changed until the subscription goes on.',
    ends: 'The subscription then ends, as you asked.',
  },
} as const;

/** What a mail about a ticket says; `{{about}}` is its number and subject. */
const ticketNews: Readonly<Record<Language, Readonly<Record<TicketNews, readonly [subject: string, sentence: string]>>>> = {
  id: {
    asked_for_help: ['Tiket baru', 'Ada tiket baru: {{about}}.'],
    replied: ['Balasan pemohon', 'Pemohon membalas tiket {{about}}.'],
    answered: ['Balasan untuk tiket Anda', 'Tim kami membalas tiket {{about}}.'],
    asked: ['Kami perlu jawaban Anda', 'Tim kami bertanya tentang tiket {{about}}. Sampai Anda menjawab, waktu penanganan berhenti.'],
    resolved: [
      'Tiket Anda selesai',
      'Tiket {{about}} ditandai selesai. Bila belum selesai, balas dalam 14 hari. Tanpa jawaban, tiket ditutup setelah 7 hari.',
    ],
    closing: ['Tiket Anda segera ditutup', 'Tiket {{about}} ditutup dalam 2 hari. Bila belum selesai, balas sekarang.'],
  },
  en: {
    asked_for_help: ['New ticket', 'There is a new ticket: {{about}}.'],
    replied: ['Reply by the requester', 'The requester replied to the ticket {{about}}.'],
    answered: ['A reply to your ticket', 'Our team replied to the ticket {{about}}.'],
    asked: ['We need your answer', 'Our team has a question about the ticket {{about}}. The promised times stand still until you answer.'],
    resolved: [
      'Your ticket is resolved',
      'The ticket {{about}} was marked as resolved. If it is not solved, reply within 14 days. Without an answer it is closed after 7 days.',
    ],
    closing: ['Your ticket will be closed soon', 'The ticket {{about}} will be closed in 2 days. If it is not solved, reply now.'],
  },
};

const ticketWords = (language: Language, { what, number, subject }: Omit<Facts['ticket'], 'link'>, action: string): Words => {
  const [title, sentence] = ticketNews[language][what];
  const about = subject ? `${number} (${subject})` : number;
  return { subject: `${title}: ${number}`, body: [sentence.replace('{{about}}', () => about)], action };
};

export const texts: Texts = {
  ticket: {
    id: (facts) => ticketWords('id', facts, 'Buka tiket'),
    en: (facts) => ticketWords('en', facts, 'Open the ticket'),
  },
  welcome: {
    id: ({ brand, days }) => ({
      subject: `Selamat datang di ${brand}`,
      body: [
        `Akun Anda di ${brand} sudah dibuat. Satu langkah lagi: pastikan alamat e-mail ini memang milik Anda.`,
        `Tautan ini berlaku ${days} hari. Jika Anda tidak mendaftar, abaikan saja surat ini.`,
      ],
      action: 'Verifikasi alamat e-mail',
    }),
    en: ({ brand, days }) => ({
      subject: `Welcome to ${brand}`,
      body: [
        `Your account at ${brand} is ready. One step is left: confirm that this e-mail address is yours.`,
        `The link is valid for ${days} days. If you did not register, simply ignore this mail.`,
      ],
      action: 'Verify the e-mail address',
    }),
  },
  verify: {
    id: ({ brand, days }) => ({
      subject: `Verifikasi alamat e-mail Anda`,
      body: [
        `Alamat ini akan dipakai untuk akun ${brand}. Buka tautan ini untuk memastikannya.`,
        `Tautan ini berlaku ${days} hari. Jika bukan Anda yang meminta, abaikan saja surat ini.`,
      ],
      action: 'Verifikasi alamat e-mail',
    }),
    en: ({ brand, days }) => ({
      subject: `Verify your e-mail address`,
      body: [
        `This address is to be used for an account at ${brand}. Open the link to confirm it.`,
        `The link is valid for ${days} days. If you did not ask for it, simply ignore this mail.`,
      ],
      action: 'Verify the e-mail address',
    }),
  },
  reset: {
    id: ({ brand, minutes }) => ({
      subject: `Atur ulang kata sandi ${brand}`,
      body: [
        `Seseorang meminta kata sandi baru untuk akun ${brand} Anda. Jika itu Anda, buka tautan ini.`,
        `Tautan ini berlaku ${minutes} menit dan hanya sekali pakai. Jika bukan Anda, abaikan saja: kata sandi Anda tidak berubah.`,
      ],
      action: 'Atur kata sandi baru',
    }),
    en: ({ brand, minutes }) => ({
      subject: `Reset your ${brand} password`,
      body: [
        `Someone asked for a new password for your account at ${brand}. If it was you, open the link.`,
        `The link is valid for ${minutes} minutes and works once. If it was not you, ignore this mail: your password has not changed.`,
      ],
      action: 'Set a new password',
    }),
  },
  password_changed: {
    id: ({ brand }) => ({
      subject: `Kata sandi ${brand} Anda telah diganti`,
      body: [
        `Kata sandi akun ${brand} Anda baru saja diganti, dan semua perangkat lain telah dikeluarkan.`,
        `Jika bukan Anda yang menggantinya, segera atur ulang kata sandi dari halaman masuk.`,
      ],
    }),
    en: ({ brand }) => ({
      subject: `Your ${brand} password was changed`,
      body: [
        `The password of your account at ${brand} has just been changed, and every other device has been signed out.`,
        `If it was not you, reset the password from the sign-in page at once.`,
      ],
    }),
  },
  address_changed: {
    id: ({ brand, address, days }) => ({
      subject: `Alamat e-mail akun ${brand} Anda akan diganti`,
      body: [
        `Untuk akun ${brand} Anda diminta alamat e-mail baru: ${address}. Alamat itu berlaku setelah diverifikasi. Jika Anda yang memintanya, tidak ada yang perlu dilakukan. Jika bukan, batalkan di sini:`,
        `Pembatalan mengembalikan alamat ini, mengeluarkan semua perangkat, dan meminta Anda membuat kata sandi baru. Tautan ini berlaku ${days} hari dan hanya sekali pakai.`,
      ],
      action: 'Ini bukan saya',
    }),
    en: ({ brand, address, days }) => ({
      subject: `The e-mail address of your ${brand} account is about to change`,
      body: [
        `A new e-mail address was asked for your account at ${brand}: ${address}. It takes effect once it is verified. If you asked for it, there is nothing to do. If you did not, cancel it here:`,
        `Cancelling restores this address, signs out every device and asks you to set a new password. The link is valid for ${days} days and works once.`,
      ],
      action: 'This was not me',
    }),
  },
  two_step_removed: {
    id: ({ brand }) => ({
      subject: `Verifikasi dua langkah dimatikan`,
      body: [
        `Verifikasi dua langkah untuk akun ${brand} Anda telah dimatikan. Anda dapat mengaktifkannya lagi di profil Anda.`,
        `Jika Anda tidak memintanya, segera ganti kata sandi dan hubungi admin Anda.`,
      ],
    }),
    en: ({ brand }) => ({
      subject: `Two-step sign-in was turned off`,
      body: [
        `Two-step sign-in was turned off for your account at ${brand}. You can turn it on again in your profile.`,
        `If you did not ask for this, change your password at once and talk to your admin.`,
      ],
    }),
  },
  account_locked: {
    id: ({ brand, minutes }) => ({
      subject: `Akun ${brand} Anda dikunci sementara`,
      body: [
        `Terlalu banyak percobaan masuk yang gagal, jadi akun ${brand} Anda dikunci selama ${minutes} menit.`,
        `Jika bukan Anda yang mencoba, atur ulang kata sandi dari halaman masuk.`,
      ],
    }),
    en: ({ brand, minutes }) => ({
      subject: `Your ${brand} account is locked for now`,
      body: [
        `There were too many failed sign-ins, so your account at ${brand} is locked for ${minutes} minutes.`,
        `If it was not you, reset the password from the sign-in page.`,
      ],
    }),
  },
  registered_again: {
    id: ({ brand }) => ({
      subject: `Pendaftaran ${brand} dengan alamat e-mail Anda`,
      body: [
        `Seseorang mencoba mendaftar di ${brand} dengan alamat e-mail ini, padahal alamat ini sudah punya akun. Jika itu Anda, silakan masuk, atau atur ulang kata sandi dari halaman masuk.`,
        `Jika bukan Anda, abaikan saja surat ini; tidak ada yang berubah pada akun Anda.`,
      ],
      action: 'Masuk',
    }),
    en: ({ brand }) => ({
      subject: `A ${brand} registration with your e-mail address`,
      body: [
        `Someone tried to register at ${brand} with this e-mail address, which already has an account. If it was you, sign in, or reset your password from the sign-in page.`,
        `If it was not you, simply ignore this mail; nothing about your account has changed.`,
      ],
      action: 'Sign in',
    }),
  },
  invitation: {
    id: ({ brand, client, role, inviter, days }) => ({
      subject: `Undangan bergabung dengan ${client || 'sebuah klinik'} di ${brand}`,
      body: [
        `${inviter || 'Seseorang'} mengundang Anda bekerja di ${client || 'sebuah klinik'} dengan peran ${role}.`,
        `Undangan ini berlaku ${days} hari, hanya untuk alamat e-mail ini, dan hanya sekali pakai. Jika Anda tidak mengenal pengirimnya, abaikan saja surat ini.`,
      ],
      action: 'Lihat undangan',
    }),
    en: ({ brand, client, role, inviter, days }) => ({
      subject: `Invitation to join ${client || 'a clinic'} at ${brand}`,
      body: [
        `${inviter || 'Someone'} invites you to work at ${client || 'a clinic'} with the role ${role}.`,
        `The invitation is valid for ${days} days, for this e-mail address only, and works once. If you do not know the sender, simply ignore this mail.`,
      ],
      action: 'See the invitation',
    }),
  },
  trial_reminder: {
    id: ({ brand, client, date, days, follows }) => ({
      subject: days === 1 ? `Hari ini hari terakhir masa coba ${brand}` : `Masa coba ${brand} tinggal ${days} hari`,
      body: [
        `Masa coba ${client || 'klinik Anda'} di ${brand} berakhir pada ${date}. ${afterTrial.id[follows]}`,
        'Semua data tetap tersimpan. Di halaman langganan Anda dapat melihat rincian biaya, mengubah paket, atau berhenti.',
      ],
      action: 'Lihat langganan',
    }),
    en: ({ brand, client, date, days, follows }) => ({
      subject: days === 1 ? `Today is the last day of your ${brand} trial` : `${days} days left in your ${brand} trial`,
      body: [
        `The trial of ${client || 'your clinic'} at ${brand} ends on ${date}. ${afterTrial.en[follows]}`,
        'All data is kept. On the subscription page you can see the costs, change the plan or cancel.',
      ],
      action: 'See the subscription',
    }),
  },
  invoice: invoiceTexts,
  client_export: {
    id: ({ brand, client, days }) => ({
      subject: `Ekspor data ${client || 'klinik Anda'} siap diunduh`,
      body: [
        `Ekspor semua data ${client || 'klinik Anda'} di ${brand} sudah selesai. Masuk, lalu unduh dari halaman pengaturan klinik.`,
        `Berkasnya disimpan ${days} hari dan hanya dapat diunduh oleh pemilik klinik. Isinya data klinik Anda: simpan di tempat yang aman.`,
      ],
      action: 'Unduh ekspor',
    }),
    en: ({ brand, client, days }) => ({
      subject: `The data export of ${client || 'your clinic'} is ready`,
      body: [
        `The export of all data of ${client || 'your clinic'} at ${brand} is ready. Sign in, and download it from the settings of the clinic.`,
        `The file is kept for ${days} days, and only an owner of the clinic can download it. It contains the data of your clinic: keep it in a safe place.`,
      ],
      action: 'Download the export',
    }),
  },
  booking: bookingTexts,
  patient_receipt: receiptTexts,
};

/** The words around every mail. */
export const frame: Readonly<
  Record<Language, { readonly greeting: (name: string | null) => string; readonly footer: (brand: string) => string }>
> = {
  id: { greeting: (name) => (name ? `Halo ${name},` : 'Halo,'), footer: (brand) => `Surat ini dikirim otomatis oleh ${brand}.` },
  en: { greeting: (name) => (name ? `Hello ${name},` : 'Hello,'), footer: (brand) => `This mail was sent automatically by ${brand}.` },
};
