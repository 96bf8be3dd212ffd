/** Kata-kata nota kredit, dalam bahasa Indonesia. */
import type { creditNote } from '#shared/resources/creditNote';
import type { WordsOf } from '../../../kit/words';

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
