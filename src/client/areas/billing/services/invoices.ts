/** What is asked of invoices next to their records. */
import type { Paper } from '#shared/documents/paper';
import type { InvoiceHistoryEntry } from '#shared/areas/billing/domain/invoiceHistory';
import { paperPath } from '#shared/endpoints/documents';
import { endpoints } from '#shared/endpoints/index';
import { asks, filled } from '#client/services/endpointCalls';
import { read, type Http } from '#client/services/http';

export const invoiceService = (http: Http) => ({
  /** What became of the invoice with this id, the newest first. */
  history: asks(http)(endpoints.invoiceHistory, (document) => {
    const history = document?.meta?.['history'];
    return Array.isArray(history) ? (history as readonly InvoiceHistoryEntry[]) : undefined;
  }),
  /** What its PDF says. @param id that of the invoice and the language, as `paperKey` writes them */
  paper: async ({ id: key }: { readonly id: string }, signal: AbortSignal) => {
    const [id, language] = key.split(' ');
    const path = `${filled(paperPath('/invoices'), { id })}?language=${language}`;
    return read(await http({ method: 'GET', path }, signal), (document) => document?.meta?.['paper'] as Paper | undefined);
  },
});
