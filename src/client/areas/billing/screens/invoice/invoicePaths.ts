/** Addresses of the pages of invoices. */
import { generatePath } from 'react-router';

/** The page on which an invoice is read, printed and paid. */
export const invoicePath = (id: string): string => generatePath('/services/invoice/detail/:id', { id });
