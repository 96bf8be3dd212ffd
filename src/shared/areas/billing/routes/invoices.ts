/** The page on which an invoice is read, printed and paid; list and form follow from the declaration. Rule: INV-10. */
import { wordsFor } from '#shared/kit/pageWords';
import type { RouteRow } from '#shared/routes/row';

export const invoiceRoutes = [
  {
    path: '/services/invoice/detail/:id',
    name: 'invoiceDetail',
    guard: { resource: 'invoice', verb: 'get', partly: true },
    chunk: 'invoice-detail',
    words: [wordsFor('invoice'), wordsFor('payment'), wordsFor('creditNote'), wordsFor('entity'), 'grid', 'form', 'audit'],
  },
] as const satisfies readonly RouteRow[];
