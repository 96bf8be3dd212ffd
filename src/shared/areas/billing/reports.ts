/** Reports of invoices: what is open and since when, tax, and what was sold. Rules: INV-12, INV-14, INV-18. */
import { addDays, type Day } from '../../domain/calendarDays';
import { reportPath, type Report, type ReportColumn, type ReportRow } from '../../kit/report';
import { months } from '../clients/reports';

const invoices = { scope: 'view invoices', reads: ['invoice', 'entity'] } as const;

/** The states in which something can be open. */
export const openStates = ['issued', 'partially_paid'] as const;

const list = (filters: Readonly<Record<string, string | undefined>>): string =>
  `/services/invoice?${Object.entries(filters)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

const open = { status: openStates.join(',') };

/** The open invoices of a row's client whose due date is this many days ago. @param days the fewest and the most; undefined: no such limit */
const aged =
  (fewest?: number, most?: number) =>
  ({ entity_id, today }: ReportRow): string => {
    const ago = (days: number | undefined) => (days === undefined ? '' : addDays(today as Day, -days));
    const due_date = fewest === undefined && most === undefined ? undefined : `${ago(most)}..${ago(fewest)}`;
    return list({ ...open, entity: String(entity_id), due_date });
  };

const money = (leadsTo: (row: ReportRow) => string): ReportColumn => ({ kind: 'money', total: true, leadsTo });

const ofMonth = ({ month, last_day }: ReportRow): string => list({ issue_date: `${month}..${last_day}` });

export const invoiceReports = {
  ageing: {
    ...invoices,
    params: {},
    columns: {
      entity_id: { kind: 'id', hidden: true },
      today: { kind: 'day', hidden: true },
      client: { kind: 'name', leadsTo: aged() },
      not_due: money(aged(undefined, -1)),
      to_30: money(aged(0, 30)),
      to_60: money(aged(31, 60)),
      to_90: money(aged(61, 90)),
      over_90: money(aged(91)),
      open: money(aged()),
    },
  },
  vat: {
    ...invoices,
    params: months,
    columns: {
      month: { kind: 'month', leadsTo: ofMonth },
      last_day: { kind: 'day', hidden: true },
      invoices: { kind: 'count', total: true, leadsTo: ofMonth },
      net: { kind: 'money', total: true },
      dpp: { kind: 'money', total: true },
      ppn: { kind: 'money', total: true },
      /** The tax of credit notes of the month. */
      credited: { kind: 'money', total: true },
      due: { kind: 'money', total: true },
      total: { kind: 'money', total: true },
    },
    chart: { kind: 'bar', of: ['due'] },
  },
  income: {
    ...invoices,
    params: months,
    columns: {
      kind: { kind: 'option', values: ['package', 'module', 'seat', 'proration', 'adjustment', 'discount'] },
      description_id: { kind: 'name', language: 'id' },
      description_en: { kind: 'name', language: 'en' },
      invoices: {
        kind: 'count',
        leadsTo: ({ from_day, to_day }) => list({ issue_date: `${from_day}..${to_day}` }),
      },
      amount: { kind: 'money', total: true },
      from_day: { kind: 'day', hidden: true },
      to_day: { kind: 'day', hidden: true },
    },
  },
  invoicesNow: {
    ...invoices,
    pageless: true,
    params: {},
    columns: {
      open: { kind: 'money', leadsTo: () => reportPath('ageing') },
      overdue: { kind: 'money', leadsTo: ({ today }) => list({ ...open, due_date: `..${addDays(today as Day, -1)}` }) },
      income: { kind: 'money', leadsTo: ({ month, today }) => `${reportPath('income')}?from=${month}&to=${today}` },
      month: { kind: 'month' },
      today: { kind: 'day' },
    },
  },
} as const satisfies Readonly<Record<string, Report>>;
