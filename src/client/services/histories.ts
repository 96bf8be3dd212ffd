/** Reads what became of a record. */
import type { HistoryEntry } from '#shared/domain/history';
import { read, type Http } from './http';

export const historyService = (http: Http) => ({
  /** @param id the path of the record: `/invoices/{id}` @returns the newest first */
  of: async ({ id: path }: { readonly id: string }, signal: AbortSignal) =>
    read(await http({ method: 'GET', path: `${path}/history` }, signal), (document) => {
      const history = document?.meta?.['history'];
      return Array.isArray(history) ? (history as readonly HistoryEntry[]) : undefined;
    }),
});
