/** Words of the notifications, in Indonesian. */
import type { ChosenKind, NotificationKind, notificationKind } from '#shared/areas/identity/domain/notificationKinds';

/** A kind with a list also has a sentence for several of them. */
type Sentences = {
  readonly [K in NotificationKind]: (typeof notificationKind)[K] extends { readonly list: string }
    ? { readonly title: string; readonly body: string; readonly many: string }
    : { readonly title: string; readonly body: string };
};
/** A kind without its words does not compile. */
type Words = {
  readonly kind: Sentences & { readonly unknown: object };
  readonly name: Readonly<Record<ChosenKind, string>>;
  readonly [more: string]: unknown;
};

const notification = {
  title: 'Notifikasi',
  readAll: 'Tandai semua dibaca',
  more: 'Muat lebih banyak',
  unread: 'Baru',
  unreadMany: '{{total}} baru',
  noReason: 'tidak disebutkan',
  empty: 'Belum ada notifikasi',
  emptyMessage: 'Di sini muncul kabar tentang tagihan, pembayaran, tiket, langganan, dan keamanan akun Anda.',
  device: '{{browser}} di {{system}}',
  unknownDevice: 'perangkat yang tidak dikenal',
  unknownPlace: 'alamat yang tidak dikenal',
  /** What the settings call each kind. */
  name: {
    invoice_issued: 'Tagihan baru',
    invoice_due: 'Tagihan segera jatuh tempo',
    invoice_overdue: 'Tagihan lewat jatuh tempo',
    payment_to_verify: 'Pembayaran menunggu verifikasi',
    payment_verified: 'Pembayaran diterima',
    payment_rejected: 'Pembayaran ditolak',
    ticket_opened: 'Tiket baru',
    ticket_replied: 'Balasan dari klien',
    ticket_due: 'Batas waktu tiket mendekat',
    ticket_assigned: 'Tiket ditugaskan kepada saya',
    ticket_answered: 'Tiket saya dijawab',
    trial_ending: 'Masa coba segera berakhir',
    plan_changed: 'Paket diubah',
    export_ready: 'Ekspor data siap',
    mail_failed: 'E-mail gagal dikirim',
  },
  choices: {
    title: 'Notifikasi',
    purpose: 'Pilih kabar yang Anda terima di lonceng dan lewat e-mail. Kabar tentang keamanan akun selalu dikirim.',
    kind: 'Kabar',
    bell: 'Lonceng',
    mail: 'E-mail',
    one: '{{kind}}: {{way}}',
    noMail: 'tanpa e-mail',
  },
  kind: {
    password_changed: {
      title: 'Kata sandi Anda diganti',
      body: 'Semua perangkat lain telah dikeluarkan. Bukan Anda? Segera atur ulang kata sandi.',
    },
    password_reset: {
      title: 'Kata sandi Anda diatur ulang',
      body: 'Lewat tautan di e-mail Anda. Bukan Anda? Segera ganti kata sandi dan periksa sesi Anda.',
    },
    password_set: {
      title: 'Admin mengganti kata sandi Anda',
      body: 'Semua perangkat Anda dikeluarkan. Gantilah dengan kata sandi yang hanya Anda ketahui.',
    },
    email_change_asked: {
      title: 'E-mail baru menunggu verifikasi',
      body: '{{address}} berlaku setelah tautannya dibuka. Bukan Anda yang meminta? Segera ganti kata sandi.',
    },
    email_changed: { title: 'E-mail Anda diganti', body: 'Mulai sekarang Anda masuk dengan {{address}}.' },
    two_step_on: { title: 'Verifikasi dua langkah aktif', body: 'Setiap kali masuk, Anda diminta kode dari aplikasi autentikator.' },
    two_step_off: {
      title: 'Verifikasi dua langkah dimatikan',
      body: 'Akun Anda kini hanya dijaga kata sandi. Bukan Anda? Aktifkan lagi dan ganti kata sandi.',
    },
    recovery_codes_renewed: {
      title: 'Kode pemulihan baru dibuat',
      body: 'Kode yang lama tidak berlaku lagi. Simpan yang baru di tempat aman.',
    },
    signed_in_new_device: {
      title: 'Ada yang masuk dari perangkat lain',
      body: '{{device}}, {{ip}}. Bukan Anda? Akhiri sesi itu dan ganti kata sandi.',
    },
    account_locked: {
      title: 'Akun Anda sempat dikunci',
      body: 'Terlalu banyak percobaan masuk yang gagal; dikunci selama {{minutes}} menit.',
    },
    role_changed: { title: 'Peran Anda diganti', body: 'Peran Anda sekarang: {{roles}}. Menu dan izin Anda mengikuti peran ini.' },
    person_entered: {
      title: 'Orang baru di {{client}}',
      body: '{{name}} kini bekerja di {{client}} sebagai {{role}}. Bila bukan atas kehendak Anda, akhiri aksesnya.',
    },
    invoice_issued: {
      title: 'Tagihan {{number}} diterbitkan',
      body: '{{client}}: {{amount}}, jatuh tempo {{date}}.',
      many: '{{total}} tagihan diterbitkan',
    },
    invoice_due: {
      title: 'Tagihan {{number}} segera jatuh tempo',
      body: '{{client}}: sisa {{amount}}, jatuh tempo {{date}}.',
      many: '{{total}} tagihan segera jatuh tempo',
    },
    invoice_overdue: {
      title: 'Tagihan {{number}} lewat jatuh tempo',
      body: '{{client}}: sisa {{amount}}, jatuh tempo {{date}}.',
      many: '{{total}} tagihan lewat jatuh tempo',
    },
    payment_to_verify: {
      title: 'Pembayaran menunggu verifikasi',
      body: '{{client}} membayar {{amount}} untuk tagihan {{number}}.',
      many: '{{total}} pembayaran menunggu verifikasi',
    },
    payment_verified: {
      title: 'Pembayaran diterima',
      body: '{{amount}} untuk tagihan {{number}} ({{client}}) sudah diverifikasi.',
      many: '{{total}} pembayaran diterima',
    },
    payment_rejected: {
      title: 'Pembayaran ditolak',
      body: '{{amount}} untuk tagihan {{number}} ({{client}}). Alasan: {{reason}}',
      many: '{{total}} pembayaran ditolak',
    },
    ticket_opened: { title: 'Tiket baru dari {{client}}', body: '{{number}}: {{subject}}', many: '{{total}} tiket baru' },
    ticket_replied: { title: '{{client}} membalas tiket', body: '{{number}}: {{subject}}', many: '{{total}} balasan dari klien' },
    ticket_due: {
      title: 'Batas waktu tiket pukul {{time}}',
      body: '{{number}}: {{subject}}',
      many: '{{total}} tiket mendekati batas waktu',
    },
    ticket_assigned: {
      title: 'Tiket ditugaskan kepada Anda',
      body: '{{number}}: {{subject}}',
      many: '{{total}} tiket ditugaskan kepada Anda',
    },
    ticket_answered: { title: 'Tiket Anda dijawab', body: '{{number}}: {{subject}}', many: '{{total}} jawaban untuk tiket Anda' },
    trial_ending: { title: 'Masa coba segera berakhir', body: 'Masa coba {{client}} berakhir {{date}}.' },
    plan_changed: { title: 'Paket diubah', body: '{{client}} memakai paket {{package}} mulai {{date}}.' },
    export_ready: { title: 'Ekspor data siap diunduh', body: 'Seluruh data {{client}} dapat diunduh di pengaturan klinik.' },
    mail_failed: { title: 'E-mail gagal dikirim', body: 'Judul: {{subject}}', many: '{{total}} e-mail gagal dikirim' },
    unknown: { title: 'Ada kabar baru', body: 'Muat ulang halaman untuk membacanya.' },
  },
} satisfies Words;

export default notification;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notification: typeof notification;
  }
}
