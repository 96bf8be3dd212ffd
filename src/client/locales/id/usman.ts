/** Words of the management screens, in Indonesian. */
const usman = {
  category: {
    list: {
      title: 'Daftar kategori',
      purpose: 'Kelompok tempat item berada. Satu item masuk ke satu kategori.',
      add: 'Tambah kategori',
      empty: 'Belum ada kategori. Tambahkan yang pertama.',
      search: 'Cari nama atau deskripsi',
    },
    form: { add: 'Tambah kategori', edit: 'Ubah kategori', purpose: 'Nama yang singkat memudahkan orang menemukan item.' },
    fields: { name: 'Nama', description: 'Deskripsi', items_count: 'Item', created_at: 'Dibuat' },
    help: { name: 'Harus berbeda dari kategori lain.', description: 'Satu atau dua kalimat tentang isinya.' },
  },
  tag: {
    list: {
      title: 'Daftar tag',
      purpose: 'Penanda berwarna untuk item. Satu item boleh memakai banyak tag.',
      add: 'Tambah tag',
      empty: 'Belum ada tag. Tambahkan yang pertama.',
      search: 'Cari nama tag',
    },
    form: { add: 'Tambah tag', edit: 'Ubah tag', purpose: 'Kata pendek dengan warna yang mudah dikenali.' },
    fields: { name: 'Nama', color: 'Warna', items_count: 'Item', created_at: 'Dibuat' },
    help: { name: 'Harus berbeda dari tag lain.', color: 'Tulis sebagai #RRGGBB, atau pilih di bawah ini.' },
  },
  item: {
    list: {
      title: 'Daftar item',
      purpose: 'Semua yang ditawarkan dalam katalog.',
      add: 'Tambah item',
      empty: 'Belum ada item. Tambahkan yang pertama.',
      search: 'Cari nama, isi, kategori, atau tag',
    },
    form: { add: 'Tambah item', edit: 'Ubah item', purpose: 'Isi yang diperlukan saja; sisanya bisa menyusul.' },
    fields: {
      image: 'Gambar',
      name: 'Nama',
      description: 'Deskripsi',
      category: 'Kategori',
      tags: 'Tag',
      status: 'Status',
      on_home: 'Tampil di beranda',
      on_home_short: 'Di beranda',
      date: 'Tanggal',
      created_at: 'Dibuat',
    },
    help: {
      category: 'Satu kategori untuk setiap item.',
      tags: 'Boleh lebih dari satu.',
      on_home: 'Menandai item yang boleh ditampilkan di halaman depan.',
    },
    status: { draft: 'Draf', published: 'Terbit', archived: 'Diarsipkan' },
  },
};

export default usman;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    usman: typeof usman;
  }
}
