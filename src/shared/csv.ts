/** Rows as a CSV file that a spreadsheet opens without running anything that is in it, whichever separator its locale expects. Rule: LST-13. */
import type { Language } from './locale';

/** `decimal`: an exact number with a point, which is written with the decimal sign of the file's locale. */
export type CsvValue = string | number | boolean | { readonly decimal: string } | null | undefined;

/** Where the decimal sign is a comma, a spreadsheet takes semicolons for columns. */
export const separatorOf: Record<Language, string> = { id: ';', en: ',' };

/** What begins a formula, also in the full-width and small forms that an Asian locale accepts. */
const FORMULA = '=+\\-@|＝＋－＠﹦﹢﹣﹫';
/** A formula's beginning; white space and quotes before it make no difference, apostrophes are ours or somebody's own. */
const START = `(?:[^\\S\\t\\r\\n]|")*'*[${FORMULA}]`;
const atStart = new RegExp(`^(?:${START}|'*[\\t\\r\\n])`);
/**
 * The same after a character that may end a cell: with the other locale's separator a spreadsheet finds quotes only in the middle
 * of its cells, so it ignores them. A plain number, up to the next such character, is no formula.
 */
const inside = new RegExp(`([;,\\t\\r\\n])(?! *[+-]\\d+(?:\\.\\d+)? *(?:\\1|[\\r\\n]|$))(?=${START})`, 'g');

/**
 * A text with an apostrophe before each place where a formula would begin. Numbers are not texts: they stay numbers.
 * To read the text back, remove one apostrophe at the beginning and after each `;`, `,`, tab and line break, where such a place follows.
 */
const harmless = (text: string): string => (atStart.test(text) ? `'${text}` : text).replace(inside, "$1'");

const plain = (value: Exclude<CsvValue, null | undefined>, separator: string): string => {
  if (typeof value === 'object') return separator === separatorOf.id ? value.decimal.replace('.', ',') : value.decimal;
  return typeof value === 'string' ? harmless(value) : String(value);
};

const cell = (value: CsvValue, separator: string): string => {
  if (value === null || value === undefined) return '';
  const text = plain(value, separator);
  return /[;,\t"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** What begins a CSV file, so that Excel reads UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line for each row; nothing for no rows. */
export const csvLines = (rows: readonly (readonly CsvValue[])[], separator: string): string =>
  rows.map((row) => `${row.map((value) => cell(value, separator)).join(separator)}\r\n`).join('');

/** The text of a whole file. */
export const toCsv = (rows: readonly (readonly CsvValue[])[], separator: string): string => BYTE_ORDER_MARK + csvLines(rows, separator);
