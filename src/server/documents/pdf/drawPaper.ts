/** Draws a document as a PDF: tagged, with embedded fonts, and equal byte for byte whenever it is drawn again. Rule: INV-5. */
import { buffer } from 'node:stream/consumers';
import type { Paper, PaperNote } from '#shared/documents/paper';
import { words } from '../words';
import {
  asideHeight,
  drawAside,
  drawFacts,
  drawNote,
  drawParagraph,
  drawParties,
  drawSums,
  drawTitle,
  drawWords,
  noteHeight,
  paragraphHeight,
  sumsHeight,
  wordsHeight,
} from './blocks';
import { drawRoll, ROLL } from './roll';
import { boxHeight, drawDutyBox, drawSignature, signatureHeight } from './signature';
import { artifact, MUTED, openSheet, PAGE, WIDTH, write, type Sheet } from './sheet';
import { drawTable } from './table';

const turn = ({ doc, page: { height, top } }: Sheet): number => {
  doc.addPage({ size: [PAGE.width, height], margin: 0 });
  return top;
};

/** Where a block of this height begins: here, or on a new page. */
const placeFor = (sheet: Sheet, y: number, height: number): number => (y + height > sheet.page.last ? turn(sheet) : y);

/** The sums, and next to them the amount in words and the notes, where there is little room. */
const drawDenseAmounts = (sheet: Sheet, paper: Paper, y: number): number => {
  const top = placeFor(sheet, y, Math.max(sumsHeight(sheet, paper.sums), asideHeight(sheet, paper)));
  return Math.max(drawSums(sheet, paper.sums, top), drawAside(sheet, paper, top));
};

/** The sums, and the amount in words below them. */
const drawAmounts = (sheet: Sheet, { sums, words: inWords }: Paper, y: number): number => {
  if (!sums.length) return y;
  const end = drawSums(sheet, sums, placeFor(sheet, y, sumsHeight(sheet, sums) + (inWords ? wordsHeight(sheet, inWords) : 0)));
  return inWords ? drawWords(sheet, inWords, end) : end;
};

/** Lines that stand under the heading of a note on the same page at least, where all of them need more than a page. */
const FIRST_LINES = 3;

/** A note begins where all of it has room; one that needs more than a page goes on at the top of the next. */
const drawNoteFrom = (sheet: Sheet, note: PaperNote, y: number): number => {
  const whole = noteHeight(sheet, note);
  const { top, last } = sheet.page;
  const first = whole > last - top ? noteHeight(sheet, { ...note, lines: note.lines.slice(0, FIRST_LINES) }) : whole;
  return drawNote(sheet, note, placeFor(sheet, y, first), (at, height) => placeFor(sheet, at, height));
};

/** The most characters of a line that are drawn in one piece: a line that needs more than a page has no place. */
const PIECE = 1_500;

const piecesOf = (line: string): string[] => {
  if (line.length <= PIECE) return [line];
  const space = line.lastIndexOf(' ', PIECE);
  const end = space > 0 ? space : PIECE;
  return [line.slice(0, end), ...piecesOf(line.slice(end).trimStart())];
};

const drawBody = (sheet: Sheet, paper: Paper): void => {
  let y = drawFacts(sheet, paper, drawParties(sheet, paper, drawTitle(sheet, paper)));
  if (paper.table) y = drawTable(sheet, paper.table, y, () => turn(sheet)) + 6;
  const { isDense } = sheet.page;
  y = isDense ? drawDenseAmounts(sheet, paper, y) : drawAmounts(sheet, paper, y);
  for (const line of (paper.paragraphs ?? []).flatMap(piecesOf))
    y = drawParagraph(sheet, line, placeFor(sheet, y, paragraphHeight(sheet, line)));
  for (const note of isDense ? [] : paper.notes) y = drawNoteFrom(sheet, note, y);
  const { dutyBox, signature } = paper;
  y = placeFor(sheet, y, Math.max(dutyBox ? boxHeight(sheet) + 8 : 0, signature ? signatureHeight(sheet) : 0));
  if (dutyBox) drawDutyBox(sheet, { ...paper, dutyBox }, y);
  if (signature) drawSignature(sheet, signature, y);
};

/** The foot of every page, once it is known how many there are. */
const drawFeet = (sheet: Sheet, { title, number, language }: Paper): void => {
  const { count } = sheet.doc.bufferedPageRange();
  const half = WIDTH / 2;
  const style = { size: 8, color: MUTED, width: half } as const;
  const y = sheet.page.height - (sheet.page.isDense ? 20 : 40);
  for (let at = 0; at < count; at += 1) {
    sheet.doc.switchToPage(at);
    const pages = words[language].page(at + 1, count);
    artifact(
      sheet,
      () => {
        write(sheet, `${title} ${number}`.trim(), PAGE.margin, y, style);
        write(sheet, pages, PAGE.margin + half, y, { ...style, align: 'right' });
      },
      'Pagination',
    );
  }
};

const drawSheets = (sheet: Sheet, paper: Paper): void => {
  drawBody(sheet, paper);
  drawFeet(sheet, paper);
};

const finished = (sheet: Sheet, draw: (sheet: Sheet) => void): Promise<Buffer> => {
  const bytes = buffer(sheet.doc);
  draw(sheet);
  sheet.root.end();
  sheet.doc.end();
  return bytes;
};

/** A roll is drawn twice: only then is it known how long it is. */
const drawnRoll = async (paper: Paper): Promise<Buffer> => {
  let end = 0;
  await finished(await openSheet(paper, ROLL), (sheet) => void (end = drawRoll(sheet, paper)));
  return finished(await openSheet(paper, [ROLL[0], end]), (sheet) => void drawRoll(sheet, paper));
};

/** @returns the bytes of the file */
export const drawPaper = async (paper: Paper): Promise<Buffer> =>
  paper.size === '80mm' ? drawnRoll(paper) : finished(await openSheet(paper), (sheet) => drawSheets(sheet, paper));
