/** Reports from the server. */
import type { ReportAnswer } from '#shared/kit/report';
import { read, type Http } from '#client/services/http';

export const reportService = (http: Http) => ({
  /** @param id the report's path with its query, as `reportPath` writes it */
  read: async ({ id: path }: { readonly id: string }, signal: AbortSignal) =>
    read(await http({ method: 'GET', path }, signal), (document) => document?.meta?.['report'] as ReportAnswer | undefined),
});
