/** The pages of reports: one for each that has a page, as shared/reports declares them. */
import type { RouteRow } from './row';

const page = { guard: 'signedIn', chunk: 'report', words: ['reports', 'charts', 'grid'] } as const;
const revenue = { ...page, scope: 'view clientsubsheader' } as const;
const invoices = { ...page, scope: 'view invoices' } as const;

// The declarations themselves come with the page: the client loads these rows first. A test holds the two together.
export const reportRoutes = [
  { path: '/reports/revenue', name: 'revenue', ...revenue },
  { path: '/reports/revenue-clients', name: 'revenueClients', ...revenue },
  { path: '/reports/churn', name: 'churn', ...revenue },
  { path: '/reports/trials', name: 'trials', ...revenue },
  { path: '/reports/trial-clients', name: 'trialClients', ...revenue },
  { path: '/reports/ageing', name: 'ageing', ...invoices },
  { path: '/reports/vat', name: 'vat', ...invoices },
  { path: '/reports/income', name: 'income', ...invoices },
] as const satisfies readonly RouteRow[];
