/** OpenAPI of reports: what follows from their declarations, and a sentence for each. */
import { declaredReports, type ReportName } from '#shared/areas/reports/reports';
import type { ColumnKind, ReportColumn } from '#shared/kit/report';
import type { Description } from './operations';
import { meta, whole, type Schema } from './schemas';

const summaries: Readonly<Record<ReportName, string>> = {
  revenue: 'Monthly recurring revenue and its movements, by month',
  revenueClients: 'The clients whose monthly recurring revenue changed in a month',
  churn: 'Clients and revenue lost, by month',
  trials: 'Trials and how many of them became clients, by month of their beginning',
  trialClients: 'The trials that began or end in a time',
  revenueNow: 'Recurring revenue and clients by status now',
  ageing: 'What is open by client and days since the due date',
  vat: 'Value-added tax by month of issue',
  income: 'What was invoiced before tax, by package, module and other lines',
  ticketTimes: 'Tickets by category: business hours until answered and solved, late ones, reopened ones, satisfaction',
  topNewCases: 'The ten diagnoses with the most new cases at a clinic',
  topVisits: 'The ten diagnoses with the most visits at a clinic',
  diagnosedVisits: 'The visits of a clinic with a diagnosis, one row for each diagnosis',
  patientProblems: 'What the patient of a visit was diagnosed with at other visits, by category of ICD-10, the newest first',
  clinicOverview: 'The key figures of a clinic in a time',
  clinicVisits: 'Visits of a clinic by day, doctor, room or payer, of new and known patients',
  visitLines: 'The visits of a clinic, with minutes of waiting; a time that was not noted is null',
  clinicIncome: 'What was paid for bills of patients, by day, payer, doctor, room, service, method or shift',
  incomeLines: 'What each payment covered, one row for each line of a bill',
  clinicReceipts: 'Money that a clinic received, by method or shift',
  receivables: 'Open bills of patients by payer and days since they were made',
  billLines: 'The open bills of a clinic',
  doctorFees: 'Professional fees in what was paid, by doctor',
  waitingTimes: 'Minutes of waiting on average, by day, doctor, room or payer',
  depositsHeld: 'Deposits that a clinic holds, by patient',
  clinicDiscounts: 'Discounts and void charges of a clinic, with who approved them',
  invoicesNow: 'What is open, overdue, and invoiced this month',
};

const kinds: Readonly<Record<ColumnKind, Schema>> = {
  month: { type: 'string', format: 'date', description: 'The first day of the month.' },
  day: { type: ['string', 'null'], format: 'date' },
  money: { type: 'integer', description: 'Rupiah.' },
  count: { type: 'integer', minimum: 0 },
  percent: { type: ['string', 'null'], description: 'Two decimal places; null where there is nothing to compare with.' },
  decimal: { type: ['string', 'null'], description: 'Two decimal places; null where there is nothing to count.' },
  name: { type: ['string', 'null'] },
  option: { type: 'string' },
  group: { type: ['string', 'null'], description: 'What the row stands for; null for what belongs to none.' },
  id: { type: 'string' },
};

const schemaOf = ({ kind, values }: ReportColumn): Schema => ({ ...kinds[kind], ...(values && { enum: values }) });

export const reportDescription = (name: ReportName): Description => {
  const { columns } = declaredReports[name];
  const entries = Object.entries(columns);
  const summed = entries.filter(([, { total }]) => total).map(([column]): [string, Schema] => [column, { type: 'integer' }]);
  return {
    tag: 'reports',
    summary: summaries[name],
    parameters: {
      from: 'The first day.',
      to: 'The last day.',
      month: 'Any day of the month; this month by default.',
      code: 'A code of ICD-10, with its dot.',
      visit: 'The id of a visit.',
      by: 'What the rows stand for.',
      payer: 'The id of a payer.',
      doctor: 'The id of a doctor; `none` for what belongs to none.',
      poly: 'The id of an outpatient room; `none` for what belongs to none.',
      service: 'The id of a service.',
      method: 'How it was paid.',
      shift: 'The id of a shift.',
      age: 'How long a bill has been open.',
      patients: 'New or known patients.',
      what: 'Discounts or void charges.',
    },
    answer: [
      200,
      'The report.',
      meta(
        whole({
          report: whole({
            rows: { type: 'array', items: whole(Object.fromEntries(entries.map(([column, one]) => [column, schemaOf(one)]))) },
            totals: whole(Object.fromEntries(summed)),
            cut: { type: 'boolean', description: 'There are more rows than are answered.' },
          }),
        }),
      ),
    ],
  };
};
