/** The parts of a document around its table. Each draws at a height and answers where it ends. */
import type { Paper, PaperFact, PaperNote, PaperParty, PaperSum } from '#shared/documents/paper';
import {
  artifact,
  hairline,
  heightOf,
  INK,
  MUTED,
  PAGE,
  part,
  PRIMARY,
  TINT,
  WIDTH,
  write,
  type Holder,
  type Sheet,
  type Style,
} from './sheet';

const LEFT = PAGE.margin;
const HALF = WIDTH / 2 - 12;
const label = { size: 8, weight: 'semibold', color: MUTED } as const;

/** Text, and where it ends. */
export const paragraph = (sheet: Sheet, text: string, x: number, y: number, style: Style): number => {
  write(sheet, text, x, y, style);
  return y + heightOf(sheet, text, style);
};

/** Points of the letterhead: it is never larger. */
const letterheadOf = ({ page: { isDense } }: Sheet) => ({ width: 240, height: isDense ? 36 : 56 });

/** A gap between two parts, in points. */
const gap = ({ page: { isDense } }: Sheet, points: number): number => (isDense ? points / 2 : points);

const named = { size: 18, weight: 'bold', color: PRIMARY, width: HALF - 14 } as const;

const brandEnd = (sheet: Sheet, { brand, letterhead }: Paper): number =>
  sheet.page.top + (letterhead ? letterheadOf(sheet).height : 2 + heightOf(sheet, brand, named));

/** The letterhead, which screen readers hear as the brand; without one, the brand itself. */
const drawBrand = (sheet: Sheet, { brand, letterhead }: Paper): void => {
  const { top } = sheet.page;
  if (letterhead) {
    const { width, height } = letterheadOf(sheet);
    part(sheet, sheet.root, 'Figure', () => void sheet.doc.image(letterhead, LEFT, top, { fit: [width, height] }), {
      alt: brand,
    });
    return;
  }
  artifact(sheet, () => void sheet.doc.roundedRect(LEFT, top + 4, 4, 22, 2).fill(PRIMARY));
  part(sheet, sheet.root, 'P', () => write(sheet, brand, LEFT + 14, top + 2, named));
};

/** Under the brand where there is little room: the first party, without a heading. */
const drawIssuer = (sheet: Sheet, { brand, letterhead, parties: [issuer] }: Paper, y: number): number => {
  if (!sheet.page.isDense || !issuer) return y;
  const lines = [...(letterhead && issuer.name !== brand ? [issuer.name] : []), ...issuer.lines];
  let at = y + 2;
  part(sheet, sheet.root, 'P', () => (at = paragraph(sheet, lines.join('\n'), LEFT, at, { size: 8.5, color: INK, width: HALF })));
  return at;
};

/** The brand on the left; title, number and state on the right. */
export const drawTitle = (sheet: Sheet, paper: Paper): number => {
  const { title, number, status } = paper;
  const right = { width: HALF, align: 'right' } as const;
  const x = LEFT + WIDTH - HALF;
  drawBrand(sheet, paper);
  let y = sheet.page.top;
  part(sheet, sheet.root, 'H1', () => {
    y = paragraph(sheet, title, x, y, { size: sheet.page.isDense ? 17 : 22, weight: 'bold', ...right });
    if (number) y = paragraph(sheet, number, x, y + 1, { size: 11, weight: 'semibold', ...right });
  });
  if (status) part(sheet, sheet.root, 'P', () => (y = paragraph(sheet, status, x, y + 2, { size: 9, color: MUTED, ...right })));
  return Math.max(y, drawIssuer(sheet, paper, brandEnd(sheet, paper))) + gap(sheet, 18);
};

const drawParty = (sheet: Sheet, { label: name, ...party }: PaperParty, x: number, y: number): number => {
  let at = y;
  part(sheet, sheet.root, 'H2', () => (at = paragraph(sheet, name, x, at, { ...label, width: HALF })));
  part(sheet, sheet.root, 'P', () => (at = paragraph(sheet, party.name, x, at + 2, { size: 11, weight: 'semibold', width: HALF })));
  for (const line of party.lines)
    part(sheet, sheet.root, 'P', () => (at = paragraph(sheet, line, x, at + 1, { size: 9, color: INK, width: HALF })));
  return at;
};

/** Issuer and recipient next to each other; where there is little room they stand elsewhere. */
export const drawParties = (sheet: Sheet, { parties }: Paper, y: number): number => {
  if (sheet.page.isDense) return y;
  const ends = parties.map((party, at) => drawParty(sheet, party, LEFT + at * (HALF + 24), y));
  return Math.max(y, ...ends) + gap(sheet, 16);
};

/** A label and its value, as a row of a table whose first cell is a heading. */
const pair = (sheet: Sheet, table: Holder, drawLabel: () => void, drawValue: () => void): void => {
  const row = part(sheet, table, 'TR', null);
  part(sheet, row, 'TH', drawLabel, { scope: 'Row' });
  part(sheet, row, 'TD', drawValue);
  row.end();
};

/** The facts of a document; where there is little room the recipient is one of them. */
const factsIn = ({ page: { isDense } }: Sheet, { facts, parties }: Paper): readonly PaperFact[] => [
  ...(isDense
    ? parties.slice(1).map(({ label: name, ...party }) => ({ label: name, value: [party.name, ...party.lines].join('\n') }))
    : []),
  ...facts,
];

/** Dates and the like, next to each other between two lines. */
export const drawFacts = (sheet: Sheet, paper: Paper, y: number): number => {
  const facts = factsIn(sheet, paper);
  if (facts.length === 0) return y;
  const shares = facts.map((_, at) => (sheet.page.isDense && at === 0 ? 1.5 : 1));
  const one = (WIDTH - 12 * (facts.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
  hairline(sheet, y);
  const table = part(sheet, sheet.root, 'Table', null);
  const ends = facts.map((fact, at) => {
    const width = one * shares[at]!;
    const x = LEFT + shares.slice(0, at).reduce((sum, share) => sum + share * one + 12, 0);
    const style = { size: sheet.page.isDense ? 9 : 10, weight: 'semibold', width } as const;
    pair(
      sheet,
      table,
      () => write(sheet, fact.label, x, y + gap(sheet, 9), { ...label, width }),
      () => write(sheet, fact.value, x, y + 12 + gap(sheet, 9), style),
    );
    return y + 12 + gap(sheet, 9) + heightOf(sheet, fact.value, style);
  });
  table.end();
  const end = Math.max(...ends) + gap(sheet, 8);
  hairline(sheet, end);
  return end + gap(sheet, 16);
};

const SUMS = 270;
const sumOf = ({ page: { isDense } }: Sheet): number => (isDense ? 13.5 : 18);

export const sumsHeight = (sheet: Sheet, sums: readonly PaperSum[]): number => sums.length * sumOf(sheet) + 12;

/** The sums on the right, below the amounts of the lines. */
export const drawSums = (sheet: Sheet, sums: readonly PaperSum[], y: number): number => {
  const x = LEFT + WIDTH - SUMS;
  const height = sumOf(sheet);
  const table = part(sheet, sheet.root, 'Table', null);
  sums.forEach(({ label: name, value, strong }, at) => {
    const top = y + 6 + at * height;
    if (strong) artifact(sheet, () => void sheet.doc.roundedRect(x, top - (height - 12) / 2, SUMS, height, 4).fill(TINT));
    const style = { size: strong ? 10.5 : 9, weight: strong ? 'bold' : 'regular' } as const;
    const textTop = top + (strong ? 0 : 1);
    pair(
      sheet,
      table,
      () => write(sheet, name, x + 6, textTop, { ...style, color: strong ? INK : MUTED, width: 150 }),
      () => write(sheet, value, x + 150, textTop, { ...style, align: 'right', width: SUMS - 156 }),
    );
  });
  table.end();
  return y + sumsHeight(sheet, sums);
};

/** Next to the sums where there is little room. */
const boxed = ({ page: { isDense } }: Sheet): Style => ({ size: 10, weight: 'semibold', width: isDense ? WIDTH - SUMS - 16 : WIDTH });

export const wordsHeight = (sheet: Sheet, { value }: PaperFact): number =>
  (sheet.page.isDense ? 20 : 26) + heightOf(sheet, value, boxed(sheet));

/** The amount in words. */
export const drawWords = (sheet: Sheet, { label: name, value }: PaperFact, y: number): number => {
  part(sheet, sheet.root, 'H2', () => write(sheet, name, LEFT, y + 8, { ...label, width: WIDTH }));
  part(sheet, sheet.root, 'P', () => write(sheet, value, LEFT, y + 20, boxed(sheet)));
  return y + wordsHeight(sheet, { label: name, value });
};

const plain = { size: 9, width: WIDTH } as const;

export const noteHeight = (sheet: Sheet, { lines }: PaperNote): number =>
  28 + lines.reduce((sum, line) => sum + 2 + heightOf(sheet, line, plain), 0);

/** The amount in words and the notes in one narrow column next to the sums. @returns where it ends */
export const drawAside = (sheet: Sheet, { words, notes }: Paper, y: number): number => {
  const narrow = { size: 8.5, width: boxed(sheet).width } as const;
  let at = words ? drawWords(sheet, words, y) : y;
  for (const { heading, lines } of notes) {
    at += 2;
    if (heading) part(sheet, sheet.root, 'H2', () => (at = paragraph(sheet, heading, LEFT, at, { ...label, width: narrow.width })));
    part(sheet, sheet.root, 'P', () => (at = paragraph(sheet, lines.join('\n'), LEFT, at + 1, narrow)));
  }
  return at;
};

/** The same, without drawing it. */
export const asideHeight = (sheet: Sheet, { words, notes }: Paper): number => {
  const narrow = { size: 8.5, width: boxed(sheet).width } as const;
  const inNotes = notes.map(({ heading, lines }) => (heading ? 14 : 0) + 3 + heightOf(sheet, lines.join('\n'), narrow));
  return inNotes.reduce((sum, one) => sum + one, words ? wordsHeight(sheet, words) : 0);
};

/** A heading with lines below it. @param place where a line of a height begins: here, or on a new page */
export const drawNote = (sheet: Sheet, { heading, lines }: PaperNote, y: number, place: (y: number, height: number) => number): number => {
  let at = y + 10;
  part(sheet, sheet.root, 'H2', () => (at = paragraph(sheet, heading, LEFT, at, { ...label, width: WIDTH })));
  for (const line of lines) {
    at = place(at, 2 + heightOf(sheet, line, plain));
    part(sheet, sheet.root, 'P', () => (at = paragraph(sheet, line, LEFT, at + 2, plain)));
  }
  return at;
};

const prose = { size: 10.5, width: WIDTH } as const;
const GAP = 8;

/** Where the values of lines such as `Name: value` begin, in points. */
const INDENT = 150;

/** The name and the value of such a line; undefined for any other text. */
const pairIn = (line: string) => /^([^:]{1,24}): (.+)$/.exec(line)?.slice(1, 3) as [string, string] | undefined;

export const paragraphHeight = (sheet: Sheet, line: string): number => {
  const value = pairIn(line)?.[1];
  if (!line.trim()) return GAP;
  return 3 + (value ? heightOf(sheet, `: ${value}`, { ...prose, width: WIDTH - INDENT }) : heightOf(sheet, line, prose));
};

/** One line of a letter's text, which may break into more. */
export const drawParagraph = (sheet: Sheet, line: string, y: number): number => {
  const [name, value] = pairIn(line) ?? [];
  if (name && value)
    part(sheet, sheet.root, 'P', () => {
      write(sheet, name, LEFT, y, { ...prose, width: INDENT });
      write(sheet, `: ${value}`, LEFT + INDENT, y, { ...prose, width: WIDTH - INDENT });
    });
  else if (line.trim()) part(sheet, sheet.root, 'P', () => write(sheet, line, LEFT, y, prose));
  return y + paragraphHeight(sheet, line);
};
