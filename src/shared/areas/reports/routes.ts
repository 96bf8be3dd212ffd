/** The pages of reports: one for each that has a page, as shared/reports declares them. */
import type { Permission } from '../../access';
import { kebab } from '../../routes/resources';
import type { RouteRow } from '../../routes/row';

const page = { chunk: 'report', words: ['reports', 'charts', 'grid'] };

const pages = <const N extends string>(scope: Permission, ...names: N[]) =>
  names.map((name) => ({ path: `/reports/${kebab(name)}` as const, name, guard: 'signedIn' as const, scope, ...page }));

const ofDiagnoses = <const N extends string>(...names: N[]) =>
  names.map((name) => ({
    path: `/bisnisku/icd/${kebab(name)}` as const,
    name,
    guard: { resource: 'visitDiagnosis' as const, verb: 'list' as const, partly: true as const },
    feature: 'icd' as const,
    ...page,
  }));

// The declarations themselves come with the page: the client loads these rows first. A test holds the two together.
export const reportRoutes = [
  ...pages('view clientsubsheader', 'revenue', 'revenueClients', 'churn', 'trials', 'trialClients'),
  ...pages('view invoices', 'ageing', 'vat', 'income'),
  ...pages('manage tickets', 'ticketTimes'),
  ...ofDiagnoses('topNewCases', 'topVisits', 'diagnosedVisits'),
] satisfies readonly RouteRow[];
