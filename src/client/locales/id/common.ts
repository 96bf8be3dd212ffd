/** Words of the whole interface, in Indonesian. */
const common = {
  language: { id: 'Bahasa Indonesia', en: 'English' },
  theme: { light: 'Terang', dark: 'Gelap', system: 'Ikuti perangkat' },
  chrome: {
    skip: 'Langsung ke isi',
    loading: 'Memuat…',
    language: 'Bahasa',
    theme: 'Tampilan',
    breadcrumb: 'Posisi halaman',
    home: 'Beranda',
    menu: 'Menu utama',
    openMenu: 'Buka menu',
    closeMenu: 'Tutup menu',
    minimiseMenu: 'Ciutkan menu',
    expandMenu: 'Lebarkan menu',
    toDashboard: 'Ke dasbor',
    profile: 'Akun',
    myProfile: 'Profil saya',
    saveSession: 'Simpan sesi',
    logout: 'Keluar',
    login: 'Masuk',
    memberArea: 'Area Anggota',
    dashboard: 'Dasbor',
    copyright: '© {{year}} {{brand}}',
    motto: 'Denyut layanan kesehatan Indonesia',
    promise: 'Satu aplikasi untuk seluruh alur klinik Anda.',
  },
  menu: { configuration: 'Konfigurasi' },
  page: {
    home: 'Beranda',
    login: 'Masuk',
    dashboard: 'Dasbor',
    categories: 'Kategori',
    addCategory: 'Tambah kategori',
    editCategory: 'Ubah kategori',
    tags: 'Tag',
    addTag: 'Tambah tag',
    editTag: 'Ubah tag',
    items: 'Item',
    addItem: 'Tambah item',
    editItem: 'Ubah item',
    missing: 'Halaman tidak ditemukan',
  },
  action: {
    add: 'Tambah',
    back: 'Kembali',
    cancel: 'Batal',
    close: 'Tutup',
    delete: 'Hapus',
    edit: 'Ubah',
    retry: 'Coba lagi',
    save: 'Simpan',
    undo: 'Urungkan',
  },
  state: { offline: 'Tidak ada sambungan', failed: 'Tidak dapat dimuat' },
  notice: { oops: 'Ups… ada yang tidak beres' },
  error: {
    missingTitle: 'Ups! Halaman tidak ditemukan',
    missing: 'Halaman ini tidak dapat ditemukan.',
    failedTitle: 'Ada yang tidak beres',
    middleware: 'Middleware {{name}} tidak dikenal',
    fallback: 'Terjadi kesalahan saat menampilkan halaman kesalahan.',
    toDashboard: 'Kembali ke dasbor',
    toHome: 'Ke beranda',
    reload: 'Muat ulang',
  },
};

export default common;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof common;
  }
}
