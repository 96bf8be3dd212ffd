/** The discount of a subscription: an amount or a percentage, for ever or until a day. Rupiah before tax. Rule: SUB-28. */
import type { Clientsubsheader } from '../resources/clientsubsheader';
import { nextPeriod, periodAt, periodFrom, type BillingPeriod } from './billingPeriods';
import { addDays, dayOf, dayOfMonth, type Day, type Zone } from '#shared/domain/calendarDays';
import { shareOf } from '#shared/domain/money';

export type Discount = Pick<Clientsubsheader, 'discount' | 'discount_percent' | 'discount_until'>;

/** A discount holds for the whole of every period that begins on its last day or before. */
const holdsOn = ({ discount_until }: Discount, day: Day): boolean => (discount_until ?? day) >= day;

/** Per cent that are taken off in a period; 0 where an amount is taken off, or nothing. @param day on which the period begins */
export const percentOn = (discount: Discount, day: Day): number => (holdsOn(discount, day) ? (discount.discount_percent ?? 0) : 0);

/** What is taken off a period. @param day on which the period begins @param price of the period */
export const discountOf = (discount: Discount, day: Day, price: number): number => {
  if (!holdsOn(discount, day)) return 0;
  return discount.discount_percent ? shareOf(price, discount.discount_percent, 100) : (discount.discount ?? 0);
};

type Dated = Pick<
  Clientsubsheader,
  'status' | 'cycle' | 'anchor_day' | 'trial_end_at' | 'period_start' | 'period_end' | 'billed_until' | 'pending_change'
>;

/** The first period that has no invoice yet; undefined where it is not known when it begins. */
export const nextBilledPeriod = (header: Dated, zone: Zone): BillingPeriod | undefined => {
  const { status, cycle, anchor_day, trial_end_at, period_start, period_end, billed_until } = header;
  if (status === 'trial' && trial_end_at !== null) return periodAt(periodFrom(dayOf(trial_end_at, zone), anchor_day, cycle, zone), zone);
  if ((status !== 'active' && status !== 'grace') || period_start === null || period_end === null) return undefined;
  const present = periodAt({ period_start, period_end }, zone);
  if (billed_until === null || billed_until < period_end) return present;
  const waiting = header.pending_change as { readonly cycle?: Clientsubsheader['cycle'] } | null;
  return nextPeriod(present, { cycle: waiting?.cycle ?? cycle, anchorDay: anchor_day ?? dayOfMonth(present.start) });
};

/** The last day of so many periods that have no invoice yet; undefined where it is not known when they begin. */
export const lastDayOf = (count: number, header: Dated, zone: Zone): Day | undefined => {
  let period = nextBilledPeriod(header, zone);
  if (!period) return undefined;
  const anchorDay = header.anchor_day ?? dayOfMonth(period.start);
  for (let more = 1; more < count; more += 1) period = nextPeriod(period, { cycle: header.cycle, anchorDay });
  return addDays(period.end, -1);
};
