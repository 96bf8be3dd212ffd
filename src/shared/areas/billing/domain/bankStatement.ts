/** Reads a bank statement (CSV): every row is read, or named with the reason why not. Rules: INV-16, INV-25. */
import type { Day } from '#shared/domain/calendarDays';
import { csvTable, type CsvRow } from '#shared/domain/csv';
import { isScientific } from '#shared/domain/writtenAmount';
import { dateOrders, type DateOrder } from '#shared/domain/dateOrder';
import { isDayCount, isWeekday, writtenDay } from '#shared/domain/writtenDay';
import { columnsIn, namesShown, type BankName, type Columns } from './statementColumns';
import { statementAmount } from './statementAmount';
import type { StatementLine } from './statementMatch';
import { orderOfStatement } from './statementOrder';

/** A line of the statement that brought money. `row`: its line in the file, from 1; `reference`: the bank's own, where it gives one. */
export type ReadLine = StatementLine & { readonly row: number; readonly reference: string | null };

export const unreadReasons = ['day', 'day_count', 'day_ahead', 'amount', 'amount_short', 'cells'] as const;

/**
 * A row that cannot be read. `reason`: its day or its amount is none (`cell` is what stands there), is a spreadsheet's count of days, a day
 * after today, or a number that a spreadsheet shortened; or it has more cells than there are names of columns.
 */
export type UnreadRow = {
  readonly row: number;
  readonly text: string;
  readonly reason: (typeof unreadReasons)[number];
  readonly cell: string;
};

export type Statement = {
  readonly bank: BankName;
  readonly lines: readonly ReadLine[];
  readonly unread: readonly UnreadRow[];
  /** Rows of money that went out, or of none. */
  readonly out: readonly number[];
  /** Rows of sums and balances, and names of columns that are written again. */
  readonly sums: readonly number[];
};

/** What a file is that is no statement: the names that were found in it. */
export type NoStatement = { readonly found: string };

/** Dates of which a person has to say whether the day or the month comes first. */
export type OrderWanted = { readonly bank: BankName; readonly dates: readonly string[] };

type Read =
  | { readonly kind: 'line'; readonly line: ReadLine }
  | { readonly kind: 'unread'; readonly reason: UnreadRow['reason']; readonly cell: string }
  | { readonly kind: 'out' | 'sum' };

/** How a row begins that banks put between or under the lines. */
const SUM =
  /^(?:saldo|sub ?total|grand total|total|jumlah|starting|ending|opening|closing|beginning|balance|mutasi|credit|debit|kredit|debet|db|cr|halaman|page)\b|^[-=*_]+$/i;

const firstOf = (cells: readonly string[], places: readonly number[]): string =>
  places.map((place) => cells[place] ?? '').find((cell) => cell !== '') ?? '';

/** Without empty cells at the end. A day of the week that a comma cut off belongs to its date. */
const cellsOf = ({ cells }: CsvRow, { places }: Columns): readonly string[] => {
  const [at] = places.day as [number];
  const joined = isWeekday(cells[at] ?? '') && cells[at + 1] ? cells.toSpliced(at, 2, `${cells[at]}, ${cells[at + 1]}`) : cells;
  return joined.slice(0, joined.findLastIndex((cell) => cell !== '') + 1);
};

/** What came in by a row, in rupiah; not above zero for what went out. Undefined where no amount can be read. */
const amountIn = (cells: readonly string[], { places }: Columns): number | undefined => {
  if (!places.credit.length) return statementAmount(firstOf(cells, places.amount), firstOf(cells, places.side));
  const [credit, debit] = [firstOf(cells, places.credit), firstOf(cells, places.debit)];
  const isEmpty = (cell: string) => /^[-–—]?$/.test(cell);
  if (!isEmpty(credit)) return statementAmount(credit);
  if (!places.debit.length) return 0;
  const out = isEmpty(debit) ? undefined : statementAmount(debit);
  return out === undefined ? undefined : -Math.abs(out);
};

const isSum = (cells: readonly string[], { places }: Columns): boolean => {
  const day = firstOf(cells, places.day);
  const first = day || (cells.find((cell) => cell !== '') ?? '');
  return SUM.test(first) || (cells.length > 2 && columnsIn(cells) !== undefined);
};

const readRow = (row: CsvRow, columns: Columns, known: { readonly latest: Day; readonly order: DateOrder }): Read => {
  const cells = cellsOf(row, columns);
  const { places, width } = columns;
  const [dayCell, amountCell] = [firstOf(cells, places.day), firstOf(cells, places.credit.length ? places.credit : places.amount)];
  const day = writtenDay(dayCell, known);
  if (day === undefined && isSum(cells, columns)) return { kind: 'sum' };
  if (cells.length > width) return { kind: 'unread', reason: 'cells', cell: '' };
  if (day === undefined) return { kind: 'unread', reason: isDayCount(dayCell) ? 'day_count' : 'day', cell: dayCell };
  const amount = amountIn(cells, columns);
  if (amount === undefined) return { kind: 'unread', reason: isScientific(amountCell) ? 'amount_short' : 'amount', cell: amountCell };
  if (amount <= 0) return { kind: 'out' };
  if (day > known.latest) return { kind: 'unread', reason: 'day_ahead', cell: dayCell };
  const text = places.text
    .map((place) => cells[place] ?? '')
    .filter(Boolean)
    .join(' ');
  const reference = firstOf(cells, places.reference).replace(/^'/, '') || null;
  return { kind: 'line', line: { day, amount, text, row: row.row, reference } };
};

/** Signs of an unread row, and of its cell, that are shown. */
const SHOWN = 160;

/**
 * Reads a statement. Money that went out and the sums that banks put at the end are told apart from what cannot be read.
 * @param known `latest`: the last day that money can have come in: today; `order`: of the numbers in its
 * dates, where a person has told it
 */
export const readStatement = (
  file: string,
  { latest, order }: { readonly latest: Day; readonly order?: DateOrder | null },
): Statement | NoStatement | OrderWanted => {
  const { before, names, rows } = csvTable(file, (cells) => columnsIn(cells) !== undefined);
  const columns = names && columnsIn(names.cells);
  if (!columns) return { found: namesShown(before.slice(0, 30).map(({ cells }) => cells)).slice(0, 200) };
  const days = rows.map((row) => firstOf(cellsOf(row, columns), columns.places.day));
  const found = order ?? orderOfStatement({ columns, days, before, rows }, latest);
  if (!found) {
    const dates = days.filter((day) => dateOrders.some((one) => writtenDay(day, { latest, order: one })));
    return { bank: columns.bank, dates: [...new Set(dates)] };
  }
  const read = rows.map((row) => ({ row, is: readRow(row, columns, { latest, order: found }) }));
  const rowsThatAre = (kind: Read['kind']) => read.flatMap(({ row, is }) => (is.kind === kind ? [row.row] : []));
  return {
    bank: columns.bank,
    lines: read.flatMap(({ is }) => (is.kind === 'line' ? [is.line] : [])),
    unread: read.flatMap(({ row, is }) => {
      if (is.kind !== 'unread') return [];
      return [{ row: row.row, text: row.text.trim().slice(0, SHOWN), reason: is.reason, cell: is.cell.slice(0, SHOWN) }];
    }),
    out: rowsThatAre('out'),
    sums: rowsThatAre('sum'),
  };
};

/**
 * What tells a line from every other on its account: day, amount, text and reference together. Lines of one day that are alike in all of these
 * are counted, so the same line of another file of that account gives the same text, also where the day has more lines by then.
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
