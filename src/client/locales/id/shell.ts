/** Words of the command palette and of the keyboard's shortcuts, in Indonesian. */
const shell = {
  palette: 'Cari atau buka',
  placeholder: 'Cari halaman, data, atau tindakan',
  results: 'Hasil',
  section: { recent: 'Terakhir dibuka', pages: 'Halaman', adding: 'Tambah', commands: 'Tindakan' },
  command: { language: 'Ganti ke {{language}}', theme: 'Tampilan: {{theme}}' },
  nothing: 'Tidak ada yang cocok dengan “{{q}}”.',
  searching: 'Mencari data…',
  count: '{{number}} hasil',
  failed: 'Data tidak dapat dicari sekarang. Halaman dan tindakan tetap dapat dibuka.',
  foot: { move: 'pilih', open: 'buka', close: 'tutup' },
  shortcuts: { anywhere: 'Di mana saja', lists: 'Di daftar', records: 'Di halaman data', forms: 'Di formulir' },
  shortcut: {
    palette: 'Cari atau buka apa saja',
    shortcuts: 'Tampilkan pintasan ini',
    lock: 'Kunci layar',
    toast: 'Ke pemberitahuan yang muncul',
    search: 'Ke kotak pencarian',
    cells: 'Berpindah sel',
    width: 'Lebar kolom, di judul kolom',
    previous: 'Data sebelumnya dari daftar',
    next: 'Data berikutnya dari daftar',
    save: 'Simpan',
  },
  signOut: {
    title: 'Keluar dari Nadi?',
    stays: 'Yang berikut tetap tersimpan di peramban ini dalam keadaan terenkripsi. Hanya Anda yang dapat membacanya, setelah masuk lagi.',
    lost: 'Alamat ini tidak memakai HTTPS, jadi peramban tidak dapat menyimpan yang berikut dengan aman. Semuanya hilang begitu Anda keluar.',
    unsent: 'Belum terkirim ke server: {{number}}',
    drafts: 'Formulir yang belum disimpan: {{number}}',
    events: 'Acara kalender: {{number}}',
    remove: 'Hapus semuanya dari peramban ini',
  },
};

export default shell;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof shell;
  }
}
