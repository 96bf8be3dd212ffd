/** Words of tariffs, in Indonesian. */
import type { tariff } from '#shared/areas/cashier/resources/tariff';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Berapa harga tiap layanan, untuk penjamin dan kelas apa, dan sejak kapan.' },
  form: { purpose: 'Tarif baru mengakhiri tarif sebelumnya sehari sebelumnya; biaya yang sudah dicatat tidak berubah.' },
  fields: {
    class: 'Kelas',
    price: 'Tarif',
    facility: 'Jasa sarana',
    professional: 'Jasa medis',
    consumables: 'Bahan habis pakai',
    administration: 'Manajemen',
    valid_from: 'Berlaku sejak',
    valid_to: 'Sampai',
    entity: 'Klien',
    service: 'Layanan',
    payer: 'Penjamin',
  },
  choices: {
    class: {
      semua: 'Semua kelas',
      kelas_1: 'Kelas 1',
      kelas_2: 'Kelas 2',
      kelas_3: 'Kelas 3',
      utama: 'Utama',
      vip: 'VIP',
      vvip: 'VVIP',
      intensif: 'Intensif',
      isolasi: 'Isolasi',
    },
  },
  help: {
    price: 'Rupiah bulat untuk satu layanan: jumlah keempat komponennya.',
    valid_to: 'Kosongkan selama belum ada hari terakhirnya.',
  },
} satisfies WordsOf<typeof tariff>;
