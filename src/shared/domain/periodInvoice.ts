/** What the invoice of a period says: a line for each part of the subscription, and what was carried over. Rupiah before tax. Rules: INV-1, INV-4, SUB-10, SUB-15, MNY-4, MNY-5. */
import type { SubscriptionLine } from './bill';
import { daysIn, type BillingPeriod } from './billingPeriods';
import { addDays, daysBetween, type Day } from './calendarDays';
import { sumOf } from './money';
import { periodOf } from './period';
import { inCycle, type Cycle } from './pricing';
import { prorated } from './proration';

/** A line with the name of its package or module. */
export type NamedLine = SubscriptionLine & { readonly name: string };

/** A line as an invoice keeps it; `qty` is a decimal as text. */
export type InvoiceLine = {
  readonly kind: 'package' | 'module' | 'seat' | 'proration';
  readonly description_id: string;
  readonly description_en: string;
  readonly qty: string;
  readonly unit_price: number;
  readonly period: string | null;
};

export type PeriodInvoice = {
  readonly lines: readonly InvoiceLine[];
  readonly discount: number;
  /** The days that are billed, both included: `2026-11-01/2026-11-30`. */
  readonly period: string;
  /** What the next invoice carries over, because this one cannot take it off. */
  readonly adjustmentLeft: number;
};

type Billed = {
  readonly lines: readonly NamedLine[];
  readonly cycle: Cycle;
  readonly discount: number;
  /** Charged beside the period, or taken off where it is below zero. */
  readonly adjustment: number;
  readonly period: BillingPeriod;
  /** The first day that is billed; days of the period before it cost nothing. */
  readonly from: Day;
};

const kinds = { package: 'package', included: 'module', addon: 'module', seat: 'seat' } as const;

const described = ({ kind, name }: NamedLine): Pick<InvoiceLine, 'description_id' | 'description_en'> => {
  if (kind === 'package') return { description_id: `Paket ${name}`, description_en: `Package ${name}` };
  if (kind === 'seat') return { description_id: `Kursi tambahan, paket ${name}`, description_en: `Extra seats, package ${name}` };
  return { description_id: `Modul ${name}`, description_en: `Module ${name}` };
};

const lineOf = (line: NamedLine, { cycle, period, from }: Billed, days: string): InvoiceLine => {
  const kind = kinds[line.kind];
  if (from <= period.start)
    return { kind, ...described(line), qty: String(line.qty), unit_price: inCycle(line.price, cycle), period: days };
  const [left, all] = [daysBetween(from, period.end), daysIn(period)];
  const { description_id, description_en } = described(line);
  return {
    kind,
    description_id: `${description_id} (${left} dari ${all} hari)`,
    description_en: `${description_en} (${left} of ${all} days)`,
    qty: '1',
    unit_price: prorated(inCycle(line.qty * line.price, cycle), period, from),
    period: days,
  };
};

const carriedOver = (amount: number): InvoiceLine => ({
  kind: 'proration',
  description_id: 'Selisih dari perubahan paket pada periode sebelumnya',
  description_en: 'Difference from a change of plan in an earlier period',
  qty: '1',
  unit_price: amount,
  period: null,
});

/** The invoice; undefined where nothing is charged and nothing carried over. */
export const periodInvoice = (billed: Billed): PeriodInvoice | undefined => {
  const { period, from, adjustment } = billed;
  const days = periodOf({ from: from > period.start ? from : period.start, to: addDays(period.end, -1) });
  const charged = billed.lines.map((line) => lineOf(line, billed, days)).filter(({ unit_price }) => unit_price !== 0);
  const subtotal = sumOf(charged.map(({ qty, unit_price }) => Number(qty) * unit_price));
  const discount = Math.min(from > period.start ? prorated(billed.discount, period, from) : billed.discount, subtotal);
  // An invoice is never below zero: what it cannot take off is left for the next one.
  const carried = Math.max(adjustment, discount - subtotal);
  const lines = carried === 0 ? charged : [...charged, carriedOver(carried)];
  return lines.length ? { lines, discount, period: days, adjustmentLeft: adjustment - carried } : undefined;
};
