/** What the lines of an invoice come to: lines, discount, tax base, tax, total, in this order. Rupiah. Rules: MNY-5, MNY-7, MNY-8. */
import type { TaxRule } from '#shared/site';
import { scaledOf } from '#shared/domain/decimal';
import { MOST_RUPIAH, shareOf, sumOf } from '#shared/domain/money';
import { taxed, type Taxed } from './tax';

/** Places after the point that a quantity may have. */
export const quantityScale = 3;

/** The most that all lines can come to: with tax, the total is still an amount. A rate is at most 100 per cent. */
const MOST_SUBTOTAL = Math.floor(MOST_RUPIAH / 2);

/** Line kinds that may take something off: what is charged for goods and seats is never below zero. */
export const creditKinds = ['proration', 'adjustment'] as const;

/** A line as it is typed: a value that is missing or wrong is of another type, and counts as nothing. */
type TypedLine = { readonly kind?: unknown; readonly qty?: unknown; readonly unit_price?: unknown };

/** The amount of a line, rounded once, half up; null while quantity or price cannot be read. */
export const lineAmount = ({ qty, unit_price }: TypedLine): number | null => {
  const scaled = typeof qty === 'string' ? scaledOf(qty, quantityScale) : undefined;
  if (scaled === undefined || scaled < 0n || !Number.isSafeInteger(unit_price)) return null;
  return shareOf(unit_price as number, Number(scaled), 10 ** quantityScale);
};

export type InvoiceSums = Taxed & { readonly subtotal: number };

/** @param discount rupiah, not below zero @param rule that of the document's date; null for no tax */
export const invoiceSums = (lines: readonly { readonly amount?: number | null }[], discount: number, rule: TaxRule | null): InvoiceSums => {
  const subtotal = sumOf(lines.map(({ amount }) => amount ?? 0));
  return { subtotal, ...taxed(subtotal - discount, rule) };
};

export type InvoiceProblem =
  /** A line at this place whose price its kind does not allow, or that comes to more than an amount can be. */
  | { readonly code: 'invoice.price_zero' | 'invoice.price_negative' | 'invoice.line_too_large'; readonly line: number }
  | { readonly code: 'invoice.total_too_large' }
  /** More is taken off than is charged. Rupiah. */
  | { readonly code: 'invoice.total_negative'; readonly subtotal: number; readonly discount: number };

/** Everything that is wrong with sound lines and a sound discount taken together. */
export const invoiceProblems = (lines: readonly TypedLine[], discount: number): InvoiceProblem[] => {
  const wrong = lines.flatMap((one, line): InvoiceProblem[] => {
    const { kind, unit_price } = one;
    if (Math.abs(lineAmount(one) ?? 0) > MOST_RUPIAH) return [{ code: 'invoice.line_too_large', line }];
    if (unit_price === 0) return [{ code: 'invoice.price_zero', line }];
    const mayCredit = (creditKinds as readonly unknown[]).includes(kind);
    return (unit_price as number) < 0 && !mayCredit ? [{ code: 'invoice.price_negative', line }] : [];
  });
  const subtotal = sumOf(lines.map((line) => lineAmount(line) ?? 0));
  const whole: InvoiceProblem[] = [
    ...(subtotal < discount ? [{ code: 'invoice.total_negative', subtotal, discount } as const] : []),
    ...(subtotal > MOST_SUBTOTAL ? [{ code: 'invoice.total_too_large' } as const] : []),
  ];
  // What one line is wrong about, the sum is wrong about, too.
  return wrong.some(({ code }) => code === 'invoice.line_too_large') ? wrong : [...wrong, ...whole];
};
