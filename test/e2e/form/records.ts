/** Records over the wire, as the client would hold them: prepared before a screen is opened, and read after it has saved. */
import { newId } from '#client/storeKit/ids';
import { toDocument, toRecords } from '#client/services/documents';
import type { Row } from '#client/services/serviceResults';
import { API_ROOT, MEDIA_TYPE, type Document } from '#shared/jsonapi';
import { resources } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { PASSWORD, url } from '../person';
import { tokenOf } from '../session';

type Values = Readonly<Record<string, unknown>>;

/** One call; an answer that is no success fails the test. */
async function send(
  token: string | undefined,
  method: string,
  path: string,
  document?: object,
  headers: Record<string, string> = {},
): Promise<Document> {
  const answer = await fetch(url(`${API_ROOT}${path}`), {
    method,
    headers: {
      accept: MEDIA_TYPE,
      ...(document && { 'content-type': MEDIA_TYPE }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(document && { body: JSON.stringify(document) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : {}) as Document;
}

const rowsIn = (resource: Resource, document: Document): readonly Row[] => toRecords(document)[resource.type] ?? [];

/** Ends the session that a token stands for. */
export const endSession = (token: string) => send(token, 'POST', '/logout');

/** Signs in, and answers what can be done with records; relations are `{ type, id }`. */
export async function recordsAs(email = 'admin@nadi.test') {
  const token = await tokenOf(email, PASSWORD);
  const get = async (resource: Resource, id: string): Promise<Row> => {
    const include = resource.include.length ? `?include=${resource.include.join(',')}` : '';
    return rowsIn(resource, await send(token, 'GET', `${resource.path}/${id}${include}`)).find((row) => row.id === id)!;
  };
  return {
    get,
    add: async (resource: Resource, values: Values): Promise<Row> => {
      const id = newId();
      await send(token, 'POST', resource.path, toDocument(resource, { ...values, id }), { 'Idempotency-Key': id });
      return get(resource, id);
    },
    change: async (resource: Resource, { id, version }: Row, values: Values): Promise<Row> => {
      await send(token, 'PATCH', `${resource.path}/${id}`, toDocument(resource, { ...values, id }), { 'If-Match': `"${version}"` });
      return get(resource, id);
    },
    /** Attaches a session to one's own ticket, and reads its record, which only staff may. */
    attachSession: async ({ id }: Row, session: object): Promise<Row> => {
      await send(token, 'POST', `/tickets/${id}/session`, session, { 'content-type': 'application/gzip' });
      return rowsIn(resources.ticketSession, await send(token, 'GET', `/ticket-sessions?filter[ticket]=${id}`))[0]!;
    },
    /** Gives it a command. */
    run: async (resource: Resource, { id }: Row, command: string, attributes: Values = {}, relations: Values = {}): Promise<Row> => {
      const relationships = Object.fromEntries(Object.entries(relations).map(([name, data]) => [name, { data }]));
      const document = { data: { type: resource.type, id, attributes, relationships } };
      await send(token, 'POST', `${resource.path}/${id}/${command}`, document, { 'If-Match': '*' });
      return get(resource, id);
    },
    /** Deletes it: it is in the trash then. */
    remove: (resource: Resource, { id }: Row) => send(token, 'DELETE', `${resource.path}/${id}`),
    /** The records that a search finds, at most a hundred. */
    find: async (resource: Resource, q: string): Promise<readonly Row[]> =>
      rowsIn(resource, await send(token, 'GET', `${resource.path}?filter[q]=${encodeURIComponent(q)}&page[size]=100`)),
  };
}

export type Records = Awaited<ReturnType<typeof recordsAs>>;
