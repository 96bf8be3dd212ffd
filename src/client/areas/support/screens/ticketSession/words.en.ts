/** Words of sessions of tickets, in English. */
import type { ticketSession } from '#shared/areas/support/resources/ticketSession';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: { build: 'Build of the app', actions: 'Actions', own_actions: 'Actions of the person', size: 'Size', ticket: 'Ticket' },
} satisfies WordsOf<typeof ticketSession>;
