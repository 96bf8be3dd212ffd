/** Kata-kata saldo kredit klien, dalam bahasa Indonesia. */
import type { clientCredit } from '#shared/areas/billing/resources/clientCredit';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: { kind: 'Asal', amount: 'Jumlah', invoice: 'Tagihan', payout: 'Pencairan', entity: 'Klien' },
  choices: { kind: { excess: 'Kelebihan bayar', spent: 'Dipakai untuk tagihan', paid_out: 'Dikembalikan kepada klien' } },
} satisfies WordsOf<typeof clientCredit>;
