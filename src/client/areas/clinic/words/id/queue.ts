/** Words of the queue page and of registering a visit there, in Indonesian. */
const queue = {
  purpose: 'Siapa yang sedang diperiksa, siapa berikutnya, dan siapa yang menunggu.',
  register: 'Daftarkan',
  registerTitle: 'Daftarkan pasien',
  giveNumber: 'Beri nomor antrean',
  registerNext: 'Daftarkan pasien berikutnya',
  done: 'Selesai',
  waitsAt: 'Sudah antre: {{number}}, {{doctor}}',
  provisionalNumber: 'Nomor sementara',
  provisional: 'Belum tersambung: nomor antrean diberikan begitu tersambung. Sampai itu pakai nomor sementara ini.',
  printTicket: 'Cetak tiket',
  ticketNumber: 'Nomor antrean',
  ticketWait: 'Silakan menunggu sampai nomor Anda dipanggil.',
  rooms: 'Ruang',
  own: 'Antrean saya',
  all: 'Semua',
  empty: 'Belum ada antrean hari ini',
  emptyMessage: 'Daftarkan pasien pertama untuk memberinya nomor antrean.',
  more: 'Menampilkan {{shown}} dari {{total}} kunjungan yang masih terbuka.',
  waiting: '{{count}} menunggu',
  finished: '{{count}} selesai',
  examined: 'Bersama dokter',
  calledTimes: 'Dipanggil {{count}} kali',
  next: 'Berikutnya',
  line: 'Menunggu',
  nobody: 'Tidak ada yang menunggu.',
  skipped: 'Dilewati',
  callNext: 'Panggil berikutnya',
  callAgain: 'Panggil lagi',
  minutes: '{{count}} mnt',
  actions: 'Tindakan untuk {{name}}',
  openVisit: 'Buka pemeriksaan',
  takeVitals: 'Tanda vital',
  usual: 'Sejauh ini hari ini: menunggu {{waiting}}, diperiksa {{examination}}',
  usualUnknown: 'Lama menunggu belum dapat diperkirakan.',
  about: '± {{count}} mnt',
  unknown: 'belum dapat diperkirakan',
  left: 'Belum selesai dari hari sebelumnya',
  leftHelp: 'Pemeriksaan ini belum ditutup. Selesaikan, rujuk, atau batalkan.',
};

export default queue;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    queue: typeof queue;
  }
}
