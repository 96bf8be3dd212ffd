/** The routes of a resource's list: by its address, and where a search is for something personal by a body. Rules: APP-12, LST-19. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Verdict } from '#shared/access';
import { API_ROOT } from '#shared/jsonapi';
import { isSearchPersonal } from '#shared/kit/masks';
import { SEARCH_TYPE, searchPath } from '#shared/kit/resource';
import { limits } from '#shared/limits';
import type { Reading } from '#shared/readQuery';
import { readPlainDocument } from '../http/document';
import { bodyOf, sendBody } from '../http/jsonapi';
import { isForExport, type InListQueue } from '../http/listQueue';
import { Refusal } from '../refusal';
import { listBody } from '../repository/lists/listBody';
import { withDates } from '../repository/lists/relativeFilters';
import { readList } from '../repository/read';
import type { LoadedRecord } from '../repository/records';
import type { ServerResource } from '../repository/serverResource';
import type { Store } from '../repository/store';
import { pageLinks } from './pageLinks';
import { authorise, disclosureTo, listDocument, listReading, listReadingOf } from './routeSteps';

/** @throws Refusal `too_large` */
const refuseLongExport = (rows: number): void => {
  if (rows > limits.exported) throw new Refusal([{ code: 'too_large', header: 'X-Purpose', meta: { max: limits.exported } }]);
};

type Asked = {
  readonly verdict: Exclude<Verdict, false>;
  readonly reading: Reading;
  /** The list's address with its query. */
  readonly url: string;
  /** Whether that address can be asked for again: a search by a body has no links. */
  readonly links: boolean;
};

/** The list's query in the body of a search. @throws Refusal */
const queryIn = (body: unknown): string => {
  const { query } = readPlainDocument(SEARCH_TYPE, body).attributes;
  if (typeof query === 'string') return query;
  const code = query === undefined ? 'required' : 'invalid_type';
  throw new Refusal([{ code, pointer: '/data/attributes/query' }]);
};

/** `GET /{type}`, and `POST /{type}/search` where a search may be for something personal. */
export function listRoutes(app: FastifyInstance, store: Store, server: ServerResource, inListTurn: InListQueue): void {
  const { resource } = server;

  const send = async (request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> => {
    const { verdict, url } = asked;
    const { actor, revision } = request;
    const reading = { ...asked.reading, filter: await withDates(store, actor, resource, asked.reading.filter) };
    const body = await listBody(store, server, { url, actor, verdict, reading, revision }, async () => {
      const found = await inListTurn(request, reply, (ofLists) => readList(ofLists, actor, server, reading, verdict));
      if (isForExport(request)) refuseLongExport(found.total);
      const links = asked.links && { links: pageLinks(url, reading, found.total) };
      const disclosure = reading.whole ? (record: LoadedRecord) => disclosureTo(actor, record) : undefined;
      return bodyOf(listDocument(server, reading, found, { ...links, meta: { page: { total: found.total } } }, disclosure));
    });
    return sendBody(reply, 200, body);
  };

  app.get(resource.path, { config: { revisionsOf: store.lists.dependenciesOf } }, (request, reply) => {
    const verdict = authorise(resource, 'list', request.actor);
    return send(request, reply, { verdict, reading: listReadingOf(request, resource), url: request.url, links: true });
  });

  if (!isSearchPersonal(resource)) return;
  app.post(searchPath(resource), { config: { reads: true } }, (request, reply) => {
    const verdict = authorise(resource, 'list', request.actor);
    const query = queryIn(request.body);
    const url = `${API_ROOT}${resource.path}?${query}`;
    return send(request, reply, { verdict, reading: listReading(query, resource, request.actor), url, links: false });
  });
}
