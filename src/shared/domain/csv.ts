/** Reads a CSV file as banks and spreadsheets write it: commas, semicolons or tabs, with or without quotation marks. No line is lost. */
import Papa from 'papaparse';

const SEPARATORS = [',', ';', '\t'] as const;

/** Lines from the head of the file among which the names of the columns are looked for. */
const HEAD = 30;

/** Further lines that one cell in quotation marks may have. */
const MOST_MORE = 5;

/** Rows with too few cells after which no cell goes on in the next line. */
const MOST_OPEN = 1_000;

/** A row of the file. `row`: its first line, from 1; `lines`: how many lines it takes; `text`: as the file has it. */
export type CsvRow = { readonly row: number; readonly lines: number; readonly text: string; readonly cells: readonly string[] };

/** `before`: what the file says above the names of its columns; all rows that are not empty where there are no names. */
export type CsvTable = { readonly before: readonly CsvRow[]; readonly names: CsvRow | undefined; readonly rows: readonly CsvRow[] };

type Line = { readonly row: number; readonly text: string };

/** The lines that are not empty, with their numbers. */
const linesIn = (file: string): Line[] =>
  file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((text, at) => ({ row: at + 1, text }))
    .filter(({ text }) => /[^\s,;"]/.test(text));

const trimmed = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim());

/** The cells of one row whose quotation marks are signs like others. */
const literalCells = (text: string, delimiter: string): string[] => trimmed(text.split(delimiter));

/** The cells of one row; undefined where a quotation mark is left open. */
const quotedCells = (text: string, delimiter: string): string[] | undefined => {
  const first = text.indexOf('"');
  // Without a second mark, which is nearly always, the library has nothing to find out.
  if (first === text.lastIndexOf('"')) {
    const cells = literalCells(text, delimiter);
    return cells.some((cell) => cell.startsWith('"')) ? undefined : cells;
  }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\r' });
  return errors.some(({ code }) => code === 'MissingQuotes') ? undefined : trimmed(data[0] ?? []);
};

const cellsOf = (text: string, delimiter: string): string[] => quotedCells(text, delimiter) ?? literalCells(text, delimiter);

/** Whether a line begins with a date, so that it is a row of its own. */
const beginsWithDay = (text: string): boolean => /^\W*\d{1,4}[-/. ]/.test(text);

/**
 * The row that begins at a line. A mark that is left open goes on in the next lines only where this line alone has too few cells, and these
 * lines are no rows of their own: otherwise one stray mark would hide the rows up to the next one.
 */
const rowAt = (lines: readonly Line[], at: number, delimiter: string, width: number): CsvRow => {
  const { row, text } = lines[at]!;
  const alone = quotedCells(text, delimiter);
  const single = { row, lines: 1, text, cells: alone ?? literalCells(text, delimiter) };
  if (alone || single.cells.length < 2 || single.cells.length >= width) return single;
  let whole = text;
  for (const more of lines.slice(at + 1, at + 1 + MOST_MORE)) {
    if (beginsWithDay(more.text) || more.text.split(delimiter).length >= width) return single;
    whole += `\n${more.text}`;
    const cells = quotedCells(whole, delimiter);
    if (cells) return cells.length === width ? { row, lines: whole.split('\n').length, text: whole, cells } : single;
  }
  return single;
};

const rowsFrom = (lines: readonly Line[], delimiter: string, width: number): CsvRow[] => {
  const rows: CsvRow[] = [];
  // Each mark that is left open costs a look at the next lines: a file with very many is no table, and its lines stand alone.
  let open = 0;
  for (let at = 0; at < lines.length; at += rows.at(-1)!.lines) {
    const row = rowAt(lines, at, delimiter, open > MOST_OPEN ? 0 : width);
    if (row.cells.length < width) open += 1;
    rows.push(row);
  }
  return rows;
};

/** The separator that the first lines have most often. */
const usualSeparator = (lines: readonly Line[]): string => {
  const head = lines.slice(0, HEAD).map(({ text }) => text);
  const counts = SEPARATORS.map((one) => head.join('\n').split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
};

/**
 * The table in a file. Its separator is the one that makes a row of names: in the rows a comma may be part of a text or of a number.
 * @param isNames whether these cells are the names of the columns
 */
export const csvTable = (file: string, isNames: (cells: readonly string[]) => boolean): CsvTable => {
  const lines = linesIn(file);
  const single = (delimiter: string) => (line: Line) => ({ ...line, lines: 1, cells: cellsOf(line.text, delimiter) });
  for (const [at, line] of lines.slice(0, HEAD).entries()) {
    const found = SEPARATORS.find((one) => isNames(cellsOf(line.text, one)));
    if (!found) continue;
    const names = single(found)(line);
    return { before: lines.slice(0, at).map(single(found)), names, rows: rowsFrom(lines.slice(at + 1), found, names.cells.length) };
  }
  return { before: lines.map(single(usualSeparator(lines))), names: undefined, rows: [] };
};
