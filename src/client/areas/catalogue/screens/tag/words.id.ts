/** Words of tags, in Indonesian. */
import type { tag } from '#shared/areas/catalogue/resources/tag';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Penanda berwarna untuk item. Satu item boleh memakai banyak tag.', search: 'Cari nama tag' },
  form: { purpose: 'Kata pendek dengan warna yang mudah dikenali.' },
  fields: { name: 'Nama', color: 'Warna', items_count: 'Item' },
  help: { name: 'Harus berbeda dari tag lain.', color: 'Tulis sebagai #RRGGBB, atau pilih di bawah ini.' },
} satisfies WordsOf<typeof tag>;
