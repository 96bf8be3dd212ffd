/** Dates of the business that the calendar shows next to one's own events: what ends, what is due, and holidays. Rule: NTF-7. */
import { daysBetween, type Day, type Instant } from '#shared/domain/calendarDays';
import { isDate } from '#shared/kit/values';
import type { ResourceName } from '../resources';

/** The kinds of dates with the resource of their records. */
export const dateKinds = {
  invoice_due: 'invoice',
  period_end: 'clientsubsheader',
  trial_end: 'clientsubsheader',
  ticket_due: 'ticket',
  holiday: 'holiday',
} as const satisfies Readonly<Record<string, ResourceName>>;
export type DateKind = keyof typeof dateKinds;
export const dateKindNames = Object.keys(dateKinds) as readonly DateKind[];

/** `days` that may be asked for at once, and `dates` that are told of. */
export const dateLimits = { days: 62, dates: 500 } as const;

/**
 * One date. `day` is a day of the client's zone; of a ticket `at` is the instant. `name` is what the record is called, `client` whose it is,
 * null where that is nobody's. `id` leads to the record, null for who may not open it.
 */
export type BusinessDate = {
  readonly kind: DateKind;
  readonly day: Day;
  readonly at: Instant | null;
  readonly id: string | null;
  readonly name: string;
  readonly client: string | null;
};

/** The parameter that is wrong; undefined where both days may be asked for. */
export const wrongSpan = (from: string, to: string): 'from' | 'to' | undefined => {
  if (!isDate(from)) return 'from';
  if (!isDate(to) || to < from || daysBetween(from, to) >= dateLimits.days) return 'to';
  return undefined;
};
