/** Words of items, in Indonesian. */
import type { item } from '#shared/areas/catalogue/resources/item';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Semua yang ditawarkan dalam katalog.', search: 'Cari nama, isi, kategori, atau tag' },
  form: { purpose: 'Isi yang diperlukan saja; sisanya bisa menyusul.' },
  fields: {
    image: 'Gambar',
    name: 'Nama',
    description: 'Deskripsi',
    excerpt: 'Ringkasan',
    category: 'Kategori',
    tags: 'Tag',
    status: 'Status',
    on_home: 'Tampil di beranda',
    date: 'Tanggal',
    owner: 'Pemilik',
  },
  columns: { on_home: 'Di beranda' },
  help: {
    category: 'Satu kategori untuk setiap item.',
    tags: 'Boleh lebih dari satu.',
    on_home: 'Menandai item yang boleh ditampilkan di halaman depan.',
  },
  choices: { status: { draft: 'Draf', published: 'Terbit', archived: 'Diarsipkan' } },
} satisfies WordsOf<typeof item>;
