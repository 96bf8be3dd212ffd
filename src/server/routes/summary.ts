/** The dashboard's numbers: for everyone signed in, of what they may list and nothing else. */
import type { FastifyInstance } from 'fastify';
import { defaultZone, isZone, type Zone } from '#shared/domain/calendarDays';
import { API_ROOT } from '#shared/jsonapi';
import { SUMMARY_PATH } from '#shared/summary';
import { signedIn } from '../http/actor';
import { etagOf, isKnown } from '../http/conditions';
import { Refusal } from '../refusal';
import { bodyOf, sendBody } from '../http/jsonapi';
import type { InListQueue } from '../http/listQueue';
import type { Store } from '../repository/store';
import { summaryBody } from '../repository/summary';

const PARAMETER = 'zone';

/** Characters of a parameter's name that are said again. */
const SHOWN = 60;

/** The zone that the query names, or the usual one. @throws Refusal for any other query */
const zoneIn = (query: Readonly<Record<string, unknown>>): Zone => {
  const unknown = Object.keys(query).filter((name) => name !== PARAMETER);
  if (unknown.length) throw new Refusal(unknown.map((name) => ({ code: 'query.unknown', parameter: name.slice(0, SHOWN) })));
  const zone = query[PARAMETER] ?? defaultZone;
  if (!isZone(zone)) throw new Refusal([{ code: 'query.invalid', parameter: PARAMETER }]);
  return zone;
};

/** A browser may keep it, for the same person, and asks each time whether it still holds. */
const caching = { 'cache-control': 'private, no-cache', vary: 'Accept, Authorization' } as const;

/** GET /summary. */
export function summary(app: FastifyInstance, { store, inListTurn }: { store: Store; inListTurn: InListQueue }): void {
  app.get(SUMMARY_PATH, async (request, reply) => {
    const { actor } = signedIn(request);
    const zone = zoneIn(request.query as Record<string, unknown>);
    const self = `${API_ROOT}${SUMMARY_PATH}?${PARAMETER}=${encodeURIComponent(zone)}`;
    const body = await summaryBody(store, actor, zone, {
      count: (work) => inListTurn(request, reply, work),
      make: (found) => bodyOf({ meta: { summary: found }, links: { self } }),
    });
    const headers = { ...caching, etag: etagOf(1, body) };
    return isKnown(request, headers.etag) ? reply.code(304).headers(headers).send() : sendBody(reply, 200, body, headers);
  });
}
