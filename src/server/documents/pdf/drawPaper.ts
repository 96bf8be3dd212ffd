/** Draws a document as a PDF: tagged, with embedded fonts, and equal byte for byte whenever it is drawn again. Rule: INV-5. */
import { buffer } from 'node:stream/consumers';
import type { Paper, PaperNote } from '#shared/documents/paper';
import { words } from '../words';
import {
  drawDutyBox,
  drawFacts,
  drawNote,
  drawParagraph,
  drawParties,
  drawSignature,
  drawSums,
  drawTitle,
  drawWords,
  DUTY_BOX,
  noteHeight,
  paragraphHeight,
  SIGNATURE_HEIGHT,
  sumsHeight,
  wordsHeight,
} from './blocks';
import { artifact, MUTED, openSheet, PAGE, WIDTH, write, type Sheet } from './sheet';
import { drawTable } from './table';

const LAST = PAGE.height - PAGE.bottom;

const turn = ({ doc }: Sheet): number => {
  doc.addPage();
  return PAGE.margin;
};

/** Where a block of this height begins: here, or on a new page. */
const placeFor = (sheet: Sheet, y: number, height: number): number => (y + height > LAST ? turn(sheet) : y);

/** The sums, and the amount in words below them. */
const drawAmounts = (sheet: Sheet, { sums, words: inWords }: Paper, y: number): number => {
  if (!sums.length) return y;
  const end = drawSums(sheet, sums, placeFor(sheet, y, sumsHeight(sums) + (inWords ? wordsHeight(sheet, inWords) : 0)));
  return inWords ? drawWords(sheet, inWords, end) : end;
};

/** Lines that stand under the heading of a note on the same page at least, where all of them need more than a page. */
const FIRST_LINES = 3;

/** A note begins where all of it has room; one that needs more than a page goes on at the top of the next. */
const drawNoteFrom = (sheet: Sheet, note: PaperNote, y: number): number => {
  const whole = noteHeight(sheet, note);
  const first = whole > LAST - PAGE.margin ? noteHeight(sheet, { ...note, lines: note.lines.slice(0, FIRST_LINES) }) : whole;
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
  let y = drawFacts(sheet, paper.facts, drawParties(sheet, paper, drawTitle(sheet, paper)));
  if (paper.table) y = drawTable(sheet, paper.table, y, () => turn(sheet)) + 6;
  y = drawAmounts(sheet, paper, y);
  for (const line of (paper.paragraphs ?? []).flatMap(piecesOf))
    y = drawParagraph(sheet, line, placeFor(sheet, y, paragraphHeight(sheet, line)));
  for (const note of paper.notes) y = drawNoteFrom(sheet, note, y);
  const { dutyBox, signature } = paper;
  y = placeFor(sheet, y, Math.max(dutyBox ? DUTY_BOX.height + 8 : 0, signature ? SIGNATURE_HEIGHT : 0));
  if (dutyBox) drawDutyBox(sheet, { ...paper, dutyBox }, y);
  if (signature) drawSignature(sheet, signature, y);
};

/** The foot of every page, once it is known how many there are. */
const drawFeet = (sheet: Sheet, { title, number, language }: Paper): void => {
  const { count } = sheet.doc.bufferedPageRange();
  const half = WIDTH / 2;
  const style = { size: 8, color: MUTED, width: half } as const;
  const y = PAGE.height - 40;
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

/** @returns the bytes of the file */
export const drawPaper = async (paper: Paper): Promise<Buffer> => {
  const sheet = await openSheet(paper);
  const bytes = buffer(sheet.doc);
  drawBody(sheet, paper);
  drawFeet(sheet, paper);
  sheet.root.end();
  sheet.doc.end();
  return bytes;
};
