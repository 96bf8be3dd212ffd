/** Addresses of the documents that a record can be printed as. */
import { paperSizes, type PaperSize } from '../documents/paper';
import { languages, type Language } from '../locale';

/** The file. @param path the resource's: `/invoices` */
export const pdfPath = (path: string): string => `${path}/{id}/pdf`;

/** What the file says, for a page that shows the same. */
export const paperPath = (path: string): string => `${path}/{id}/paper`;

/** A record that may be exported, with all that belongs to it, as JSON. */
export const dataPath = (path: string): string => `${path}/{id}/data`;

/** The name under which a link to that file is asked for. */
export const dataAttribute = 'data';

/** The languages of a PDF by the name under which a link to it is asked for, as if it were a file of the record. */
export const pdfAttributes = { pdf_id: 'id', pdf_en: 'en' } as const;
export type PdfAttribute = keyof typeof pdfAttributes;

/** What a link to a PDF is asked for: a language, and a size where the document has several. */
export type AskedPdf = { readonly language: Language; readonly size?: PaperSize };

/** `pdf_id_a5`: the name under which a link to a document of this size is asked for. */
export type SizedPdfAttribute = `pdf_${Language}_${Lowercase<PaperSize>}`;

export const sizedPdfAttribute = (language: Language, size: PaperSize): SizedPdfAttribute =>
  `pdf_${language}_${size.toLowerCase() as Lowercase<PaperSize>}`;

/** The same for every size, with what each asks for. */
export const sizedPdfAttributes: Readonly<Record<string, AskedPdf>> = Object.fromEntries(
  languages.flatMap((language) => paperSizes.map((size) => [sizedPdfAttribute(language, size), { language, size }])),
);
