/** The dashboard's numbers: for everyone signed in, of what they may list and nothing else. */
import { defaultZone } from '#shared/domain/calendarDays';
import { endpoints } from '#shared/endpoints/index';
import { API_ROOT } from '#shared/jsonapi';
import { etagOf, isNotModified } from '#server/http/conditions';
import { bodyOf, sendBody } from '#server/http/jsonapi';
import type { InListQueue } from '#server/http/listQueue';
import { privateCaching } from '#server/http/conditions';
import type { Store } from '#server/repository/store';
import { summaryBody } from '../sql/summary';
import type { Handlers } from '#server/routes/endpoints';

export const summary = ({ store, inListTurn }: { store: Store; inListTurn: InListQueue }): Handlers<'summary'> => ({
  summary: async ({ request, reply, actor, query }) => {
    const zone = query.zone ?? defaultZone;
    const self = `${API_ROOT}${endpoints.summary.path}?zone=${encodeURIComponent(zone)}`;
    const body = await summaryBody(store, actor, zone, {
      count: (work) => inListTurn(request, reply, work),
      make: (found) => bodyOf({ meta: { summary: found }, links: { self } }),
    });
    const headers = { ...privateCaching, etag: etagOf(1, body) };
    return isNotModified(request, headers.etag) ? reply.code(304).headers(headers).send() : sendBody(reply, 200, body, headers);
  },
});
