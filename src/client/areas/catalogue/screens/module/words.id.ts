/** Words of modules, in Indonesian. */
import type { modul } from '#shared/areas/catalogue/resources/module';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Fitur yang dijual sebuah paket. Fitur dalam tiga paket adalah tiga modul.' },
  form: { purpose: 'Harga baru tidak mengubah tagihan yang sudah terbit maupun langganan yang berjalan.' },
  fields: {
    module_name: 'Nama modul',
    module_name_en: 'Nama dalam bahasa Inggris',
    feature_key: 'Fitur',
    package: 'Paket',
    price: 'Harga',
    kind: 'Jenis',
    status: 'Status',
  },
  help: {
    module_name_en: 'Dibaca orang yang memakai bahasa Inggris, juga pada dokumennya. Kosongkan bila sama.',
    feature_key: 'Kunci fitur yang dibukanya, misalnya pharmacy.',
    price: 'Per bulan, sebelum PPN.',
    kind: 'Modul bawaan ikut dalam paket; modul tambahan dipilih klien.',
    status: 'Modul yang diarsipkan tidak dijual lagi.',
  },
  choices: { kind: { included: 'Bawaan', addon: 'Tambahan' }, status: { active: 'Aktif', archived: 'Diarsipkan' } },
} satisfies WordsOf<typeof modul>;
