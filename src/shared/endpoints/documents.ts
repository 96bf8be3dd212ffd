/** Addresses of the documents that a record can be printed as. */

/** The file. @param path the resource's: `/invoices` */
export const pdfPath = (path: string): string => `${path}/{id}/pdf`;

/** What the file says, for a page that shows the same. */
export const paperPath = (path: string): string => `${path}/{id}/paper`;
