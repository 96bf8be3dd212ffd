/** Words of ticket messages, in English. */
import type { ticketEntry } from '#shared/areas/support/resources/ticketEntry';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    kind: 'Kind',
    message: 'Message',
    files: 'Attachments',
    full_text: 'Whole text of the mail',
    event: 'Event',
    value: 'Became',
    author_name: 'Author',
    ticket: 'Ticket',
    entity: 'Client',
    requester: 'Requester',
    author: 'Account of the author',
  },
  choices: {
    kind: { customer: 'Requester', agent: 'Support team', event: 'Event' },
    event: { state: 'Status', priority: 'Priority', split: 'Split off', session: 'Session attached' },
  },
} satisfies WordsOf<typeof ticketEntry>;
