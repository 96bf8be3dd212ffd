/** Pages of the cashier, and of services and tariffs, that stand for no resource. */
import { wordsFor } from '../../kit/pageWords';
import type { RouteRow } from '../../routes/row';

/** Words of the pages of services and tariffs. */
const tariffWords = ['tariffs', 'form', ...['service', 'tariff', 'payer'].map(wordsFor)];

export const cashierRoutes = [
  {
    path: '/bisnisku/cashier',
    name: 'cashier',
    guard: { resource: 'patientPayment', verb: 'list', partly: true },
    chunk: 'cashier',
    feature: 'services',
    words: [
      ...['cashier', 'receipts', 'grid', 'form', 'audit'],
      ...['visit', 'patient', 'payer', 'service', 'teamMember', 'visitCharge', 'patientBill', 'patientPayment', 'cashShift'].map(wordsFor),
    ],
  },
  {
    path: '/bisnisku/services/tariff/change',
    name: 'tariffChange',
    guard: { resource: 'tariff', verb: 'add', partly: true },
    chunk: 'tariff-change',
    feature: 'services',
    words: tariffWords,
  },
  {
    path: '/bisnisku/services/tariff/import',
    name: 'tariffImport',
    guard: { resource: 'tariff', verb: 'add', partly: true },
    chunk: 'tariff-import',
    feature: 'services',
    words: tariffWords,
  },
  {
    path: '/bisnisku/clinic-report',
    name: 'clinicReport',
    guard: { resource: 'patientPayment', verb: 'list', partly: true },
    chunk: 'clinic-report',
    feature: 'services',
    words: ['reports', 'charts', 'grid', 'form'],
  },
] as const satisfies readonly RouteRow[];
