/** The dates of the calendar: of what the person who asks may open, for at most two months at once. Rule: NTF-7. */
import { wrongSpan } from '#shared/areas/calendar/dates';
import { endpoints } from '#shared/endpoints/index';
import { API_ROOT } from '#shared/jsonapi';
import { sendDocument } from '#server/http/jsonapi';
import type { InListQueue } from '#server/http/listQueue';
import { Refusal } from '#server/refusal';
import type { Handlers } from '#server/routes/endpoints';
import { datesFor } from '../sql/dates';

export const dates = ({ inListTurn }: { inListTurn: InListQueue }): Handlers<'dates'> => ({
  dates: async ({ request, reply, actor, query: { from, to } }) => {
    const wrong = wrongSpan(from, to);
    if (wrong) throw new Refusal([{ code: 'query.invalid', parameter: wrong }]);
    const found = await inListTurn(request, reply, (through) => datesFor(through, actor, { from, to }));
    return sendDocument(reply, 200, {
      meta: { dates: found },
      links: { self: `${API_ROOT}${endpoints.dates.path}?from=${from}&to=${to}` },
    });
  },
});
