/** The lines of a document as a table: long descriptions break, rows are never divided, and each page repeats the names of the columns. */
import type { PaperRow, PaperTable } from '#shared/documents/paper';
import { artifact, hairline, heightOf, MUTED, PAGE, part, TINT, WIDTH, write, type Holder, type Sheet, type Style } from './sheet';

/** Around the text of a cell, from left to right and from top to bottom. */
const PAD = 6;
const roomOf = ({ page: { isDense } }: Sheet): number => (isDense ? 2 : PAD);
const headOf = ({ page: { isDense } }: Sheet): number => (isDense ? 16 : 22);
/** Widths of number, quantity, unit price and amount; the description has the rest. */
const [NO, QTY, PRICE, AMOUNT] = [26, 56, 100, 100] as const;
const widths = [NO, WIDTH - NO - QTY - PRICE - AMOUNT, QTY, PRICE, AMOUNT] as const;
const lefts = widths.map((_, at) => PAGE.margin + widths.slice(0, at).reduce((sum, one) => sum + one, 0));

const styleOf = (column: number, more: Partial<Style> = {}): Style => ({
  size: 9,
  width: widths[column]! - 2 * PAD,
  align: column > 1 ? 'right' : 'left',
  ...more,
});

const cell = (sheet: Sheet, text: string, column: number, y: number, more: Partial<Style> = {}): void =>
  write(sheet, text, lefts[column]! + PAD, y, styleOf(column, more));

const head = { size: 8, weight: 'semibold', color: MUTED } as const;

const shade = (sheet: Sheet, y: number): void =>
  artifact(sheet, () => void sheet.doc.roundedRect(PAGE.margin, y, WIDTH, headOf(sheet), 4).fill(TINT));

/** The names of the columns. On a further page they are not part of the table once more. */
const drawHead = (sheet: Sheet, table: Holder | null, columns: PaperTable['columns'], y: number): number => {
  const height = headOf(sheet);
  shade(sheet, y);
  if (table) {
    const row = part(sheet, table, 'TR', null);
    columns.forEach((name, at) => part(sheet, row, 'TH', () => cell(sheet, name, at, y + (height - 8) / 2, head), { scope: 'Column' }));
    row.end();
  } else artifact(sheet, () => columns.forEach((name, at) => cell(sheet, name, at, y + (height - 8) / 2, head)), 'Pagination');
  return y + height + 2;
};

const noted = { size: 8, color: MUTED } as const;

const rowHeight = (sheet: Sheet, { description, note }: PaperRow): number =>
  2 * roomOf(sheet) + heightOf(sheet, description, styleOf(1)) + (note === null ? 0 : 1 + heightOf(sheet, note, styleOf(1, noted)));

const drawRow = (sheet: Sheet, table: Holder, row: PaperRow, number: number, y: number): void => {
  const made = part(sheet, table, 'TR', null);
  const top = y + roomOf(sheet);
  part(sheet, made, 'TD', () => cell(sheet, String(number), 0, top, { color: MUTED }));
  part(sheet, made, 'TD', () => {
    cell(sheet, row.description, 1, top);
    if (row.note !== null) cell(sheet, row.note, 1, top + 1 + heightOf(sheet, row.description, styleOf(1)), noted);
  });
  [row.qty, row.price, row.amount].forEach((text, at) => part(sheet, made, 'TD', () => cell(sheet, text, at + 2, top)));
  made.end();
};

/** @param y where it begins @param turn begins a page, and answers where its content begins @returns where the table ends */
export const drawTable = (sheet: Sheet, { columns, rows }: PaperTable, y: number, turn: () => number): number => {
  const table = part(sheet, sheet.root, 'Table', null);
  let at = drawHead(sheet, table, columns, y);
  rows.forEach((row, index) => {
    const height = rowHeight(sheet, row);
    if (at + height > sheet.page.last) at = drawHead(sheet, null, columns, turn());
    drawRow(sheet, table, row, index + 1, at);
    at += height;
    hairline(sheet, at);
  });
  table.end();
  return at;
};
