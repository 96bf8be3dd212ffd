/** Reads a CSV file as banks and spreadsheets write it: commas, semicolons or tabs, with or without quotation marks. No line is lost. */
import Papa from 'papaparse';

const SEPARATORS = [',', ';', '\t'] as const;

/** Lines from the head of the file among which the names of the columns are looked for. */
const HEAD = 30;

/** Further lines that one cell in quotation marks may have. */
const MOST_MORE = 5;

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
    .filter(({ text }) => /[^\s,;]/.test(text));

/** The cells of one row; undefined where a quotation mark is left open. Without `quoted` such a mark is a sign like others. */
const cellsIn = (text: string, delimiter: string, quoted: boolean): string[] | undefined => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\r', quoteChar: quoted ? '"' : '\0' });
  if (quoted && errors.some(({ code }) => code === 'MissingQuotes')) return undefined;
  return (data[0] ?? []).map((cell) => cell.trim());
};

const cellsOf = (text: string, delimiter: string): string[] => cellsIn(text, delimiter, true) ?? cellsIn(text, delimiter, false)!;

/** Whether a line begins with a date, so that it is a row of its own. */
const beginsWithDay = (text: string): boolean => /^\W*\d{1,4}[-/. ]/.test(text);

/**
 * The row that begins at a line. A mark that is left open goes on in the next lines only where this line alone has too few cells, and these
 * lines are no rows of their own: otherwise one stray mark would hide the rows up to the next one.
 */
const rowAt = (lines: readonly Line[], at: number, delimiter: string, width: number): CsvRow => {
  const { row, text } = lines[at]!;
  const alone = cellsIn(text, delimiter, true);
  const literal = alone ?? cellsIn(text, delimiter, false)!;
  const single = { row, lines: 1, text, cells: literal };
  if (alone || literal.length >= width) return single;
  let whole = text;
  for (const more of lines.slice(at + 1, at + 1 + MOST_MORE)) {
    if (beginsWithDay(more.text) || more.text.split(delimiter).length >= width) return single;
    whole += `\n${more.text}`;
    const cells = cellsIn(whole, delimiter, true);
    if (cells) return cells.length === width ? { row, lines: whole.split('\n').length, text: whole, cells } : single;
  }
  return single;
};

const rowsFrom = (lines: readonly Line[], delimiter: string, width: number): CsvRow[] => {
  const rows: CsvRow[] = [];
  for (let at = 0; at < lines.length; at += rows.at(-1)!.lines) rows.push(rowAt(lines, at, delimiter, width));
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
