/**
 * What was billed for days that are not used. It follows from the lines of the invoices, never from today's prices or discount, and what
 * was credited before is taken off. Rupiah before tax. Rules: SUB-27, MNY-4, MNY-5.
 */
import { addDays, daysBetween, type Day } from '#shared/domain/calendarDays';
import { shareOf, sumOf } from '#shared/domain/money';
import { endsOf } from '#shared/domain/period';

/** An amount for the days of a period (`2026-11-01/2026-11-30`); without a period it is for no particular days. */
export type ForDays = { readonly amount: number; readonly period: string | null };

/** An invoice that was issued and not voided, with its credit notes. A credit note without a period is spread over the invoice's. */
export type BilledInvoice = {
  readonly id: string;
  readonly period: string | null;
  readonly discount: number;
  readonly lines: readonly ForDays[];
  readonly credits: readonly ForDays[];
};

/** The part of an amount that is for the days from `day` on, rounded half up once; 0 where it is for no particular days. */
export const shareFrom = ({ amount, period }: ForDays, day: Day): number => {
  const ends = period === null ? undefined : endsOf(period);
  if (!ends) return 0;
  const end = addDays(ends.to, 1);
  const start = day > ends.from ? day : ends.from;
  return start < end ? shareOf(amount, daysBetween(start, end), daysBetween(ends.from, end)) : 0;
};

/** What an invoice comes to before tax, without what was credited. */
const leftOf = ({ lines, discount, credits }: BilledInvoice): number =>
  sumOf(lines.map(({ amount }) => amount)) - discount - sumOf(credits.map(({ amount }) => amount));

/** What an invoice still charges for the days from `day` on: never below zero, and never more than is left of the invoice. */
export const billedFrom = (invoice: BilledInvoice, day: Day): number => {
  const { period, discount, lines, credits } = invoice;
  const charged = sumOf(lines.map((line) => shareFrom(line, day))) - shareFrom({ amount: discount, period }, day);
  const credited = sumOf(credits.map((note) => shareFrom({ ...note, period: note.period ?? period }, day)));
  return Math.max(0, Math.min(charged - credited, leftOf(invoice)));
};

/** The last day that an invoice is for; null where it is for no particular days. */
export const lastDayOf = ({ period, lines }: BilledInvoice): Day | null =>
  [period, ...lines.map((line) => line.period)].reduce<Day | null>((last, one) => {
    const to = one === null ? undefined : endsOf(one)?.to;
    return to !== undefined && (last === null || to > last) ? to : last;
  }, null);
