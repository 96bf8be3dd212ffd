/** Words of bills of patients, in Indonesian. */
import type { patientBill } from '#shared/areas/cashier/resources/patientBill';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Nota pasien dan penjamin, dengan yang sudah dan belum dibayar.',
  },
  form: {
    purpose: 'Semua biaya kunjungan yang belum ditagih untuk penjamin itu masuk nota.',
  },
  fields: {
    number: 'No. nota',
    status: 'Status',
    day: 'Tanggal',
    total: 'Total',
    reduced: 'Dikurangi',
    paid: 'Dibayar',
    rest: 'Sisa',
    author: 'Dibuat oleh',
    cancel_reason: 'Alasan pembatalan',
    entity: 'Klien',
    visit: 'Kunjungan',
    payer: 'Penjamin',
    patient: 'Pasien',
  },
  choices: {
    status: {
      terbuka: 'Belum lunas',
      lunas: 'Lunas',
      batal: 'Batal',
    },
  },
  help: {
    payer: 'Kosongkan untuk penjamin kunjungannya.',
  },
  commands: {
    cancel: {
      label: 'Batalkan nota',
      purpose: 'Biayanya terbuka lagi dan dapat ditagih ulang.',
      done: 'Nota dibatalkan.',
      did: 'Membatalkan nota {{name}}',
      input: {
        reason: 'Alasan',
      },
    },
    settle: {
      label: 'Hitung ulang',
      purpose: 'Ada uang masuk atau dikembalikan.',
      done: 'Nota dihitung ulang.',
      did: 'Menghitung ulang nota {{name}}',
      input: {
        paid: 'Dibayar',
        reduced: 'Dikurangi',
      },
    },
  },
} satisfies WordsOf<typeof patientBill>;
