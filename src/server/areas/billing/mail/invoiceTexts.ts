/** The texts of mails about invoices. Each brings the invoice as a PDF. */
import type { Language } from '#shared/locale';
import type { InvoiceFacts, Texts, Words } from '#server/areas/mailTexts';

/** When it is or was due, as a sentence begins. */
const due = {
  id: (days: number): string =>
    days > 0 ? `jatuh tempo ${days} hari lagi` : days === 0 ? 'jatuh tempo hari ini' : `lewat jatuh tempo ${-days} hari`,
  en: (days: number): string => {
    const many = `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`;
    return days > 0 ? `is due in ${many}` : days === 0 ? 'is due today' : `is ${many} overdue`;
  },
} as const;

const see = { id: 'Lihat tagihan', en: 'See the invoice' } as const;

type Say = (facts: InvoiceFacts & { readonly brand: string }) => Words;

const byOccasion: Readonly<Record<InvoiceFacts['about'], Readonly<Record<Language, Say>>>> = {
  issued: {
    id: ({ brand, client, number, amount, date }) => ({
      subject: `Tagihan ${number} dari ${brand}`,
      body: [
        `Tagihan ${number} untuk ${client || 'klinik Anda'} sudah terbit: ${amount}, jatuh tempo ${date}. Berkas PDF-nya terlampir.`,
        'Rekening tujuan dan berita transfernya ada di dalam tagihan.',
      ],
      action: see.id,
    }),
    en: ({ brand, client, number, amount, date }) => ({
      subject: `Invoice ${number} from ${brand}`,
      body: [
        `Invoice ${number} for ${client || 'your clinic'} has been issued: ${amount}, due on ${date}. It is attached as a PDF.`,
        'The invoice names the bank accounts, and what to write in the message of the transfer.',
      ],
      action: see.en,
    }),
  },
  sent: {
    id: ({ brand, client, number, amount, date }) => ({
      subject: `Salinan tagihan ${number} dari ${brand}`,
      body: [
        `Terlampir tagihan ${number} untuk ${client || 'klinik Anda'}. Jatuh tempo: ${date}. Yang belum dibayar: ${amount}.`,
        'Rekening tujuan dan berita transfernya ada di dalam tagihan.',
      ],
      action: see.id,
    }),
    en: ({ brand, client, number, amount, date }) => ({
      subject: `Copy of invoice ${number} from ${brand}`,
      body: [
        `Attached is invoice ${number} for ${client || 'your clinic'}. Due on ${date}. Still to be paid: ${amount}.`,
        'The invoice names the bank accounts, and what to write in the message of the transfer.',
      ],
      action: see.en,
    }),
  },
  reminder: {
    id: ({ brand, client, number, amount, date, days }) => ({
      subject: `Tagihan ${number} ${due.id(days)}`,
      body: [
        `Tagihan ${number} dari ${brand} untuk ${client || 'klinik Anda'} ${due.id(days)} (${date}). Yang belum dibayar: ${amount}.`,
        'Jika Anda sudah membayar, abaikan surat ini. Berkas PDF tagihan terlampir.',
      ],
      action: see.id,
    }),
    en: ({ brand, client, number, amount, date, days }) => ({
      subject: `Invoice ${number} ${due.en(days)}`,
      body: [
        `Invoice ${number} from ${brand} for ${client || 'your clinic'} ${due.en(days)} (${date}). Still to be paid: ${amount}.`,
        'If you have paid already, please ignore this mail. The invoice is attached as a PDF.',
      ],
      action: see.en,
    }),
  },
  suspension: {
    id: ({ brand, client, number, amount, suspended }) => ({
      subject: `Langganan ${brand} akan ditangguhkan pada ${suspended}`,
      body: [
        `Tagihan ${number} untuk ${client || 'klinik Anda'} belum dibayar: ${amount}. Tanpa pembayaran, langganan ditangguhkan pada ${suspended}: data tetap dapat dibaca, tetapi tidak dapat diubah.`,
        'Setelah tagihan lunas, semuanya dapat dipakai lagi. Berkas PDF tagihan terlampir.',
      ],
      action: see.id,
    }),
    en: ({ brand, client, number, amount, suspended }) => ({
      subject: `Your ${brand} subscription will be suspended on ${suspended}`,
      body: [
        `Invoice ${number} for ${client || 'your clinic'} has not been paid: ${amount}. Without a payment, the subscription is suspended on ${suspended}: data can be read, but not changed.`,
        'Once the invoice is paid, everything can be used again. The invoice is attached as a PDF.',
      ],
      action: see.en,
    }),
  },
  received: {
    id: ({ brand, client, number, amount, paid }) => ({
      subject: `Pembayaran tagihan ${number} sudah kami terima`,
      body: [
        `Terima kasih. Pembayaran ${paid} untuk tagihan ${number} dari ${brand} atas nama ${client || 'klinik Anda'} sudah diverifikasi. Kuitansinya terlampir.`,
        `Sisa tagihan: ${amount}.`,
      ],
      action: see.id,
    }),
    en: ({ brand, client, number, amount, paid }) => ({
      subject: `Your payment for invoice ${number} has arrived`,
      body: [
        `Thank you. Your payment of ${paid} for invoice ${number} from ${brand} for ${client || 'your clinic'} has been verified. The receipt is attached.`,
        `Still to be paid: ${amount}.`,
      ],
      action: see.en,
    }),
  },
  rejected: {
    id: ({ client, number, paid, reason }) => ({
      subject: `Bukti bayar tagihan ${number} belum dapat diterima`,
      body: [
        `Bukti pembayaran ${paid} untuk tagihan ${number} atas nama ${client || 'klinik Anda'} belum dapat kami terima: ${reason}`,
        'Buka tagihan untuk mengirim bukti baru. Berkas PDF tagihan terlampir.',
      ],
      action: see.id,
    }),
    en: ({ client, number, paid, reason }) => ({
      subject: `The proof of payment for invoice ${number} was not accepted`,
      body: [
        `The proof of a payment of ${paid} for invoice ${number} for ${client || 'your clinic'} was not accepted: ${reason}`,
        'Open the invoice to send another proof. The invoice is attached as a PDF.',
      ],
      action: see.en,
    }),
  },
};

export const invoiceTexts: Texts['invoice'] = {
  id: (facts) => byOccasion[facts.about].id(facts),
  en: (facts) => byOccasion[facts.about].en(facts),
};
