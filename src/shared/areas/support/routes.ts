/** The thread of a ticket; its list and forms follow from the declaration. Rule: TKT-9. */
import { wordsFor } from '../../kit/pageWords';
import type { RouteRow } from '../../routes/row';

const guard = { resource: 'ticket', verb: 'get', partly: true } as const;

export const ticketRoutes = [
  {
    path: '/tiket/detail',
    name: 'ticketDetail',
    guard,
    chunk: 'ticket-detail',
    words: [wordsFor('ticket'), wordsFor('ticketEntry'), wordsFor('ticketNote'), 'form', 'audit'],
  },
  // Which ticket is to be edited is chosen in the list.
  { path: '/tiket/edit-tiket', name: 'ticketEditAny', guard, chunk: 'ticket-list', words: [wordsFor('ticket'), 'grid', 'form'] },
] as const satisfies readonly RouteRow[];
