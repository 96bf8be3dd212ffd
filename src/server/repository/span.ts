/** The days that a report is asked for. Months are those of the operator's zone; days of a client's report those of its own. */
import { sql, type RawBuilder } from 'kysely';
import { addDays, dayIn, defaultZone, monthOf, type Day } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';

/** Months that a report may have; and those that it has unless another first one is asked for. */
const MOST = 120;
const USUAL = 12;

/** The first and the last day, both included. */
export type Span = { readonly from: Day; readonly to: Day };

export const firstOfMonth = (day: Day): Day => dayIn(monthOf(day), 1);
export const lastOfMonth = (day: Day): Day => dayIn(monthOf(day), 31);

/** @returns whole months; or the problem of the parameter that cannot be honoured */
export const monthsAsked = (asked: { readonly from?: Day | null; readonly to?: Day | null }, today: Day): Span | Problem => {
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today);
  const from = asked.from ?? dayIn(monthOf(to) - USUAL + 1, 1);
  const count = monthOf(to) - monthOf(from) + 1;
  if (count < 1 || count > MOST) return { code: 'query.invalid', parameter: count < 1 ? 'to' : 'from' };
  return { from: firstOfMonth(from), to: lastOfMonth(to) };
};

/** Days that a report of a client has unless others are asked for, and the most. */
const USUAL_DAYS = 30;
const MOST_DAYS = 3_660;

/** @returns the days as they are; or the problem of the parameter that cannot be honoured */
export const daysAsked = (asked: { readonly from?: Day | null; readonly to?: Day | null }, today: Day): Span | Problem => {
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today);
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS);
  if (from > to) return { code: 'query.invalid', parameter: 'to' };
  return addDays(from, MOST_DAYS) < to ? { code: 'query.invalid', parameter: 'from' } : { from, to };
};

/** A row `m` with a column `month` for each month, its first day. */
export const monthsSql = ({ from, to }: Span): RawBuilder<unknown> =>
  sql`(select generate_series(${from}::date, ${to}::date, interval '1 month')::date as month) as m`;

/** The day of an instant. */
export const daySql = (instant: RawBuilder<unknown>): RawBuilder<unknown> => sql`((${instant}) at time zone ${sql.lit(defaultZone)})::date`;

/** The first day of the month of an instant. */
export const monthSql = (instant: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`date_trunc('month', (${instant}) at time zone ${sql.lit(defaultZone)})::date`;

/** A part of a whole in per cent with two places; null where there is no whole. */
export const percentSql = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`round(100.0 * ${part} / nullif(${whole}, 0), 2)::text`;
