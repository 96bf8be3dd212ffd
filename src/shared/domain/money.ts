/** Money is whole rupiah: how an amount is read as people write it, and how a share of one is rounded, once per line. Rules: MNY-1, MNY-5, VAL-10. */

/** The most that an amount can be. */
export const MOST_RUPIAH = 999_999_999_999;

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

/** A sign on either side of the currency, then digits alone or in groups of three. */
const POINTS = /^([-−]?)(?:rp\.?|idr)?([-−]?)(\d{1,3}(?:\.\d{3})+|\d+)$/i;
const COMMAS = /^([-−]?)(?:rp\.?|idr)?([-−]?)(\d{1,3}(?:,\d{3})+|\d+)$/i;

/** What says that there are no sen: `,-`, `,00`, `.00`. */
const NO_SEN = /([.,])(?:00?|-)$/;

/** Rupiah are grouped by points. Without sen to tell them from, commas group only in two groups or more, or after `IDR`. */
const isSurelyGrouped = (tight: string): boolean => /,\d{3},|idr/i.test(tight);

const partsOf = (tight: string): RegExpExecArray | null => {
  const [sen, mark] = NO_SEN.exec(tight) ?? [];
  if (sen) return (mark === ',' ? POINTS : COMMAS).exec(tight.slice(0, -sen.length));
  return POINTS.exec(tight) ?? (isSurelyGrouped(tight) ? COMMAS.exec(tight) : null);
};

/**
 * An amount as it is typed or pasted: `1.387.500`, `Rp 1.387.500,00`, `-Rp 150.000`, `IDR 1,387,500.00`, `1387500.00`.
 * @returns whole rupiah; undefined for what has sen or can be read in two ways, such as `1.387,50` and `1,387`
 */
export const rupiahIn = (text: string): number | undefined => {
  const tight = text.replace(/\s/g, '');
  const [, before = '', after = '', written = ''] = partsOf(tight) ?? [];
  const digits = written.replace(/\D/g, '');
  if (!digits || (before && after)) return undefined;
  const amount = Number(digits);
  return (before || after) && amount ? -amount : amount;
};
