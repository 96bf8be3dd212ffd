/** Words of internal notes, in English. */
import type { ticketNote } from '#shared/areas/support/resources/ticketNote';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    message: 'Note',
    files: 'Attachments',
    full_text: 'Whole text of the mail',
    author_name: 'Author',
    ticket: 'Ticket',
    author: 'Account of the author',
  },
} satisfies WordsOf<typeof ticketNote>;
