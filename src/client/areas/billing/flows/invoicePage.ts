/** What the PDF of an invoice says, by `paperKey`: its page shows the same. Rule: INV-5. */
import type { Paper } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';

export const paper = createLookup<'paper', Paper, FlowParts>('paper', ({ services: { invoices } }) => invoices.paper);

export const paperKey = (id: string, language: Language): string => `${id} ${language}`;
