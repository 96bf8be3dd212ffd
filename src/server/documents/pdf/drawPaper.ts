/** Draws a document as a PDF: tagged, with embedded fonts, and equal byte for byte whenever it is drawn again. Rule: INV-5. */
import { buffer } from 'node:stream/consumers';
import type { Paper } from '#shared/documents/paper';
import { words } from '../words';
import {
  drawDutyBox,
  drawFacts,
  drawNote,
  drawParties,
  drawSignature,
  drawSums,
  drawTitle,
  drawWords,
  DUTY_BOX,
  noteHeight,
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

const drawBody = (sheet: Sheet, paper: Paper): void => {
  let y = drawFacts(sheet, paper.facts, drawParties(sheet, paper, drawTitle(sheet, paper)));
  if (paper.table) y = drawTable(sheet, paper.table, y, () => turn(sheet)) + 6;
  y = drawSums(sheet, paper.sums, placeFor(sheet, y, sumsHeight(paper.sums) + wordsHeight(sheet, paper.words)));
  y = drawWords(sheet, paper.words, y);
  for (const note of paper.notes) y = drawNote(sheet, note, placeFor(sheet, y, noteHeight(sheet, note)));
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
