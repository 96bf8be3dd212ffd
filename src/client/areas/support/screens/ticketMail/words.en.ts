/** Words of the original mails of tickets, in English. */
import type { ticketMail } from '#shared/areas/support/resources/ticketMail';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: { message_id: 'Message', files: 'Original mail', ticket: 'Ticket' },
} satisfies WordsOf<typeof ticketMail>;
