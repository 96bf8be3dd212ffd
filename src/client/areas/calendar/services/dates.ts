/** The dates of the business that the calendar shows, from the server. */
import type { BusinessDate } from '#shared/areas/calendar/dates';
import { endpoints } from '#shared/endpoints/index';
import { asks } from '#client/services/endpointCalls';
import type { Http } from '#client/services/http';

export const datesService = (http: Http) => ({
  /** Of what the person may open, on these days; both are days. */
  dates: asks(http)(endpoints.dates, (document) => {
    const dates = document?.meta?.['dates'];
    return Array.isArray(dates) ? (dates as readonly BusinessDate[]) : undefined;
  }),
});
