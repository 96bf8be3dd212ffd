/** Words of categories, in Indonesian. */
import type { category } from '#shared/areas/catalogue/resources/category';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Kelompok tempat item berada. Satu item masuk ke satu kategori.' },
  form: { purpose: 'Nama yang singkat memudahkan orang menemukan item.' },
  fields: { name: 'Nama', description: 'Deskripsi', items_count: 'Item' },
  help: { name: 'Harus berbeda dari kategori lain.', description: 'Satu atau dua kalimat tentang isinya.' },
} satisfies WordsOf<typeof category>;
