/** Kata-kata surat asli tiket, dalam bahasa Indonesia. */
import type { ticketMail } from '#shared/areas/support/resources/ticketMail';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: { message_id: 'Pesan', files: 'Surat asli', ticket: 'Tiket' },
} satisfies WordsOf<typeof ticketMail>;
