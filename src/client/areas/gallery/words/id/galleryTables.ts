/** Words of the style guide's tables, in Indonesian. */
const galleryTables = {
  regular: 'Beberapa baris yang cukup dibaca. Garis tipis, tanpa belang; angka rata kanan, nomor berhuruf tetap.',
  paginated: 'Data banyak dibaca per halaman. Baris, jumlah, dan tautan halaman selalu di tempat yang sama.',
  sortable: 'Klik judul kolom untuk mengurutkan; Shift+klik menambah kolom berikutnya ke urutan.',
  contents: {
    regular: { plain: 'Tabel biasa', dense: 'Tabel padat', states: 'Keadaan' },
    paginated: { real: 'Katalog klinik Anda', links: 'Lima tautan halaman' },
    sortable: { several: 'Menurut beberapa kolom' },
  },
  why: {
    plain: 'Untuk daftar pendek tanpa pencarian. Yang terlalu lebar digulir di dalam bingkainya, juga dengan papan tombol.',
    dense: 'Baris 36 piksel, untuk yang bekerja di layar lebar sepanjang hari.',
    states: 'Saat memuat, kosong, dan berisi nama yang panjang.',
    real: 'Item sesungguhnya dari katalog Anda, hanya dibaca, lima baris per halaman.',
    links: 'Selalu {{links}} nomor, dengan halaman sekarang di tengah sejauh ujungnya mengizinkan.',
    several: 'Nomor kecil mengatakan urutan keberapa. Tekan tiga kali untuk kembali tanpa urutan. Yang senilai tetap pada tempatnya.',
  },
  column: { number: 'Nomor', client: 'Klien', day: 'Tanggal', status: 'Status', amount: 'Jumlah', name: 'Nama', created: 'Dibuat' },
  status: { paid: 'Lunas', sent: 'Terkirim', late: 'Lewat waktu' },
  itemStatus: { draft: 'Draf', published: 'Terbit', archived: 'Diarsipkan' },
  empty: 'Belum ada tagihan',
  emptyMessage: 'Tagihan pertama terbit setelah langganan dimulai.',
  noItems: 'Katalog masih kosong',
  noItemsMessage: 'Item yang ditambahkan di halaman Item akan tampil di sini.',
};

export default galleryTables;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryTables: typeof galleryTables;
  }
}
