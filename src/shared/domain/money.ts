/** Money is whole rupiah: how a share of an amount is rounded, once per line (DOMAIN.md 1.3). */

/**
 * `amount × numerator ÷ denominator` in whole rupiah, half up. Calculated with whole numbers only, so that a binary fraction never decides how a half is rounded.
 * A credit (below zero) rounds like the charge it takes back.
 * @param amount rupiah; numerator and denominator whole, not below zero
 * @throws RangeError when one of them isn't a whole number, or the denominator is 0
 */
export const shareOf = (amount: number, numerator: number, denominator: number): number => {
  const [size, share, parts] = [BigInt(Math.abs(amount)), BigInt(numerator), BigInt(denominator)];
  const rounded = Number((2n * size * share + parts) / (2n * parts));
  return amount < 0 && rounded > 0 ? -rounded : rounded;
};

/** The sum of amounts that are rounded already. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
