/** Words of the style guide's page of notifications, in Indonesian. */
const galleryNotices = {
  purpose:
    'Kabar mengatakan apa yang terjadi dan apa yang dapat dilakukan. Warnanya satu arti di mana-mana, dan tidak pernah bicara sendirian.',
  contents: {
    notice: 'Enam jenis',
    action: 'Dengan tindakan',
    toast: 'Toast',
    alert: 'Peringatan formulir masuk',
    form: 'Peringatan formulir',
    modal: 'Dialog',
    progress: 'Kemajuan',
  },
  why: {
    notice: 'Berdiri di halaman, di dekat yang dibicarakan. Tanpa tombol tutup, ia tetap sampai sebabnya hilang.',
    action: 'Satu kabar, satu tindakan: mengurungkan, mencoba lagi, atau melihat sebabnya.',
    toast:
      'Untuk yang sudah selesai: di kanan atas, {{seconds}} detik, dan tinggal selama tetikus di atasnya. Yang dapat diurungkan membawa tombolnya.',
    alert: 'Untuk halaman yang ringan. Yang gagal langsung dibacakan pembaca layar; kabar biasa menunggu gilirannya.',
    form: 'Di atas formulir dasbor: semua kesalahan sekaligus, dengan tautan ke isiannya.',
    modal:
      'Hanya untuk pertanyaan yang harus dijawab sekarang. Datang dan pergi dalam {{time}} milidetik; tanpa gerak bagi yang memintanya.',
    progress: 'Untuk pekerjaan yang panjangnya diketahui. Nilai di luar 0 sampai 100 ditolak: itu kesalahan pemanggilnya.',
  },
  said: {
    default: 'Jadwal jaga pekan ini sudah tersedia.',
    info: 'Versi baru dipasang malam ini pukul 23.00.',
    primary: 'Anda ditugasi sebuah tiket.',
    danger: 'Tagihan gagal dikirim. Periksa alamat e-mail penerimanya.',
    warning: 'Masa langganan habis dalam 3 hari.',
    success: '“Kasa steril 16 × 16” disimpan.',
    long: 'Surat verifikasi belum terkirim ke seluruh alamat, karena server surat penerima menolak sementara. Kami mencoba lagi sendiri setiap sepuluh menit, atau coba sekarang.',
    close: 'Kabar ini dapat ditutup.',
  },
  closable: 'Dapat ditutup',
  showAgain: 'Tampilkan lagi',
  undone: 'Diurungkan {{count}} kali.',
  taken: 'Diurungkan.',
  send: 'Toast {{type}}',
  sendUndo: 'Toast yang dapat diurungkan',
  form: { title: 'Ada 2 isian yang perlu diperbaiki', text: 'Nama: wajib diisi. Tanggal: bukan tanggal yang benar.' },
  modal: {
    open: 'Buka dialog',
    title: 'Dialog',
    text: 'Datang dalam {{time}} milidetik. Fokus tinggal di dalamnya, dan kembali ke tombolnya setelah ditutup.',
  },
  percent: '{{value}} persen',
  exporting: 'Mengekspor',
};

export default galleryNotices;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryNotices: typeof galleryNotices;
  }
}
