/** Words of the page that starts a clinic, in Indonesian. */
const start = {
  purpose: 'Beberapa data tentang tempat praktik Anda, dan masa coba langsung berjalan.',
  clinic: 'Klinik Anda',
  practice: 'Praktik Anda',
  field: {
    name: 'Nama klinik atau rumah sakit',
    practice: 'Nama praktik',
    city: 'Kota atau kabupaten',
    phone: 'Nomor telepon',
    phoneHelp: 'Nomor yang dapat dihubungi, misalnya 0812 3456 7890.',
    npwp: 'NPWP',
    npwpHelp: 'Isi bila ada. Dapat dilengkapi nanti.',
    addons: 'Modul tambahan',
  },
  plan: 'Paket Anda',
  change: 'Ubah pilihan',
  changed: 'Sebagian pilihan Anda dari halaman harga tidak dapat dipilih sekarang. Periksa pilihan di bawah ini sebelum mulai.',
  coming: 'Segera hadir dalam paket ini: {{modules}}.',
  seats: '{{count}} pengguna',
  now: 'Masa coba {{count}} hari, sampai {{date}}',
  after: 'Setelah masa coba',
  ppn: 'PPN',
  total: {
    monthly: 'Total per bulan',
    quarterly: 'Total per triwulan',
    semiannual: 'Total per semester',
    yearly: 'Total per tahun',
  },
  submit: 'Mulai masa coba {{count}} hari',
  noCard: 'Tanpa kartu. Anda dapat berhenti kapan saja.',
  unverified: 'Buka dahulu tautan di e-mail kami. Pilihan Anda tersimpan, juga bila Anda membukanya di perangkat lain.',
  trialUsed:
    'Masa coba sudah pernah dipakai dengan NPWP atau nomor telepon ini, atau oleh perusahaan Anda. Isian Anda tetap ada. Untuk berlangganan tanpa masa coba, hubungi kami: kontaknya ada di bagian bawah halaman depan.',
  notOffered: {
    title: 'Tidak ada yang perlu dimulai',
    message:
      'Akun ini sudah terhubung dengan sebuah klinik, atau Anda diundang ke sebuah klinik. Bila diundang, buka tautan di e-mail undangan.',
    go: 'Ke dasbor',
  },
};

export default start;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    start: typeof start;
  }
}
