/** Pages of the cashier that stand for no resource. */
import { wordsFor } from '../../kit/pageWords';
import type { RouteRow } from '../../routes/row';

export const cashierRoutes = [
  {
    path: '/bisnisku/cashier',
    name: 'cashier',
    guard: { resource: 'patientPayment', verb: 'list', partly: true },
    chunk: 'cashier',
    feature: 'services',
    words: [
      ...['cashier', 'grid', 'form', 'audit'],
      ...['visit', 'patient', 'payer', 'service', 'teamMember', 'visitCharge', 'patientBill', 'patientPayment', 'cashShift'].map(wordsFor),
    ],
  },
] as const satisfies readonly RouteRow[];
