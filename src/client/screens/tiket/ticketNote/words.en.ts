/** Words of internal notes, in English. */
import type { ticketNote } from '#shared/resources/ticketNote';
import type { WordsOf } from '../../../kit/words';

export default {
  fields: { message: 'Note', files: 'Attachments', author_name: 'Author', ticket: 'Ticket', author: 'Account of the author' },
} satisfies WordsOf<typeof ticketNote>;
