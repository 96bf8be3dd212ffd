/** Words of subscriptions, in Indonesian. */
import type { clientsubsheader } from '#shared/resources/clientsubsheader';
import type { WordsOf } from '../../../kit/words';

export default {
  fields: {
    number: 'Nomor',
    status: 'Status',
    cycle: 'Siklus tagihan',
    anchor_day: 'Tanggal tagihan',
    start_at: 'Mulai',
    trial_end_at: 'Masa coba berakhir',
    period_start: 'Awal periode',
    period_end: 'Akhir periode',
    next_invoice_at: 'Tagihan berikutnya',
    auto_renew: 'Diperpanjang otomatis',
    cancel_at_period_end: 'Berhenti di akhir periode',
    discount: 'Potongan',
    package_price: 'Harga paket',
    note: 'Catatan',
    entity: 'Klien',
    package: 'Paket',
    clientsubsdetail: 'Rincian',
  },
  choices: {
    status: {
      draft: 'Draf',
      trial: 'Masa coba',
      active: 'Aktif',
      grace: 'Masa tenggang',
      suspended: 'Ditangguhkan',
      paused: 'Dijeda',
      ended: 'Berakhir',
    },
    cycle: { monthly: 'Bulanan', quarterly: 'Triwulanan', semiannual: 'Semesteran', yearly: 'Tahunan' },
  },
} satisfies WordsOf<typeof clientsubsheader>;
