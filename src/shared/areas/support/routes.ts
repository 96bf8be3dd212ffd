/** Addresses of tickets in addition to those that follow from the declaration. Rule: TKT-9. */
import { wordsFor } from '../../kit/pageWords';
import type { RouteRow } from '../../routes/row';

const guard = { resource: 'ticket', verb: 'get', partly: true } as const;

export const ticketRoutes = [
  // Mails and bookmarks name a ticket in the query.
  { path: '/tiket/detail', name: 'ticketLink', guard, chunk: 'ticket-link', words: [] },
  // Which ticket is to be edited is chosen in the list.
  { path: '/tiket/edit-tiket', name: 'ticketEditAny', guard, chunk: 'ticket-list', words: [wordsFor('ticket'), 'grid', 'form'] },
  {
    path: '/tiket/session/:id',
    name: 'ticketSession',
    guard: { resource: 'ticketSession', verb: 'get' },
    chunk: 'ticket-session',
    words: ['session', 'form', wordsFor('ticket'), wordsFor('ticketSession')],
  },
] as const satisfies readonly RouteRow[];
