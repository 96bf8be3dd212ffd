/** What the invoice of a period says: a line for each part of the subscription, and what was carried over. Rupiah before tax. Rules: INV-1, INV-4, SUB-10, SUB-15, MNY-4, MNY-5. */
import { nameIn, type Names } from '#shared/areas/catalogue/domain/names';
import type { SubscriptionLine } from './bill';
import { daysIn, type BillingPeriod } from './billingPeriods';
import { addDays, daysBetween, type Day } from '#shared/domain/calendarDays';
import { sumOf } from '#shared/domain/money';
import { carriedOver, pendingSum, type PendingLine } from './pendingLines';
import { periodOf } from '#shared/domain/period';
import { inCycle, type Cycle } from './pricing';
import { prorated } from './proration';

/** A line with the names of its package or module. */
export type NamedLine = SubscriptionLine & Names;

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
  /** What the next invoice takes off, because this one is never below zero. */
  readonly pendingLeft: readonly PendingLine[];
};

type Billed = {
  readonly lines: readonly NamedLine[];
  readonly cycle: Cycle;
  readonly discount: number;
  /** Charged in addition to the period, or taken off. */
  readonly pending: readonly PendingLine[];
  readonly period: BillingPeriod;
  /** The first day that is billed; days of the period before it cost nothing. */
  readonly from: Day;
};

const kinds = { package: 'package', included: 'module', addon: 'module', seat: 'seat' } as const;

/** How a line is called on documents. */
export const described = ({ kind, ...names }: Pick<NamedLine, 'kind'> & Names): Pick<InvoiceLine, 'description_id' | 'description_en'> => {
  const [name, english] = [names.name, nameIn(names, 'en')];
  if (kind === 'package') return { description_id: `Paket ${name}`, description_en: `${english} package` };
  if (kind === 'seat') return { description_id: `Kursi tambahan, paket ${name}`, description_en: `Extra seats, ${english} package` };
  return { description_id: `Modul ${name}`, description_en: `${english} module` };
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

/** A line for what a change of plan came to. */
export const prorationLine = ({ amount, ...line }: PendingLine): InvoiceLine => ({
  kind: 'proration',
  ...line,
  qty: '1',
  unit_price: amount,
});

/** The line that leaves to the next invoice what this one cannot take off. */
const leftForNext = (amount: number): PendingLine => ({
  description_id: 'Sisa pengurangan untuk tagihan berikutnya',
  description_en: 'Rest to be taken off the next invoice',
  amount,
  period: null,
});

/** The invoice; undefined where nothing is charged and nothing carried over. */
export const periodInvoice = (billed: Billed): PeriodInvoice | undefined => {
  const { period, from, pending } = billed;
  const days = periodOf({ from: from > period.start ? from : period.start, to: addDays(period.end, -1) });
  const charged = billed.lines.map((line) => lineOf(line, billed, days)).filter(({ unit_price }) => unit_price !== 0);
  const subtotal = sumOf(charged.map(({ qty, unit_price }) => Number(qty) * unit_price));
  const discount = Math.min(from > period.start ? prorated(billed.discount, period, from) : billed.discount, subtotal);
  // An invoice is never below zero: what it cannot take off is left for the next one.
  const carried = Math.max(pendingSum(pending), discount - subtotal);
  const left = pendingSum(pending) - carried;
  const takesPending = charged.length > 0 || carried > 0;
  if (!takesPending) return undefined;
  const lines = [...pending, ...(left ? [leftForNext(-left)] : [])].map(prorationLine);
  return { lines: [...charged, ...lines], discount, period: days, pendingLeft: left ? [carriedOver(left)] : [] };
};
