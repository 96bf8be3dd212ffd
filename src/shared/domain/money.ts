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

/**
 * Rupiah are grouped by points. Commas group only where nothing else can be meant: in two groups or more, or after `IDR`, which is how
 * English shows an amount. `,-` and `,00` say that there are no sen.
 */
const RUPIAH = /^([-−]?)(?:rp\.?|idr)?([-−]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(?:-|00))?$/i;
const COMMAS = /^([-−]?)(?:(?:idr)?([-−]?)(\d{1,3}(?:,\d{3}){2,})|idr([-−]?)(\d{1,3},\d{3}))$/i;

/**
 * An amount as it is typed or pasted: `1.387.500`, `Rp 1.387.500`, `-Rp 150.000`, `IDR 1,387,500`.
 * @returns whole rupiah; undefined for what has sen or can be read in two ways, such as `1.387,50` and `1,387.50`
 */
export const rupiahIn = (text: string): number | undefined => {
  const tight = text.replace(/\s/g, '');
  const [, before = '', ...rest] = RUPIAH.exec(tight) ?? COMMAS.exec(tight) ?? [];
  const after = rest[0] || rest[2] || '';
  const digits = (rest[1] ?? rest[3] ?? '').replace(/\D/g, '');
  if (!digits || (before && after)) return undefined;
  const amount = Number(digits);
  return (before || after) && amount ? -amount : amount;
};
