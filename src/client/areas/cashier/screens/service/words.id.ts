/** Words of services, in Indonesian. */
import type { service } from '#shared/areas/cashier/resources/service';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Daftar harga klinik: konsultasi, tindakan, pemeriksaan, dan kamar dengan tarif umumnya.' },
  form: { purpose: 'Perubahan tarif berlaku untuk pencatatan berikutnya; tagihan lama tidak ikut berubah.' },
  fields: {
    code: 'Kode',
    name: 'Layanan',
    name_en: 'Nama dalam bahasa Inggris',
    category: 'Kategori',
    unit: 'Satuan',
    duration_min: 'Lama (menit)',
    general_price: 'Tarif umum',
    general_since: 'Berlaku sejak',
    other_tariffs: 'Tarif lain',
    first_price: 'Tarif umum hari ini',
    taxable: 'Dikenai PPN',
    status: 'Status',
    entity: 'Klien',
  },
  choices: {
    category: {
      konsultasi: 'Konsultasi',
      administrasi: 'Administrasi',
      kamar: 'Kamar',
      tindakan: 'Tindakan',
      lab: 'Laboratorium',
      radiologi: 'Radiologi',
      farmasi: 'Farmasi',
      paket: 'Paket',
      lain: 'Lain-lain',
    },
    status: { active: 'Aktif', inactive: 'Nonaktif' },
  },
  help: {
    code: 'Singkat dan tidak boleh sama dengan layanan lain, misalnya KON-01.',
    first_price: 'Rupiah bulat untuk pasien umum, berlaku mulai hari ini. Tarif lain dan komponennya diatur di halaman layanan.',
    taxable: 'Layanan medis bebas PPN; layanan kecantikan dapat dikenai PPN.',
  },
} satisfies WordsOf<typeof service>;
