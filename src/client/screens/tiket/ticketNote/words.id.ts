/** Kata-kata catatan internal, dalam bahasa Indonesia. */
import type { ticketNote } from '#shared/resources/ticketNote';
import type { WordsOf } from '../../../kit/words';

export default {
  fields: { message: 'Catatan', files: 'Lampiran', author_name: 'Penulis', ticket: 'Tiket', author: 'Akun penulis' },
} satisfies WordsOf<typeof ticketNote>;
