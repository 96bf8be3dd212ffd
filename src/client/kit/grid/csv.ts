/** Rows as a CSV file that a spreadsheet opens without running anything that is in it. */
import type { Language } from '#shared/locale';

export type CsvValue = string | number | boolean | null | undefined;

/** Where the decimal sign is a comma, a spreadsheet takes semicolons for columns. */
export const separatorOf: Record<Language, string> = { id: ';', en: ',' };

/** What a spreadsheet would take for a formula, also behind white space, gets an apostrophe in front; numbers are no formulas. */
const harmless = (text: string): string => (/^\s*[=+\-@|\t\r]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text);

const cell = (value: CsvValue, separator: string): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? harmless(value) : String(value);
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The file's text: a byte order mark, so that Excel reads UTF-8, then a line per row. */
export const toCsv = (rows: readonly (readonly CsvValue[])[], separator: string): string =>
  `\uFEFF${rows.map((row) => row.map((value) => cell(value, separator)).join(separator)).join('\r\n')}\r\n`;
