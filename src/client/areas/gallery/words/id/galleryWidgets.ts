/** Words of the style guide's page of widgets, in Indonesian. All numbers on it are made up. */
const galleryWidgets = {
  purpose: 'Bagian kecil yang dipakai di banyak halaman: angka, halaman daftar, peta, kemajuan, pemberitahuan, dan penanda.',
  contents: {
    stats: 'Kartu angka',
    pages: 'Tautan halaman',
    world: 'Peta dunia',
    progress: 'Bilah kemajuan',
    alerts: 'Pemberitahuan',
    badges: 'Penanda',
  },
  why: {
    stats: 'Satu angka, yang baru darinya, dan perjalanannya. Seluruh kartu adalah pintu ke daftarnya.',
    pages: 'Di bawah daftar: baris mana dari berapa, dan lima halaman di sekitar yang terbuka.',
    world:
      'Tempat-tempat di dunia, dengan gelembung yang luasnya sebanding nilainya. Datanya ikut terpasang, jadi peta ini tampil tanpa internet.',
    progress: 'Seberapa jauh sesuatu sudah berjalan. Nilai di luar 0–100 ditolak sebagai kesalahan pemrogram.',
    alerts: 'Yang perlu dibaca sekarang, di tempat kejadiannya. Yang selesai dengan baik cukup disampaikan lewat toast.',
    badges: 'Status sebagai titik dan kata, sehingga warna tidak berbicara sendirian; dan tag dengan warnanya sendiri.',
  },
  stats: {
    up: 'Bertambah',
    down: 'Berkurang',
    visits: 'Kunjungan',
    stock: 'Item stok',
    news: '+128 dalam 30 hari',
    more: '24 lebih banyak dari sebelumnya',
    fewNews: '+3 dalam 30 hari',
    fewer: '9 lebih sedikit dari sebelumnya',
    none: 'Tidak ada yang baru',
  },
  pages: {
    first: 'Halaman pertama',
    middle: 'Di tengah',
    last: 'Halaman terakhir',
    few: 'Hanya tiga halaman',
    selected: 'Dengan yang dipilih',
  },
  progress: { start: 'Belum mulai', half: 'Mengunggah gambar', done: 'Selesai diunggah' },
  alert: {
    name: { info: 'Kabar', success: 'Berhasil', warning: 'Peringatan', error: 'Galat', plain: 'Di halaman masuk' },
    info: 'Jadwal praktik hari Senin sudah diperbarui.',
    success: 'Stok obat cocok dengan catatan.',
    warning: 'Delapan item hampir habis. Pesan sebelum hari Jumat.',
    error: 'Tagihan belum terkirim karena alamat e-mail klien kosong.',
    action: 'Lengkapi',
    plain: 'Kata sandi salah. Periksa huruf besar dan kecilnya.',
  },
  badge: {
    success: 'Terbit',
    info: 'Masa coba',
    warning: 'Hampir habis',
    danger: 'Ditangguhkan',
    neutral: 'Draf',
    statuses: 'Status',
    tags: 'Tag',
    tagNames: ['Steril', 'Sekali pakai', 'Resep dokter'],
  },
};

export default galleryWidgets;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryWidgets: typeof galleryWidgets;
  }
}
