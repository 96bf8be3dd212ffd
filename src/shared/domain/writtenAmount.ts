/** Amounts in rupiah as people, banks and spreadsheets write them. Rule: VAL-16. */

const SIGNS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const CURRENCY = /(?:rp\.?|idr)/i;

/** What stands around the number: brackets or a sign for below zero, the currency on either side. */
const around = (cell: string): { readonly digits: string; readonly isNegative: boolean } => {
  const shown = cell
    .normalize('NFKC')
    .replace(SIGNS, '-')
    .trim()
    .replace(/^['=]+/, '');
  const [, inside] = /^\((.*)\)$/.exec(shown) ?? [];
  // `527.250,-` says that there are no sen; `1.234,56-` and `527.250-` are below zero.
  const bare = (inside ?? shown).replace(/[.,]-{1,2}$/, '').replace(/^\+|\+$/, '');
  const isNegative = inside !== undefined || bare.includes('-');
  return { digits: bare.replace('-', '').replace(CURRENCY, '').trim(), isNegative };
};

/** Longer texts are no amount. */
const LONGEST = 40;

/**
 * A number without its sign: digits alone or in groups of three, then at most two digits of sen. One sign with three digits after it
 * groups, whichever it is: `1.387` and `1,387` are both 1387; `1.38` has sen.
 */
const NUMBER = /^(\d+|\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)?(?:([.,])(\d{1,2}))?$/;

const unsigned = (digits: string): number | undefined => {
  const [, whole = '', group, mark, sen = ''] = NUMBER.exec(digits.replace(/\s/g, ' ')) ?? [];
  if (whole + sen === '' || (group && group === mark) || (group && whole.startsWith('0'))) return undefined;
  const amount = Number(`${whole.replace(/\D/g, '') || '0'}.${sen || '0'}`);
  return amount * 100 <= Number.MAX_SAFE_INTEGER ? amount : undefined;
};

/**
 * Rupiah, with sen as a fraction: `Rp 1.387.500,00`, `IDR 1,387,500.00`, `1387500`, `527.250,-`, `(500)`, `1.234,56-`.
 * @returns undefined for what is no amount
 */
export const writtenAmount = (cell: string): number | undefined => {
  if (cell.length > LONGEST) return undefined;
  const { digits, isNegative } = around(cell);
  const amount = unsigned(digits);
  return amount && isNegative ? -amount : amount;
};

/** A number that a spreadsheet has shortened: its last digits are lost. */
export const isScientific = (cell: string): boolean => /^[-+]?\d+(?:[.,]\d+)?E[-+]?\d+$/i.test(cell.trim());
