/** A document on the roll of a receipt printer: one column, as long as its content. Lengths are points. */
import type { Paper, PaperFact, PaperRow, PaperSum } from '#shared/documents/paper';
import { artifact, heightOf, INK, part, write, type Holder, type Sheet, type Style } from './sheet';

const WIDTH = 226.77;

/** Width of 80 mm, and a length that no content reaches: the length that is printed follows from the content. */
export const ROLL: readonly [number, number] = [WIDTH, 30_000];

/** The printer leaves this much of the paper free on each side. */
const MARGIN = 11;
const INNER = WIDTH - 2 * MARGIN;
const LOGO = { width: 120, height: 44 };

const centred = { width: INNER, align: 'center' } as const;
const small = { size: 8, width: INNER } as const;

const text = (sheet: Sheet, type: string, value: string, y: number, style: Style): number => {
  part(sheet, sheet.root, type, () => write(sheet, value, MARGIN, y, style));
  return y + heightOf(sheet, value, style);
};

const rule = (sheet: Sheet, y: number): number => {
  artifact(
    sheet,
    () =>
      void sheet.doc
        .moveTo(MARGIN, y + 4)
        .lineTo(MARGIN + INNER, y + 4)
        .lineWidth(0.6)
        .dash(2, { space: 2 })
        .strokeColor(INK)
        .stroke()
        .undash(),
  );
  return y + 9;
};

const drawHead = (sheet: Sheet, { brand, letterhead, parties, title, number, status }: Paper): number => {
  let y = 12;
  if (letterhead) {
    const x = (WIDTH - LOGO.width) / 2;
    part(
      sheet,
      sheet.root,
      'Figure',
      () => void sheet.doc.image(letterhead, x, y, { fit: [LOGO.width, LOGO.height], align: 'center', valign: 'center' }),
      { alt: brand },
    );
    y += LOGO.height + 4;
  }
  y = text(sheet, 'P', brand, y, { size: 11, weight: 'bold', ...centred });
  for (const line of parties[0]?.lines ?? []) y = text(sheet, 'P', line, y, { size: 8, ...centred });
  y = text(sheet, 'H1', title, rule(sheet, y), { size: 11, weight: 'bold', ...centred });
  y = text(sheet, 'P', number, y, { size: 9, weight: 'semibold', ...centred });
  return status ? text(sheet, 'P', status, y + 1, { size: 10, weight: 'bold', ...centred }) : y;
};

/** A label on the left and its value on the right, in one row where both have room; else the value stands below. */
const drawPair = (sheet: Sheet, table: Holder, { label, value, strong }: PaperSum, y: number): number => {
  const style = { size: strong ? 10 : 8, weight: strong ? 'bold' : 'regular' } as const;
  const labelStyle = { ...style, width: strong ? 70 : 82 };
  const valueStyle = { ...style, width: INNER - labelStyle.width - 4, align: 'right' } as const;
  const row = part(sheet, table, 'TR', null);
  part(sheet, row, 'TH', () => write(sheet, label, MARGIN, y, labelStyle), { scope: 'Row' });
  part(sheet, row, 'TD', () => write(sheet, value, MARGIN + labelStyle.width + 4, y, valueStyle));
  row.end();
  return y + Math.max(heightOf(sheet, label, labelStyle), heightOf(sheet, value, valueStyle)) + 1;
};

const drawPairs = (sheet: Sheet, pairs: readonly (PaperFact | PaperSum)[], y: number): number => {
  if (!pairs.length) return y;
  const table = part(sheet, sheet.root, 'Table', null);
  const end = pairs.reduce((at, one) => drawPair(sheet, table, one, at), y);
  table.end();
  return end;
};

/** The name with all its words, then quantity and price on the left, and the amount on the right. */
const drawLine = (sheet: Sheet, table: Holder, { description, note, qty, price, amount }: PaperRow, y: number): number => {
  const row = part(sheet, table, 'TR', null);
  const name = { size: 8.5, weight: 'semibold', width: INNER } as const;
  let at = y + heightOf(sheet, description, name);
  part(sheet, row, 'TD', () => write(sheet, description, MARGIN, y, name));
  const counted = `${qty} × ${price}`;
  const [left, right] = [
    { size: 8, width: INNER / 2 },
    { size: 8, width: INNER / 2, align: 'right' },
  ] as const;
  part(sheet, row, 'TD', () => write(sheet, counted, MARGIN, at, left));
  part(sheet, row, 'TD', () => write(sheet, amount, MARGIN + INNER / 2, at, right));
  row.end();
  at += Math.max(heightOf(sheet, counted, left), heightOf(sheet, amount, right));
  return (note === null ? at : text(sheet, 'P', note, at, { ...small, size: 7.5 })) + 3;
};

const drawLines = (sheet: Sheet, rows: readonly PaperRow[], y: number): number => {
  const table = part(sheet, sheet.root, 'Table', null);
  const end = rows.reduce((at, one) => drawLine(sheet, table, one, at), y);
  table.end();
  return end;
};

/** The second party, such as the patient, as rows next to the facts. */
const drawFacts = (sheet: Sheet, { parties, facts }: Paper, y: number): number => {
  const others = parties.slice(1).map(({ label, name, lines }) => ({ label, value: [name, ...lines].join(', ') }));
  return drawPairs(sheet, [...others, ...facts], y);
};

/** Draws all of it. @returns how long the roll is */
export const drawRoll = (sheet: Sheet, paper: Paper): number => {
  const { table, sums, words, notes, signature } = paper;
  let y = drawFacts(sheet, paper, rule(sheet, drawHead(sheet, paper)));
  if (table) y = drawLines(sheet, table.rows, rule(sheet, y));
  y = drawPairs(sheet, sums, rule(sheet, y));
  if (words) y = text(sheet, 'P', `${words.label}: ${words.value}`, y + 3, small);
  if (signature) y = text(sheet, 'P', `${signature.greeting} ${signature.name}`.trim(), y + 3, small);
  for (const { heading, lines } of notes) {
    y = rule(sheet, y);
    if (heading) y = text(sheet, 'P', heading, y, { size: 8, weight: 'semibold', ...centred });
    for (const line of lines) y = text(sheet, 'P', line, y, { size: 8, ...centred });
  }
  return y + 16;
};
