/** Words of the dashboard's first page, in Indonesian. */
const dashboard = {
  greeting: { morning: 'Selamat pagi, {{name}}', noon: 'Selamat siang, {{name}}', afternoon: 'Selamat sore, {{name}}', evening: 'Selamat malam, {{name}}' },
  purpose: 'Ringkasan katalog Anda hari ini.',
  count: { items: 'Item', categories: 'Kategori', tags: 'Tag' },
  open: { items: 'Lihat semua item', categories: 'Lihat semua kategori', tags: 'Lihat semua tag' },
  actions: 'Mulai cepat',
  action: { item: 'Tambah item', itemHint: 'Obat, tindakan, atau pemeriksaan', category: 'Tambah kategori', categoryHint: 'Rak tempat item berdiri', tag: 'Tambah tag', tagHint: 'Penanda lintas kategori' },
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
