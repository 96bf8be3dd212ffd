/** What the page of an invoice shows next to the record: what became of it, and what its PDF says. Rules: INV-5, INV-17. */
import type { Paper } from '#shared/documents/paper';
import type { InvoiceHistoryEntry } from '#shared/areas/billing/domain/invoiceHistory';
import type { Language } from '#shared/locale';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';

/** By the invoice's id. */
export const invoiceHistory = createLookup<'invoiceHistory', readonly InvoiceHistoryEntry[], FlowParts>(
  'invoiceHistory',
  ({ services: { invoices } }) => invoices.history,
);

/** By `paperKey`. */
export const paper = createLookup<'paper', Paper, FlowParts>('paper', ({ services: { invoices } }) => invoices.paper);

export const paperKey = (id: string, language: Language): string => `${id} ${language}`;
