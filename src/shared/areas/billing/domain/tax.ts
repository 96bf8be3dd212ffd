/** Value-added tax by an issuer's dated rule (MNY-9, MNY-10). */
import type { TaxRule } from '#shared/site';
import { shareOf } from '#shared/domain/money';

export type Taxed = { readonly dpp: number; readonly ppn: number; readonly total: number };

/** A rate may have two decimals: 12 % is calculated as 1,200 hundredths. */
const PARTS_OF_A_PERCENT = 100;

/**
 * The tax base of a price, the tax, and the price with tax: each in whole rupiah, half up.
 * @param rule null, or of an issuer that is not PKP: nothing is added
 */
export const taxed = (price: number, rule: TaxRule | null): Taxed => {
  if (!rule?.pkp) return { dpp: price, ppn: 0, total: price };
  const dpp = shareOf(price, rule.dpp_num, rule.dpp_den);
  const ppn = shareOf(dpp, Math.round(rule.rate * PARTS_OF_A_PERCENT), 100 * PARTS_OF_A_PERCENT);
  return { dpp, ppn, total: price + ppn };
};
