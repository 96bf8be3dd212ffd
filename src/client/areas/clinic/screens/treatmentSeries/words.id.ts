/** Words of series of sessions, in Indonesian. */
import type { treatmentSeries } from '#shared/areas/clinic/resources/treatmentSeries';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Rangkaian sesi yang disepakati dengan pasien, misalnya enam kali fisioterapi.' },
  form: { purpose: 'Sekali dipilih, cara penagihannya tidak berubah lagi.' },
  fields: {
    number: 'Nomor',
    status: 'Status',
    total: 'Jumlah sesi',
    done: 'Sudah dilakukan',
    charge_by: 'Ditagih',
    cancel_reason: 'Alasan pembatalan',
    entity: 'Klien',
    patient: 'Pasien',
    template: 'Tindakan',
  },
  choices: {
    status: { berjalan: 'Berjalan', batal: 'Batal' },
    charge_by: { paket: 'Sebagai paket', sesi: 'Per sesi' },
  },
  help: { charge_by: 'Paket ditagih sekali; per sesi ditagih setiap kali dilakukan.' },
  commands: {
    cancel: {
      label: 'Batalkan rangkaian',
      purpose: 'Sesi yang belum dilakukan tidak dapat dipakai lagi. Sesi yang sudah dilakukan ditagih per sesi.',
      done: 'Rangkaian dibatalkan.',
      did: 'Membatalkan rangkaian tindakan {{name}}',
      input: { reason: 'Alasan' },
    },
  },
} satisfies WordsOf<typeof treatmentSeries>;
