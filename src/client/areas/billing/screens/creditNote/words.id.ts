/** Kata-kata nota kredit, dalam bahasa Indonesia. */
import type { creditNote } from '#shared/areas/billing/resources/creditNote';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    number: 'Nomor',
    issue_date: 'Tanggal',
    reason: 'Alasan',
    period: 'Periode',
    amount: 'Sebelum PPN',
    dpp: 'DPP',
    ppn: 'PPN',
    total: 'Total',
    invoice: 'Tagihan',
    entity: 'Klien',
  },
} satisfies WordsOf<typeof creditNote>;
