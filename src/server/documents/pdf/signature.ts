/** What stands at the end of a document: who signs it, and the box for a stamp. Each draws at a height. */
import type { Paper, PaperSignature } from '#shared/documents/paper';
import { paragraph } from './blocks';
import { artifact, INK, MUTED, PAGE, part, WIDTH, write, type Sheet } from './sheet';

const LEFT = PAGE.margin;

/** Points of the signature with its greeting and name. */
const WIDE = 180;
const signatureOf = ({ page: { isDense } }: Sheet) => ({ width: WIDE, picture: isDense ? 34 : 48, above: isDense ? 4 : 12 });

/** Units of the sheet on which a signature was drawn. */
const STROKES_HEIGHT = 200;

const BOX = 150;
export const boxHeight = ({ page: { isDense } }: Sheet): number => (isDense ? 62 : 76);

/** The empty box in which the stamp is put. Rule: INV-8. */
export const drawDutyBox = (sheet: Sheet, { dutyBox: text, signature }: Paper & { readonly dutyBox: string }, y: number): number => {
  // Left of the signature, which is written partly over the stamp.
  const x = LEFT + WIDTH - BOX - (signature ? WIDE + 8 : 0);
  artifact(
    sheet,
    () =>
      void sheet.doc
        .roundedRect(x, y + 8, BOX, boxHeight(sheet), 4)
        .lineWidth(0.8)
        .dash(3, { space: 2 })
        .strokeColor(MUTED)
        .stroke()
        .undash(),
  );
  part(sheet, sheet.root, 'P', () => write(sheet, text, x + 10, y + 18, { size: 8, color: MUTED, width: BOX - 20 }));
  return y + 8 + boxHeight(sheet);
};

export const signatureHeight = (sheet: Sheet): number => {
  const { picture, above } = signatureOf(sheet);
  return above + picture + 40;
};

/** Who signs, on the right: greeting, picture or room for one, name. */
export const drawSignature = (sheet: Sheet, { greeting, name, picture, strokes, lines }: PaperSignature, y: number): number => {
  const { width, picture: room, above } = signatureOf(sheet);
  const x = LEFT + WIDTH - width;
  const top = y + above + 18;
  part(sheet, sheet.root, 'P', () => write(sheet, greeting, x, y + above, { size: 9, color: MUTED, width: width }));
  if (picture)
    part(sheet, sheet.root, 'Figure', () => void sheet.doc.image(picture, x, top, { fit: [width, room] }), {
      alt: name || greeting,
    });
  if (strokes)
    part(
      sheet,
      sheet.root,
      'Figure',
      () =>
        void sheet.doc
          .save()
          .translate(x, top)
          .scale(room / STROKES_HEIGHT)
          .path(strokes)
          .lineWidth(4)
          .lineCap('round')
          .strokeColor(INK)
          .stroke()
          .restore(),
      { alt: name || greeting },
    );
  let at = top + room + 4;
  if (name) part(sheet, sheet.root, 'P', () => (at = paragraph(sheet, name, x, at, { size: 10, weight: 'semibold', width: width })));
  if (lines)
    artifact(
      sheet,
      () =>
        void sheet.doc
          .moveTo(x, top + room)
          .lineTo(x + width, top + room)
          .lineWidth(0.6)
          .strokeColor(INK)
          .stroke(),
    );
  for (const line of lines ?? [])
    part(sheet, sheet.root, 'P', () => (at = paragraph(sheet, line, x, at + 1, { size: 9, color: MUTED, width: width })));
  return y + signatureHeight(sheet);
};
