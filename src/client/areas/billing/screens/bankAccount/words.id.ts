/** Words of bank accounts, in Indonesian. */
import type { bankAccount } from '#shared/areas/billing/resources/bankAccount';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Rekening kami untuk menerima pembayaran klien. Yang aktif tampil saat klien membayar dan pada setiap tagihan.' },
  form: { purpose: 'Periksa nomor dan nama pemilik rekening baik-baik: klien mentransfer ke sini.' },
  fields: {
    bank: 'Bank',
    number: 'Nomor rekening',
    holder: 'Atas nama',
    position: 'Urutan',
    status: 'Status',
  },
  help: {
    number: 'Harus berbeda dari rekening lain.',
    position: 'Angka terkecil tampil paling atas.',
    status: 'Rekening nonaktif tidak ditawarkan lagi kepada klien.',
  },
  choices: { status: { active: 'Aktif', inactive: 'Nonaktif' } },
} satisfies WordsOf<typeof bankAccount>;
