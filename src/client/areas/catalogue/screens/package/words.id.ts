/** Words of packages, in Indonesian. */
import type { pack } from '#shared/areas/catalogue/resources/package';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Paket yang dapat dilanggani klien, dengan harga dasar dan masa cobanya.' },
  form: { purpose: 'Perubahan berlaku untuk langganan baru. Langganan yang berjalan menyimpan harganya sendiri.' },
  fields: {
    code: 'Kode',
    package_name: 'Nama paket',
    package_name_en: 'Nama dalam bahasa Inggris',
    description: 'Deskripsi',
    target: 'Untuk',
    base_price: 'Harga dasar',
    cycles: 'Siklus tagihan',
    trial_days: 'Masa coba (hari)',
    seats: 'Kursi',
    seat_price: 'Harga kursi tambahan',
    status: 'Status',
    modules_count: 'Modul',
  },
  help: {
    package_name_en: 'Dibaca orang yang memakai bahasa Inggris, juga pada dokumennya. Kosongkan bila sama.',
    code: 'Pendek dan tetap, misalnya KLINIK. Harus berbeda dari paket lain.',
    base_price: 'Per bulan, sebelum PPN dan di luar harga modul.',
    cycles: 'Siklus yang dapat dipilih klien.',
    seats: 'Banyaknya orang yang dapat memakainya tanpa biaya tambahan.',
    seat_price: 'Per kursi per bulan. Kosongkan bila kursi tidak dapat ditambah.',
    status: 'Paket yang diarsipkan tidak dijual lagi; langganan yang ada tetap berjalan.',
  },
  own: {
    modules: 'Modul dalam paket ini',
    modulesPurpose:
      'Yang dibuka paket ini, dan yang dapat ditambahkan. Buka sebuah modul untuk mengubah harganya atau melihat riwayat harganya.',
    noModules: 'Paket ini belum punya modul.',
    total: 'Jumlah modul bawaan per bulan',
  },
  choices: {
    target: { clinic: 'Klinik', hospital: 'Rumah sakit', doctor: 'Dokter' },
    cycles: { monthly: 'Bulanan', quarterly: 'Triwulanan', semiannual: 'Semesteran', yearly: 'Tahunan' },
    status: { active: 'Aktif', archived: 'Diarsipkan' },
  },
} satisfies WordsOf<typeof pack>;
