/** Addresses of the documents that a record can be printed as. */

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
