/** The exact result of a change of plan before it is made. Rupiah. Rules: SUB-10, SUB-18, MNY-4, MNY-5, MNY-7. */
import type { TaxRule } from '#shared/site';
import { billOf, priceOf, type Bill, type PricedLine, type SubscriptionLine } from './bill';
import type { BillingPeriod } from './billingPeriods';
import type { Day } from '#shared/domain/calendarDays';
import { shareOf, sumOf } from '#shared/domain/money';
import { featuresOf, type PlanProblem } from './planLines';
import { inCycle, type Cycle } from './pricing';
import { prorated } from './proration';
import { taxed, type Taxed } from '../../billing/domain/tax';

export type ChangeTime = 'now' | 'next_period';

export type ChangeRequest = {
  readonly current: readonly SubscriptionLine[];
  readonly wanted: readonly SubscriptionLine[];
  /** The cycle until the end of this period, and the one from then on, where it changes. */
  readonly cycle: Cycle;
  readonly nextCycle?: Cycle;
  /** Rupiah for the next period. An amount stays the same, so that it has no effect on the difference within this period. */
  readonly discount: number;
  /** Per cent that are taken off in this period, and off the difference within it; 0 by default. */
  readonly percent?: number;
  /** Rupiah before tax that was charged for the days from the change on: never more is given back (SUB-27). Left out: no limit. */
  readonly billed?: number;
  /** The tax rule on the day of the change (MNY-8). */
  readonly rule: TaxRule | null;
  /** The period that was billed; null in a trial and in a draft, when nothing was billed. */
  readonly period: BillingPeriod | null;
  /** The day of the change in the client's zone; it is the first day that costs the new price. */
  readonly day: Day;
  /** Left out: now for an upgrade, the next period for everything else. */
  readonly when?: ChangeTime;
};

/** A line for the days of this period from the day of the change. `amount` is below zero where it gives something back. */
export type ProratedLine = PricedLine & { readonly from: Day; readonly to: Day };

/** What is charged or given back now. `net` = `charge` − `credit`, before tax; `total` includes tax and is below zero where the client gets money back. */
export type Settlement = Taxed & {
  readonly lines: readonly ProratedLine[];
  readonly credit: number;
  readonly charge: number;
  readonly net: number;
};

export type PlanChange = Settlement & {
  readonly direction: 'upgrade' | 'downgrade' | 'same';
  readonly when: ChangeTime;
  /** Features that the client has now and would not have any more. */
  readonly lost: readonly string[];
  /** The invoice of the next whole period. */
  readonly next: Bill;
  readonly problems: readonly PlanProblem[];
};

/** What the first lines contain and the others do not. A line with another price is another line, so that a fixed price is never changed in place. */
const missingIn = (others: readonly SubscriptionLine[], lines: readonly SubscriptionLine[]): SubscriptionLine[] =>
  lines.flatMap((line) => {
    const same = others.find(({ kind, id, price }) => kind === line.kind && id === line.id && price === line.price);
    const qty = line.qty - (same?.qty ?? 0);
    return qty > 0 ? [{ ...line, qty }] : [];
  });

const settled = (lines: readonly ProratedLine[], billed: number, rule: TaxRule | null): Settlement => {
  const sumWhere = (counts: (amount: number) => boolean) => sumOf(lines.map(({ amount }) => amount).filter(counts));
  const charge = sumWhere((amount) => amount > 0);
  const unlimited = -sumWhere((amount) => amount < 0);
  const credit = Math.min(unlimited, charge + billed);
  return { lines, credit: credit || 0, charge, net: charge - credit, ...taxed(charge - credit, rule) };
};

/** Lines for the rest of the period, without those that amount to nothing. @param sign -1 for a credit */
const forTheRest = (
  lines: readonly SubscriptionLine[],
  { cycle, percent = 0, day }: Pick<ChangeRequest, 'cycle' | 'percent' | 'day'>,
  period: BillingPeriod,
  sign: 1 | -1,
): ProratedLine[] =>
  lines
    .map((line) => ({
      ...line,
      amount: sign * shareOf(prorated(inCycle(line.qty * line.price, cycle), period, day), 100 - percent, 100),
      from: day > period.start ? day : period.start,
      to: period.end,
    }))
    .filter(({ amount }) => amount !== 0);

/** By the price of a month; at the same price by whether the client loses anything. */
const directionOf = ({ current, wanted }: ChangeRequest, lost: readonly string[]): PlanChange['direction'] => {
  if (![...missingIn(wanted, current), ...missingIn(current, wanted)].length) return 'same';
  const rise = priceOf(wanted, 'monthly') - priceOf(current, 'monthly');
  return rise > 0 || (rise === 0 && !lost.length) ? 'upgrade' : 'downgrade';
};

/** The lowest price that the discount has to fit into: that of this period's cycle and that of the next. */
const discountProblems = ({ wanted, cycle, nextCycle = cycle, discount }: ChangeRequest): PlanProblem[] => {
  const price = Math.min(priceOf(wanted, cycle), priceOf(wanted, nextCycle));
  return discount > price ? [{ code: 'discount_above_price', discount, price }] : [];
};

/**
 * What a change of plan comes to. Lines that stay as they are cost nothing; a line whose quantity changes is charged or credited for the difference.
 * A new cycle always begins with the next period.
 */
export const planChange = (request: ChangeRequest): PlanChange => {
  const { current, wanted, cycle, nextCycle = cycle, discount, rule, period } = request;
  const features = featuresOf(wanted);
  const lost = featuresOf(current).filter((feature) => !features.includes(feature));
  const direction = directionOf(request, lost);
  const when = request.when ?? (direction === 'upgrade' ? 'now' : 'next_period');
  const lines =
    when === 'now' && period
      ? [...forTheRest(missingIn(wanted, current), request, period, -1), ...forTheRest(missingIn(current, wanted), request, period, 1)]
      : [];
  return {
    direction,
    when,
    lost,
    ...settled(lines, request.billed ?? Number.POSITIVE_INFINITY, rule),
    next: billOf(wanted, nextCycle, discount, rule),
    problems: discountProblems(request),
  };
};
