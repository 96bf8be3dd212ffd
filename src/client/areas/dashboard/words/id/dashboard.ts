/** Words of the dashboard's first page, in Indonesian. */
const dashboard = {
  greeting: {
    morning: 'Selamat pagi, {{name}}',
    noon: 'Selamat siang, {{name}}',
    afternoon: 'Selamat sore, {{name}}',
    evening: 'Selamat malam, {{name}}',
  },
  purpose: 'Apa yang ada, apa yang baru, dan apa berikutnya.',
  count: {
    item: 'Item',
    category: 'Kategori',
    tag: 'Tag',
    user: 'Pengguna',
    package: 'Paket',
    module: 'Modul',
    entity: 'Klien',
    clientsubsheader: 'Langganan',
  },
  open: { item: 'Lihat semua item', category: 'Lihat semua kategori', tag: 'Lihat semua tag', user: 'Lihat semua pengguna' },
  news: {
    some: '+{{count}} dalam 30 hari',
    none: 'Tidak ada yang baru',
    up: 'Naik dari {{count}}',
    down: 'Turun dari {{count}}',
    same: 'Sama seperti sebelumnya',
  },
  growth: {
    title: 'Item yang ditambahkan',
    summary: '{{all}} dalam 12 minggu, {{now}} di antaranya minggu ini.',
    axis: 'Minggu mulai',
    series: 'Item baru',
    empty: 'Tidak ada item yang ditambahkan dalam 12 minggu terakhir.',
  },
  statuses: { title: 'Status item', summary: '{{published}} dari {{total}} sudah terbit.', axis: 'Status' },
  categories: { title: 'Item per kategori', summary: 'Terbanyak: {{name}}, {{count}} item.', axis: 'Kategori' },
  roles: { title: 'Pengguna per peran', summary: '{{active}} pengguna aktif, {{inactive}} nonaktif.', axis: 'Peran' },
  others: '{{count}} item lainnya ada di luar enam kategori ini.',
  stale: 'Angka terbaru belum dapat dimuat, jadi yang tampil adalah angka sebelumnya. {{why}}',
  services: 'Paket dan klien',
  active: '{{count}} aktif',
  activity: {
    all: 'Aktivitas terbaru',
    own: 'Aktivitas Anda',
    empty: 'Belum ada aktivitas',
    emptyMessage: 'Perubahan data akan tercatat di sini.',
  },
  start: {
    title: 'Mulai dari sini',
    purpose: 'Tiga langkah singkat, dan katalog Anda siap dipakai.',
    done: 'Selesai',
    category: { title: 'Buat kategori', why: 'Kelompok item, misalnya Obat atau Laboratorium.' },
    item: { title: 'Tambahkan item', why: 'Obat, tindakan, atau pemeriksaan pertama Anda.' },
    user: { title: 'Ajak rekan kerja', why: 'Beri akun dan peran, supaya tidak mengisi katalog sendirian.' },
  },
  begin: {
    title: 'Mulai klinik Anda',
    purpose: 'Beri nama klinik, periksa paketnya, dan masa coba langsung berjalan. Tanpa kartu.',
    chosen: 'Pilihan Anda dari halaman harga sudah tersimpan.',
    go: 'Mulai sekarang',
  },
  steps: {
    title: 'Langkah pertama {{clinic}}',
    purpose: 'Masa coba tinggal {{count}} hari, sampai {{date}}.',
    modules: 'Sudah terbuka: {{modules}}.',
    coming: 'Segera hadir: {{modules}}.',
    clinic: { title: 'Klinik dimulai', why: 'Anda pemiliknya, dan masa coba sudah berjalan.' },
    services: { title: 'Isi daftar layanan', why: 'Tindakan dan tarif klinik Anda.', go: 'Tambah layanan' },
    people: { title: 'Ajak rekan kerja', why: 'Undang dokter, perawat, atau kasir lewat e-mail.', go: 'Undang orang' },
    safety: { title: 'Amankan akun Anda', why: 'Aktifkan verifikasi dua langkah, karena Anda memegang seluruh klinik.', go: 'Aktifkan' },
    plan: 'Lihat langganan',
  },
  actions: 'Mulai cepat',
  action: {
    item: 'Tambah item',
    itemHint: 'Obat, tindakan, atau pemeriksaan',
    category: 'Tambah kategori',
    categoryHint: 'Kelompok item dalam katalog',
    tag: 'Tambah tag',
    tagHint: 'Penanda lintas kategori',
    user: 'Tambah pengguna',
    userHint: 'Rekan kerja, dengan perannya',
  },
  recent: 'Item terbaru',
  seeAll: 'Lihat semua',
  empty: {
    title: 'Katalog Anda masih kosong',
    first: 'Mulailah dengan sebuah kategori, lalu tambahkan item pertama ke dalamnya.',
    next: 'Kategorinya sudah ada. Tambahkan item pertama ke dalamnya.',
    reader: 'Item yang ditambahkan tim Anda akan tampil di sini.',
  },
  status: { draft: 'Draf', published: 'Terbit', archived: 'Diarsipkan' },
};

export default dashboard;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboard: typeof dashboard;
  }
}
