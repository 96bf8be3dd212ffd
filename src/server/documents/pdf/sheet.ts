/** A tagged PDF under construction: fonts, colours, and text that lies in the structure which screen readers follow. Lengths are points. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { Paper, PaperSize } from '#shared/documents/paper';

/** Of a sheet: A5 that lies on its side is as wide as A4. */
export const PAGE = { width: 595.28, margin: 44 };
export const WIDTH = PAGE.width - 2 * PAGE.margin;

/** Where a page begins, and the last point that its content may have. `isDense`: there is little room, so the parts stand close together. */
export type Page = { readonly height: number; readonly top: number; readonly last: number; readonly isDense: boolean };

const pages: Readonly<Record<Exclude<PaperSize, '80mm'>, Page>> = {
  A4: { height: 841.89, top: 44, last: 841.89 - 64, isDense: false },
  A5: { height: 419.53, top: 18, last: 419.53 - 26, isDense: true },
};

export const pageOf = (size: PaperSize | undefined): Page => pages[size === 'A5' ? 'A5' : 'A4'];
export const INK = '#0F1A19';
export const MUTED = '#5B6B69';
export const HAIRLINE = '#D5DFDC';
export const TINT = '#F1F6F5';
export const PRIMARY = '#0F766E';

const weights = { regular: '400Regular', semibold: '600SemiBold', bold: '700Bold' } as const;
export type Weight = keyof typeof weights;

const resolve = createRequire(import.meta.url).resolve;
const bytesOf = (weight: string): Buffer =>
  readFileSync(resolve(`@expo-google-fonts/plus-jakarta-sans/${weight}/PlusJakartaSans_${weight}.ttf`));

let fonts: Readonly<Record<Weight, Buffer>> | undefined;
/** The files of the fonts, read with the first document. */
const fontFiles = () => (fonts ??= { regular: bytesOf(weights.regular), semibold: bytesOf(weights.semibold), bold: bytesOf(weights.bold) });

export type Doc = InstanceType<typeof PDFDocument>;
type Part = ReturnType<Doc['struct']>;
/** What may hold parts: the root of the document, or a part. */
export type Holder = Part;

export type Sheet = { readonly doc: Doc; readonly root: Holder; readonly page: Page };

/**
 * The empty document. Its dates are that of the paper and its id follows from them, so that it is equal whenever it is made. pdfkit is
 * loaded with the first document: most processes of the server make none.
 * @param dimensions width and height of the page in points; that of the paper by default
 */
export const openSheet = async (
  { title, number, language, brand, date, size }: Paper,
  dimensions: readonly [number, number] = [PAGE.width, pageOf(size).height],
): Promise<Sheet> => {
  const { default: Pdf } = await import('pdfkit');
  const at = new Date(`${date}T00:00:00Z`);
  const doc = new Pdf({
    size: [...dimensions],
    margin: 0,
    pdfVersion: '1.7',
    // The types of pdfkit do not know this value yet.
    ...({ subset: 'PDF/UA' } as object),
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${title} ${number}`.trim(), Author: brand, Creator: brand, Producer: brand, CreationDate: at, ModDate: at },
  });
  for (const [name, bytes] of Object.entries(fontFiles())) doc.registerFont(name, bytes);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, page: pageOf(size) };
};

/** Adds a part to the structure, and draws it. */
export const part = (
  { doc }: Sheet,
  parent: Holder,
  type: string,
  draw: (() => void) | null,
  options: { scope?: 'Row' | 'Column'; alt?: string } = {},
): Part => {
  const made = doc.struct(type, options as object);
  parent.add(made);
  if (draw) {
    made.add(draw);
    made.end();
  }
  return made;
};

/** Draws what screen readers pass over: lines, backgrounds, and headings that repeat. */
export const artifact = ({ doc }: Sheet, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
};

export type Style = {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly width: number;
};

const lay = (doc: Doc, { size, weight = 'regular' }: Style): Doc => doc.font(weight).fontSize(size);

/**
 * How text is broken and aligned. Figures on the right all have the same width, so that amounts stand below each other; other text goes
 * without, because pdfkit remembers the measures of words only where no feature is asked for.
 */
const optionsOf = ({ width, align = 'left' }: Style) => ({
  width,
  align,
  lineGap: 1.5,
  ...(align === 'right' && { features: ['kern', 'tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }),
});

export const heightOf = ({ doc }: Sheet, text: string, style: Style): number => lay(doc, style).heightOfString(text, optionsOf(style));

/** Writes text with its upper left corner at a place; its lines break within the width. */
export const write = ({ doc }: Sheet, text: string, x: number, y: number, style: Style): void => {
  lay(doc, style)
    .fillColor(style.color ?? INK)
    .text(text, x, y, optionsOf(style));
};

export const hairline = (sheet: Sheet, y: number, color: string = HAIRLINE): void =>
  artifact(
    sheet,
    () =>
      void sheet.doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.margin + WIDTH, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke(),
  );
