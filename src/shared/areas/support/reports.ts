/** The report of tickets: how soon they are answered and solved, in business hours, by what they are about. Rules: TKT-4, TKT-10, INV-14. */
import { ticketCategories } from './resources/ticket';
import type { Report, ReportColumn, ReportRow } from '../../kit/report';
import { months } from '../clients/reports';

/** The tickets of a row, those that a flag is true for. */
const those =
  (flag?: 'response_late' | 'solution_late' | 'reopened') =>
  ({ category, from_day, to_day }: ReportRow): string =>
    `/tiket?category=${category}&created_at=${from_day}..${to_day}${flag ? `&${flag}=true` : ''}`;

const count = (leadsTo: (row: ReportRow) => string): ReportColumn => ({ kind: 'count', total: true, leadsTo });

export const ticketReports = {
  ticketTimes: {
    scope: 'manage tickets',
    reads: ['ticket', 'ticketEntry', 'holiday', 'entity'],
    byTheMinute: true,
    params: months,
    columns: {
      category: { kind: 'option', values: ticketCategories, leadsTo: those() },
      tickets: count(those()),
      response_hours: { kind: 'decimal', leadsTo: those() },
      response_late: count(those('response_late')),
      solution_hours: { kind: 'decimal', leadsTo: those() },
      solution_late: count(those('solution_late')),
      reopened: count(those('reopened')),
      reopen_rate: { kind: 'percent', leadsTo: those('reopened') },
      rated: { kind: 'count', total: true, leadsTo: those() },
      satisfaction: { kind: 'decimal', leadsTo: those() },
      from_day: { kind: 'day', hidden: true },
      to_day: { kind: 'day', hidden: true },
    },
  },
} as const satisfies Readonly<Record<string, Report>>;
