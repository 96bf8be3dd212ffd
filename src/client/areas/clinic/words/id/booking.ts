/** Words of the public booking page, in Indonesian. */
const booking = {
  title: 'Buat janji temu',
  purpose: 'Pilih dokter dan waktu yang kosong di {{clinic}}. Tanggal dan jam mengikuti waktu klinik.',
  loading: 'Memuat jadwal…',
  closedTitle: 'Halaman ini tidak dapat dipakai',
  closed:
    'Klinik sedang tidak menerima janji temu lewat halaman ini, atau alamatnya sudah diganti. Hubungi klinik untuk alamat yang berlaku.',
  failed: 'Jadwal tidak dapat dimuat.',
  contact: 'Telepon klinik: {{phone}}',
  doctor: 'Dokter',
  chooseDoctor: 'Pilih dokter',
  day: 'Tanggal',
  chooseDay: 'Pilih tanggal',
  time: 'Jam',
  noDoctors: 'Belum ada dokter yang dapat dipilih di sini. Hubungi klinik.',
  noDays: 'Tidak ada waktu kosong dalam {{days}} hari ke depan. Pilih dokter lain, atau hubungi klinik.',
  name: 'Nama lengkap pasien',
  birthDate: 'Tanggal lahir',
  phone: 'Nomor telepon',
  phoneHelp: 'Klinik menghubungi nomor ini bila ada perubahan.',
  email: 'E-mail',
  emailHelp: 'Untuk menerima bukti janji temu.',
  complaint: 'Keluhan',
  optional: '(opsional)',
  privacy: 'Data ini dipakai {{clinic}} untuk janji temu Anda.',
  submit: 'Buat janji temu',
  busy: 'Menyimpan…',
  refused: 'Janji temu belum dibuat.',
  doneTitle: 'Janji temu Anda tercatat',
  done: 'Sebutkan nomor {{number}} saat datang.',
  number: 'Nomor',
  when: 'Waktu',
  at: '{{day}}, pukul {{time}}',
  clinic: 'Klinik',
  mailed: 'Buktinya kami kirim ke {{email}}.',
  keep: 'Simpan tautan berikut. Dengan tautan ini Anda dapat membatalkan janji temu; setelah halaman ini ditutup, tautannya tidak ditampilkan lagi.',
  again: 'Buat janji temu lain',
  linkTitle: 'Janji temu Anda',
  linkReading: 'Mencari janji temu…',
  linkUnknown: 'Janji temu tidak ditemukan. Buka lagi tautannya secara lengkap, atau hubungi klinik.',
  linkFailed: 'Janji temu tidak dapat dimuat.',
  linkOpen: 'Tidak jadi datang? Setelah dibatalkan, waktunya dapat dipakai pasien lain.',
  linkOver: 'Janji temu ini tidak dapat dibatalkan lagi: sudah dibatalkan, pasiennya sudah datang, atau harinya sudah lewat.',
  cancel: 'Batalkan janji temu',
  cancelling: 'Membatalkan…',
  cancelledTitle: 'Janji temu dibatalkan',
  cancelled: 'Klinik sudah mengetahuinya. Anda tidak perlu melakukan apa pun lagi.',
};

export default booking;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    booking: typeof booking;
  }
}
