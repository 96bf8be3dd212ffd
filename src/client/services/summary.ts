/** The dashboard's numbers from the server. */
import type { Zone } from '#shared/domain/calendarDays';
import { SUMMARY_PATH, type Summary } from '#shared/summary';
import { read, type Http } from './http';
import type { Outcome } from './serviceResults';

export type SummaryService = {
  /** Of what the person may list; days and weeks begin where the zone is. */
  summarise(asked: { readonly zone: Zone }, signal: AbortSignal): Promise<Outcome<Summary>>;
};

export const summaryService = (http: Http): SummaryService => ({
  summarise: async ({ zone }, signal) =>
    read(await http({ method: 'GET', path: `${SUMMARY_PATH}?zone=${encodeURIComponent(zone)}` }, signal), (document) => {
      const summary = document?.meta?.['summary'];
      return typeof summary === 'object' && summary !== null && 'parts' in summary ? (summary as Summary) : undefined;
    }),
});
