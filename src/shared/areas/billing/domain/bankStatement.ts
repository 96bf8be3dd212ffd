/** Reads a bank statement (CSV): finds the columns of BCA, Mandiri and a general form, and the money that came in. Rule: INV-16. */
import type { Day } from '#shared/domain/calendarDays';
import { csvRows } from '#shared/domain/csv';
import { statementAmount, statementDay } from './statementAmount';
import type { StatementLine } from './statementMatch';

export type BankName = 'bca' | 'mandiri' | 'general';

/** What the columns are for. `amount` goes with `side` (CR or DB) or has a sign; `credit` holds only what came in. */
type Part = 'day' | 'text' | 'amount' | 'credit' | 'side' | 'reference';

/** The names that banks give their columns, in small letters. */
const NAMES: Readonly<Record<Part, readonly string[]>> = {
  day: ['date', 'tanggal', 'tanggal transaksi', 'tgl', 'tgl transaksi', 'transaction date', 'posting date', 'tanggal posting'],
  text: ['description', 'keterangan', 'uraian', 'deskripsi', 'remark', 'remarks', 'berita', 'transaction description'],
  amount: ['amount', 'jumlah', 'nominal', 'mutasi'],
  credit: ['credit', 'kredit', 'cr', 'credit amount', 'jumlah kredit'],
  side: ['db/cr', 'cr/db', 'd/k', 'type', 'tipe', 'jenis', 'dk'],
  reference: ['reference no.', 'reference no', 'reference', 'referensi', 'no. referensi', 'no referensi', 'ref'],
};

/** What a general statement needs, as people call it. */
export const WANTED_COLUMNS = 'Tanggal, Keterangan, Jumlah';

type Columns = { readonly at: number; readonly bank: BankName; readonly places: Readonly<Record<Part, readonly number[]>> };

const small = (cell: string): string => cell.toLowerCase().replace(/\s+/g, ' ').trim();

const bankOf = (names: readonly string[]): BankName => {
  if (names.some((name) => name === 'branch' || name === 'cabang')) return 'bca';
  return names.some((name) => name === 'val. date' || name === 'value date' || name === 'transaction code') ? 'mandiri' : 'general';
};

/** The columns that a row names; undefined where it is no row of names. BCA leaves the name of the side (CR, DB) behind the amount empty. */
const columnsIn = (row: readonly string[], at: number): Columns | undefined => {
  const names = row.map(small);
  const placesOf = (part: Part) => names.flatMap((name, place) => (NAMES[part].includes(name) ? [place] : []));
  const parts = Object.keys(NAMES) as Part[];
  const places = Object.fromEntries(parts.map((part) => [part, placesOf(part)])) as Record<Part, number[]>;
  const [amount] = places.amount;
  if (amount !== undefined && !places.side.length && names[amount + 1] === '') places.side = [amount + 1];
  const isWhole = places.day.length && places.text.length && (places.amount.length || places.credit.length);
  return isWhole ? { at, bank: bankOf(names), places } : undefined;
};

/** The row that most looks like names of columns: the first one with three words or more. */
const namesShown = (rows: readonly string[][]): string => {
  const row = rows.find((cells) => cells.filter((cell) => /^\p{L}/u.test(cell)).length >= 3) ?? rows[0] ?? [];
  return row.filter((cell) => cell !== '').join(', ');
};

/** A line of the statement that brought money. `row`: its number in the file's rows, from 1; `reference`: its own, where the bank gives one. */
export type ReadLine = StatementLine & { readonly row: number; readonly reference: string | null };

export type Statement = {
  readonly bank: BankName;
  readonly lines: readonly ReadLine[];
  /** Numbers of rows with a text and no day or amount that can be read. */
  readonly unread: readonly number[];
};

const firstOf = (row: readonly string[], places: readonly number[]): string =>
  places.map((place) => row[place] ?? '').find((cell) => cell !== '') ?? '';

const lineOf = (row: readonly string[], number: number, { places }: Columns, latest: Day): ReadLine | 'unread' | 'out' => {
  const day = statementDay(firstOf(row, places.day), latest);
  const cell = places.credit.length ? firstOf(row, places.credit) : firstOf(row, places.amount);
  const amount = places.credit.length && cell === '' ? 0 : statementAmount(cell, firstOf(row, places.side));
  if (day === undefined) return amount === undefined || firstOf(row, places.text) === '' ? 'out' : 'unread';
  if (amount === undefined) return 'unread';
  const text = places.text
    .map((place) => row[place] ?? '')
    .filter(Boolean)
    .join(' ');
  const reference = firstOf(row, places.reference).replace(/^'/, '') || null;
  return amount > 0 ? { day, amount, text, row: number, reference } : 'out';
};

/**
 * Reads a statement. Lines of money that went out are left out, and so are the sums that banks put at the end.
 * @param latest the last day that it can have: today, for statements that write days without a year
 * @returns the names of columns that were found, where they are none of a statement that is known
 */
export const readStatement = (file: string, latest: Day): Statement | { readonly found: string } => {
  const rows = csvRows(file);
  const columns = rows.slice(0, 30).reduce<Columns | undefined>((found, row, at) => found ?? columnsIn(row, at), undefined);
  if (!columns) return { found: namesShown(rows.slice(0, 30)).slice(0, 200) };
  const read = rows.slice(columns.at + 1).map((row, at) => {
    const number = columns.at + at + 2;
    return { number, line: lineOf(row, number, columns, latest) };
  });
  return {
    bank: columns.bank,
    lines: read.flatMap(({ line }) => (typeof line === 'string' ? [] : [line])),
    unread: read.flatMap(({ number, line }) => (line === 'unread' ? [number] : [])),
  };
};

/**
 * What tells a line from every other: two lines that are alike in all are counted in their order. The same line of another file of the same
 * account gives the same text.
 */
export const lineIdentities = (lines: readonly ReadLine[]): string[] => {
  const seen = new Map<string, number>();
  return lines.map(({ day, amount, text, reference }) => {
    const own = [day, amount, reference ?? '', text.toUpperCase().replace(/\s+/g, ' ')].join('|');
    const times = (seen.get(own) ?? 0) + 1;
    seen.set(own, times);
    return `${own}|${times}`;
  });
};
