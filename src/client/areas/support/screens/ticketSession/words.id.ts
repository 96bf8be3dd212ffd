/** Kata-kata sesi tiket, dalam bahasa Indonesia. */
import type { ticketSession } from '#shared/areas/support/resources/ticketSession';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: { build: 'Versi aplikasi', actions: 'Jumlah tindakan', own_actions: 'Tindakan pengguna', size: 'Ukuran', ticket: 'Tiket' },
} satisfies WordsOf<typeof ticketSession>;
