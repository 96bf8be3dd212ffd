/** What a subscription costs for one period, and what it is worth a month. Rupiah. Rules: MNY-5, MNY-7, INV-9. */
import type { TaxRule } from '#shared/site';
import { shareOf, sumOf } from '#shared/domain/money';
import { cycles, inCycle, type Cycle } from './pricing';
import { taxed, type Taxed } from '../../billing/domain/tax';

/** What a subscription contains: its package, each module, and the seats beyond those of the package. */
export type SubscriptionLine = {
  readonly kind: 'package' | 'included' | 'addon' | 'seat';
  /** The id of the package or the module; for seats that of their package. */
  readonly id: string;
  /** The feature of a module. */
  readonly feature?: string;
  readonly qty: number;
  /** Rupiah a month for one, as it was fixed when the line was made (SUB-3). */
  readonly price: number;
};

export type PricedLine = SubscriptionLine & { readonly amount: number };

/** `discount` is rupiah a period, below or equal to `subtotal`; the tax is calculated on what is left. */
export type Bill = Taxed & { readonly lines: readonly PricedLine[]; readonly subtotal: number; readonly discount: number };

/** What the lines cost for one period, before discount and tax. */
export const priceOf = (lines: readonly SubscriptionLine[], cycle: Cycle): number =>
  sumOf(lines.map(({ qty, price }) => inCycle(qty * price, cycle)));

/** The bill of one whole period, in the order of MNY-7: lines, discount, tax base, tax, total. */
export const billOf = (lines: readonly SubscriptionLine[], cycle: Cycle, discount: number, rule: TaxRule | null): Bill => {
  const subtotal = priceOf(lines, cycle);
  const priced = lines.map((line) => ({ ...line, amount: inCycle(line.qty * line.price, cycle) }));
  return { lines: priced, subtotal, discount, ...taxed(subtotal - discount, rule) };
};

/** What a subscription brings in a month before tax, in whole rupiah, so that the sum over subscriptions is exact. */
export const monthlyRevenue = (lines: readonly SubscriptionLine[], cycle: Cycle, discount: number): number =>
  shareOf(priceOf(lines, cycle) - discount, 1, cycles[cycle].lasts);
