/** The documents that records can be printed as. Each gives the addresses of `routes/documents` and their descriptions. */
import type { PrintedDocument } from '../documents/printedDocument';
import { billingDocuments } from './billing/documents';
import { cashierDocuments } from './cashier/documents';
import { clinicDocuments } from './clinic/documents';

export const documents: readonly PrintedDocument[] = [...billingDocuments, ...clinicDocuments, ...cashierDocuments];
