/** The dashboard's numbers from the server. */
import { endpoints } from '#shared/endpoints/index';
import type { Summary } from '#shared/areas/dashboard/summary';
import { asks } from '#client/services/endpointCalls';
import type { Http } from '#client/services/http';

export const summaryService = (http: Http) => ({
  /** Of what the person may list; days and weeks begin where the zone is. */
  summarise: asks(http)(endpoints.summary, (document) => {
    const summary = document?.meta?.['summary'];
    return typeof summary === 'object' && summary !== null && 'parts' in summary ? (summary as Summary) : undefined;
  }),
});
