/**
 * The periods that a subscription is billed for. They begin on its anchor day; where a month has no such day (29 to 31) they begin on
 * the last day of the month, and return to the anchor day in the next longer month. Rules: MNY-4, SUB-6, SUB-15.
 */
import { dayIn, dayOf, dayOfMonth, daysBetween, monthOf, startOfDay, type Day, type Instant, type Zone } from '#shared/domain/calendarDays';
import { cycles, type Cycle } from './pricing';

/** Days of a client's zone, without the end: `{ start: '2026-09-01', end: '2026-10-01' }` is September. */
export type BillingPeriod = { readonly start: Day; readonly end: Day };

export type BillingSchedule = {
  readonly cycle: Cycle;
  /** The day of the month on which periods begin, 1 to 31. */
  readonly anchorDay: number;
  /** The day on which billing begins. It decides in which months a cycle of several months begins. */
  readonly from: Day;
};

/** The month (see `monthOf`) of the last anchor day that is not after `day`. */
const anchorMonth = (day: Day, anchorDay: number): number => {
  const month = monthOf(day);
  return dayIn(month, anchorDay) <= day ? month : month - 1;
};

/**
 * The period that contains a day, which may also lie before `from`. Where billing does not begin on an anchor day, the first period is the whole one
 * that contains `from`: its price is prorated for the days that are left.
 */
export const periodContaining = ({ cycle, anchorDay, from }: BillingSchedule, day: Day): BillingPeriod => {
  const { lasts } = cycles[cycle];
  const first = anchorMonth(from, anchorDay);
  const start = first + Math.floor((anchorMonth(day, anchorDay) - first) / lasts) * lasts;
  return { start: dayIn(start, anchorDay), end: dayIn(start + lasts, anchorDay) };
};

/** The period that begins where this one ends. @param cycle that of the next period, which may differ from the cycle until now */
export const nextPeriod = ({ end }: BillingPeriod, { cycle, anchorDay }: Pick<BillingSchedule, 'cycle' | 'anchorDay'>): BillingPeriod => ({
  start: end,
  end: dayIn(monthOf(end) + cycles[cycle].lasts, anchorDay),
});

/** How many days a period has. */
export const daysIn = ({ start, end }: BillingPeriod): number => daysBetween(start, end);

/** The instants of a period, as a subscription stores them: each the beginning of a day in the client's zone. */
export type PeriodInstants = { readonly period_start: Instant; readonly period_end: Instant };

export const instantsOf = ({ start, end }: BillingPeriod, zone: Zone): PeriodInstants => ({
  period_start: startOfDay(start, zone),
  period_end: startOfDay(end, zone),
});

/** The way back from `instantsOf`. */
export const periodAt = ({ period_start, period_end }: PeriodInstants, zone: Zone): BillingPeriod => ({
  start: dayOf(period_start, zone),
  end: dayOf(period_end, zone),
});

/**
 * The first period from a day on, when billing begins or begins again: at the end of a trial, on resuming, and with a payment after
 * suspension when the old period is over. @param anchorDay null: that of `from`
 */
export const periodFrom = (
  from: Day,
  anchorDay: number | null,
  cycle: Cycle,
  zone: Zone,
): PeriodInstants & { readonly anchor_day: number } => {
  const anchor = anchorDay ?? dayOfMonth(from);
  return { anchor_day: anchor, ...instantsOf(periodContaining({ cycle, anchorDay: anchor, from }, from), zone) };
};

/** The next period, in the cycle of a change that waits for it. */
export const periodAfter = (
  {
    period_start,
    period_end,
    anchor_day,
    cycle,
    pending_change,
  }: PeriodInstants & {
    readonly anchor_day: number | null;
    readonly cycle: Cycle;
    readonly pending_change: { readonly cycle?: Cycle } | null;
  },
  zone: Zone,
): PeriodInstants => {
  const period = periodAt({ period_start, period_end }, zone);
  return instantsOf(nextPeriod(period, { cycle: pending_change?.cycle ?? cycle, anchorDay: anchor_day ?? dayOfMonth(period.start) }), zone);
};
