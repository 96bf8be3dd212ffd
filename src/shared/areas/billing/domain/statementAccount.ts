/** Which account a bank statement (CSV) is of: the number that the file gives next to or under its name. Rule: INV-16. */
import { csvTable } from '#shared/domain/csv';
import { columnsIn } from './statementColumns';

/** What banks call the number of the account, in small letters. */
const NAMES = ['account no', 'account no.', 'account number', 'no. rekening', 'no rekening', 'nomor rekening', 'rekening'];

/** Rows from the head of the file that are looked at. */
const HEAD = 30;

/** Fewer digits are no number of an account. */
const FEWEST = 6;

/** A number without what only groups it. */
export const accountDigits = (number: string): string => number.replace(/\D/g, '');

const numberIn = (cell: string | undefined): string | undefined =>
  cell !== undefined && /^[\d\s.'-]+$/.test(cell) && accountDigits(cell).length >= FEWEST ? accountDigits(cell) : undefined;

const isName = (cell: string): boolean => NAMES.includes(cell.toLowerCase().replace(/\s+/g, ' ').trim());

/** Name and number in one cell: `No. rekening : 1234567890`. */
const numberAfterName = (cell: string): string | undefined => {
  const [name = '', number] = cell.split(':');
  return isName(name) ? numberIn(number?.trim()) : undefined;
};

/** The number that follows in the row, as BCA writes it, or that stands in the same column of the next row, as Mandiri does. */
const numberFor = (rows: readonly (readonly string[])[], row: number, place: number): string | undefined =>
  rows[row]!.slice(place + 1)
    .map(numberIn)
    .find(Boolean) ?? numberIn(rows[row + 1]?.[place]);

/** @returns the digits of the account's number; undefined where the file does not give it */
export const statementAccount = (file: string): string | undefined => {
  const table = csvTable(file, (cells) => columnsIn(cells) !== undefined);
  const rows = [...table.before, ...(table.names ? [table.names] : []), ...table.rows].slice(0, HEAD).map(({ cells }) => cells);
  for (const [at, row] of rows.entries())
    for (const [place, cell] of row.entries()) {
      const found = isName(cell) ? numberFor(rows, at, place) : numberAfterName(cell);
      if (found) return found;
    }
  return undefined;
};
