/** Reports of recurring revenue, clients lost and trials. Rules: INV-9, INV-14. */
import { date, oneOf } from '../../kit/fields';
import { reportPath, type Report, type ReportColumn, type ReportRow } from '../../kit/report';

const subscriptions = { scope: 'view clientsubsheader', reads: ['clientsubsheader', 'entity'] } as const;

/** Months from the first day's to the last day's; the last twelve by default. */
export const months = { from: date(), to: date() };

const movements = ['new', 'reactivation', 'expansion', 'contraction', 'churn'] as const;

const clientsOf = (movement?: string) => (row: ReportRow) =>
  `${reportPath('revenueClients')}?month=${row['month']}${movement ? `&movement=${movement}` : ''}`;

const moved = (movement: (typeof movements)[number]): ReportColumn => ({ kind: 'money', total: true, leadsTo: clientsOf(movement) });

const client: Record<string, ReportColumn> = {
  entity_id: { kind: 'id', hidden: true },
  client: { kind: 'name', leadsTo: (row) => `/entity/subscription-management?entity=${row['entity_id']}` },
};

const list = (status: string) => () => `/entity/subscription-management?status=${status}`;

export const revenueReports = {
  revenue: {
    ...subscriptions,
    params: months,
    columns: {
      month: { kind: 'month', leadsTo: clientsOf() },
      opening: { kind: 'money' },
      new: moved('new'),
      reactivation: moved('reactivation'),
      expansion: moved('expansion'),
      contraction: moved('contraction'),
      churn: moved('churn'),
      closing: { kind: 'money' },
      arr: { kind: 'money' },
    },
    chart: { kind: 'line', of: ['closing'] },
  },
  revenueClients: {
    ...subscriptions,
    params: { month: date(), movement: oneOf(movements) },
    columns: {
      ...client,
      movement: { kind: 'option', values: movements },
      before: { kind: 'money', total: true },
      after: { kind: 'money', total: true },
      change: { kind: 'money', total: true },
    },
  },
  churn: {
    ...subscriptions,
    params: months,
    columns: {
      month: { kind: 'month' },
      clients_before: { kind: 'count' },
      clients_lost: { kind: 'count', total: true, leadsTo: clientsOf('churn') },
      clients_rate: { kind: 'percent' },
      opening: { kind: 'money' },
      amount_lost: { kind: 'money', total: true, leadsTo: clientsOf('churn') },
      amount_rate: { kind: 'percent' },
    },
    chart: { kind: 'bar', of: ['clients_lost'] },
  },
  trials: {
    ...subscriptions,
    params: months,
    columns: {
      month: {
        kind: 'month',
        leadsTo: ({ month, last_day }) => `${reportPath('trialClients')}?from=${month}&to=${last_day}`,
      },
      last_day: { kind: 'day', hidden: true },
      begun: { kind: 'count', total: true },
      running: { kind: 'count', total: true },
      became_clients: { kind: 'count', total: true },
      rate: { kind: 'percent' },
    },
    chart: { kind: 'bar', of: ['begun', 'became_clients'] },
  },
  trialClients: {
    ...subscriptions,
    params: { from: date(), to: date(), ends_from: date(), ends_to: date() },
    columns: {
      ...client,
      number: { kind: 'name' },
      begun_on: { kind: 'day' },
      ends_on: { kind: 'day' },
      result: { kind: 'option', values: ['running', 'client', 'lost'] },
      client_since: { kind: 'day' },
    },
  },
  revenueNow: {
    ...subscriptions,
    pageless: true,
    params: {},
    columns: {
      mrr: { kind: 'money', leadsTo: () => reportPath('revenue') },
      arr: { kind: 'money', leadsTo: () => reportPath('revenue') },
      active: { kind: 'count', leadsTo: list('active') },
      trial: { kind: 'count', leadsTo: list('trial') },
      grace: { kind: 'count', leadsTo: list('grace') },
      suspended: { kind: 'count', leadsTo: list('suspended') },
      paused: { kind: 'count', leadsTo: list('paused') },
      trials_ending: {
        kind: 'count',
        leadsTo: ({ today, week_end }) => `${reportPath('trialClients')}?ends_from=${today}&ends_to=${week_end}`,
      },
      today: { kind: 'day' },
      week_end: { kind: 'day' },
    },
  },
} as const satisfies Readonly<Record<string, Report>>;
