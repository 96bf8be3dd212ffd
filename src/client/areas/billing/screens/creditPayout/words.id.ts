/** Words of payouts of clients' credit, in Indonesian. */
import type { creditPayout } from '#shared/areas/billing/resources/creditPayout';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Saldo kredit yang dikembalikan kepada klien. Di atas batas dalam ketentuan penagihan, yang membayar bukan yang meminta.',
  },
  form: { purpose: 'Minta saldo kredit klien dikembalikan. Uangnya tercatat keluar setelah dibayar.' },
  fields: {
    number: 'Nomor',
    status: 'Status',
    amount: 'Jumlah',
    method: 'Cara bayar',
    recipient: 'Rekening tujuan atau penerima',
    reason: 'Alasan',
    paid_at: 'Dibayar pada',
    reference: 'Referensi bank',
    entity: 'Klien',
    requester: 'Diminta oleh',
  },
  columns: { paid_at: 'Dibayar' },
  help: { recipient: 'Bank, nomor rekening, dan nama pemiliknya.' },
  choices: {
    status: { pending: 'Menunggu', paid: 'Dibayar', rejected: 'Ditolak', returned: 'Dikembalikan' },
    method: { transfer: 'Transfer bank', cash: 'Tunai' },
  },
  commands: {
    pay: {
      label: 'Catat pembayaran',
      purpose: 'Uang sudah ditransfer atau diserahkan. Saldo kredit klien berkurang sebesar itu.',
      done: 'Pembayaran pencairan {{name}} dicatat.',
      did: 'Mencatat pembayaran pencairan kredit {{name}}',
      input: { paid_at: 'Dibayar pada', reference: 'Referensi bank' },
    },
    reject: {
      label: 'Tolak',
      purpose: 'Tidak jadi dibayar. Saldo kredit klien tetap.',
      done: 'Pencairan {{name}} ditolak.',
      did: 'Menolak pencairan kredit {{name}}',
      input: { reason: 'Alasan' },
    },
    takeBack: {
      label: 'Catat uang kembali',
      purpose: 'Bank mengembalikan uangnya. Jumlahnya menjadi saldo kredit klien lagi.',
      done: 'Uang pencairan {{name}} tercatat kembali.',
      did: 'Mencatat uang kembali dari pencairan kredit {{name}}',
      input: { reason: 'Alasan' },
    },
  },
} satisfies WordsOf<typeof creditPayout>;
