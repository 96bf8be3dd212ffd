/** Words of charges, in Indonesian. */
import type { charge } from '#shared/areas/billing/resources/charge';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    gateway: 'Gerbang pembayaran',
    method: 'Cara bayar',
    amount: 'Jumlah',
    code: 'Kode bayar',
    external_id: 'Nomor di gerbang',
    expires_at: 'Berlaku sampai',
    status: 'Status',
    invoice: 'Tagihan',
    entity: 'Klien',
  },
  choices: {
    gateway: { manual: 'Transfer manual', test: 'Uji coba' },
    method: { transfer: 'Transfer bank', va: 'Virtual account', qris: 'QRIS' },
    status: { open: 'Terbuka', paid: 'Dibayar', expired: 'Kedaluwarsa' },
  },
} satisfies WordsOf<typeof charge>;
