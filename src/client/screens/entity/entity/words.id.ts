/** Words of clients, in Indonesian. */
import type { entity } from '#shared/resources/entity';
import type { WordsOf } from '../../../kit/words';
import subscription from '../clientsubsheader/words.id';

export default {
  list: { purpose: 'Klinik, rumah sakit, dan dokter yang memakai Nadi.' },
  form: { purpose: 'Siapa kliennya dan ke mana tagihannya dikirim.' },
  fields: {
    code: 'Kode',
    name: 'Nama',
    kind: 'Jenis',
    npwp: 'NPWP',
    address: 'Alamat',
    region: 'Wilayah',
    city: 'Kota',
    phone: 'Telepon',
    email: 'E-mail',
    person_in_charge: 'Penanggung jawab',
    agreement: 'Perjanjian kerja sama',
    status: 'Status',
    subscription_status: 'Status langganan',
    seats_used: 'Kursi terpakai',
    seats_total: 'Jumlah kursi',
    next_invoice_at: 'Tagihan berikutnya',
    modules: 'Modul',
    clientsubsheader: 'Langganan',
    clientsubsdetail: 'Rincian langganan',
  },
  help: {
    name: 'Nama resmi, seperti pada tagihan.',
    person_in_charge: 'Orang yang kami hubungi.',
    agreement: 'Naskah yang sudah ditandatangani kedua pihak.',
    modules: 'Modul yang dipilih klien ini.',
    status: 'Klien nonaktif tetap tersimpan; orangnya tidak kehilangan data.',
  },
  choices: {
    kind: { clinic: 'Klinik', hospital: 'Rumah sakit', doctor: 'Dokter' },
    subscription_status: { ...subscription.choices.status, none: 'Belum berlangganan' },
    status: { active: 'Aktif', inactive: 'Nonaktif' },
  },
} satisfies WordsOf<typeof entity>;
