/** Parts of an amount: the share for some days of a period, and an amount divided so that its parts add up to it. Rules: MNY-4, MNY-5, MNY-6. */
import { daysIn, type BillingPeriod } from './billingPeriods';
import { daysBetween, type Day } from '#shared/domain/calendarDays';
import { shareOf, sumOf } from '#shared/domain/money';

/** How many days of the period lie in [from, to), days of the client's zone. */
export const billableDays = (period: BillingPeriod, from: Day, to: Day = period.end): number => {
  const start = from > period.start ? from : period.start;
  const end = to < period.end ? to : period.end;
  return end > start ? daysBetween(start, end) : 0;
};

/**
 * The part of a period's amount for its days from `from` until before `to`: amount × billable days ÷ days of the period, rounded half up once.
 * @param amount whole rupiah for the whole period; below zero for a credit
 */
export const prorated = (amount: number, period: BillingPeriod, from: Day, to: Day = period.end): number =>
  shareOf(amount, billableDays(period, from, to), daysIn(period));

/**
 * One amount divided in proportion to the weights (for example days): each part is rounded half up, and the last part receives what is left.
 * No part is larger than what is left, so that no part of a small amount gets the opposite sign.
 * @param amount whole rupiah @param weights whole numbers, not below zero @throws RangeError when the weights add up to 0
 */
export const splitAmount = (amount: number, weights: readonly number[]): number[] => {
  const total = sumOf(weights);
  if (total === 0) throw new RangeError('An amount cannot be divided by weights that add up to 0.');
  let left = Math.abs(amount);
  const sizes = weights.map((weight, at) => {
    const size = at === weights.length - 1 ? left : Math.min(shareOf(Math.abs(amount), weight, total), left);
    left -= size;
    return size;
  });
  return sizes.map((size) => (amount < 0 && size > 0 ? -size : size));
};
