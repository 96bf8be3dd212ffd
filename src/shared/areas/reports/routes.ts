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

const ofClinics = <const N extends string>(guard: 'visit' | 'patientPayment' | 'clinicSetting', ...names: N[]) =>
  names.map((name) => ({
    path: `/bisnisku/clinic-report/${kebab(name)}` as const,
    name,
    guard: { resource: guard, verb: 'list' as const, partly: true as const },
    feature: 'services' as const,
    ...page,
    alsoOf: ['clinic', 'cashier'] as const,
  }));

// The declarations themselves come with the page: the client loads these rows first. A test holds the two together.
export const reportRoutes = [
  ...pages('view clientsubsheader', 'revenue', 'revenueClients', 'churn', 'trials', 'trialClients'),
  ...pages('view invoices', 'ageing', 'vat', 'income'),
  ...pages('manage tickets', 'ticketTimes'),
  ...ofClinics('visit', 'clinicVisits', 'visitLines'),
  ...ofClinics('patientPayment', 'clinicIncome', 'incomeLines', 'clinicReceipts', 'receivables', 'billLines'),
  ...ofClinics('clinicSetting', 'doctorFees'),
  ...ofClinics('visit', 'waitingTimes'),
  ...ofClinics('patientPayment', 'depositsHeld', 'clinicDiscounts'),
  ...ofDiagnoses('topNewCases', 'topVisits', 'diagnosedVisits'),
] satisfies readonly RouteRow[];
