/** The operator's pages about incoming money; list and form of payments follow from the declaration. Rules: INV-6, INV-16. */
import { wordsFor } from '#shared/kit/pageWords';
import type { RouteRow } from '#shared/routes/row';

export const paymentRoutes = [
  {
    path: '/services/payment/statement',
    name: 'bankStatement',
    guard: { resource: 'invoice', verb: 'update' },
    scope: 'verify payments',
    chunk: 'bank-statement',
    words: ['statement', 'form'],
  },
  {
    path: '/services/payment/verification',
    name: 'paymentVerification',
    guard: { resource: 'payment', verb: 'list' },
    scope: 'verify payments',
    chunk: 'payment-verification',
    words: ['paymentQueue', wordsFor('payment'), wordsFor('invoice'), 'form', 'audit'],
  },
] as const satisfies readonly RouteRow[];
