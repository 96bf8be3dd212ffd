/** Kata-kata saldo kredit klien, dalam bahasa Indonesia. */
import type { clientCredit } from '#shared/resources/clientCredit';
import type { WordsOf } from '../../../kit/words';

export default {
  fields: { kind: 'Asal', amount: 'Jumlah', invoice: 'Tagihan', entity: 'Klien' },
  choices: { kind: { excess: 'Kelebihan bayar', spent: 'Dipakai untuk tagihan' } },
} satisfies WordsOf<typeof clientCredit>;
