/** A resource's calls, read from its declaration: list, get, add, update, destroy, destroyMany, restore, and its commands with their preview. */
import { FOR_EXPORT, PURPOSE_HEADER, toQueryString, type Document, type ErrorObject, type Query } from '#shared/jsonapi';
import { commandPath, inputOf } from '#shared/kit/commands';
import { isSearchPersonal } from '#shared/kit/masks';
import { SEARCH_TYPE, searchPath, type Resource } from '#shared/kit/resource';
import { toDocument, toRecords } from './documents';
import { problem, read, type Answer, type Call, type Http } from './http';
import type { Answers, BulkOrder, BulkResult, Chosen, Confirming, One, Order, Outcome, Page, Preview, Service } from './serviceResults';

type JsonApi<R extends Resource> = Omit<Service<R>, 'upload'>;
type Writable = { readonly id: string; readonly [name: string]: unknown };

export const oneOf = (document: Answer | null): One | undefined => {
  const data = document?.data;
  return data && 'id' in data ? { id: data.id, records: toRecords(document) } : undefined;
};

const pageOf = (document: Answer | null): Page | undefined => {
  if (!document || !Array.isArray(document.data)) return undefined;
  const ids = (document.data as readonly { id: string }[]).map(({ id }) => id);
  return { ids, total: document.meta?.page?.total ?? ids.length, records: toRecords(document) };
};

/** The document of a save, with what the person said to its warnings. */
const confirming = (document: Document, { confirmation }: Confirming): Document =>
  confirmation ? { ...document, meta: { confirmed: confirmation.codes, reason: confirmation.reason } } : document;

/** A version as the header that asks for it. */
export const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** A list's search and filters alone: its page and order say what is shown, not what is meant. */
const filters = (query: Query): string =>
  toQueryString({ ...query, sort: [] })
    .split('&')
    .filter((pair) => pair.startsWith('filter['))
    .join('&');

/** Which records are to go: by their identifiers, or all that the list's search and filters match. */
const deletionDocument = (deletion: string, { ids, query }: Chosen): Document => ({
  data: { type: 'deletions', id: deletion, attributes: ids ? { ids } : { query: filters(query!) } },
});

type Kept = Pick<ErrorObject, 'code' | 'meta'> & { readonly id: string };

/** What went and what had to stay; when nothing went, that is a refusal. */
const deletionOf = (outcome: Outcome<Answer | null>, { ids = [] }: Chosen): Outcome<Answers['destroyMany']> => {
  const said = read(outcome, (document) => {
    const data = document?.data;
    const { count, refused = [] } = (data && 'attributes' in data ? data.attributes : {}) as { count?: number; refused?: readonly Kept[] };
    const kept = new Set(refused.map(({ id }) => id));
    return count === undefined ? undefined : { ids: ids.filter((id) => !kept.has(id)), count, refused: refused.map(problem) };
  });
  const nothingWent = 'answer' in said && said.answer.count === 0 && said.answer.refused.length > 0;
  return nothingWent ? { errors: said.answer.refused, exchange: said.exchange } : said;
};

type BulkAnswer = { readonly id: string; readonly errors?: readonly ErrorObject[] };

/** What became of each record of a bulk command; undefined when the answer doesn't say. */
const bulkOf = (document: Answer | null, bulk: string): Answers['runMany'] | undefined => {
  const { results } = (document?.meta ?? {}) as { results?: readonly BulkAnswer[] };
  const told = results?.map(({ errors, ...result }) => (errors ? { ...result, problems: errors.map(problem) } : result) as BulkResult);
  return told && { bulk, results: told };
};

export function jsonApi<R extends Resource>(resource: R, http: Http): JsonApi<R> {
  const include = resource.include.length ? `include=${resource.include.join(',')}` : '';
  const at = (id: string) => `${resource.path}/${encodeURIComponent(id)}`;
  const order = ({ id, command, input, version }: Order) =>
    ({
      method: 'POST',
      path: `${at(id)}/${commandPath(command)}`,
      document: toDocument(inputOf(resource, command), { ...input, id }),
      headers: ifMatch(version),
    }) as const;
  const bulkOrder = ({ command, input, records }: BulkOrder) =>
    ({
      method: 'POST',
      path: `${resource.path}/bulk/${commandPath(command)}`,
      document: { ...toDocument(inputOf(resource, command), input), meta: { records } },
    }) as const;
  const withIncludes = (path: string) => (include ? `${path}?${include}` : path);
  return {
    list: async ({ query }, signal) => {
      const asked = toQueryString(query, { include: resource.listInclude });
      const headers = query.forExport && { headers: { [PURPOSE_HEADER]: FOR_EXPORT } };
      const call: Call =
        query.q && isSearchPersonal(resource)
          ? { method: 'POST', path: searchPath(resource), document: { data: { type: SEARCH_TYPE, attributes: { query: asked } } } }
          : { method: 'GET', path: `${resource.path}?${asked}` };
      return read(await http({ ...call, ...headers }, signal), pageOf);
    },

    get: async ({ id }, signal) => read(await http({ method: 'GET', path: withIncludes(at(id)) }, signal), oneOf),

    /** The draft's id makes a repeated call add nothing twice. */
    add: async (draft, signal) => {
      const call = {
        method: 'POST',
        path: withIncludes(resource.path),
        document: confirming(toDocument(resource, draft as Writable), draft),
        headers: { 'Idempotency-Key': draft.id },
      } as const;
      return read(await http(call, signal), oneOf);
    },

    update: async (change, signal) => {
      const call = {
        method: 'PATCH',
        path: withIncludes(at(change.id)),
        document: confirming(toDocument(resource, change as Writable), change),
        headers: ifMatch(change.version),
      } as const;
      return read(await http(call, signal), oneOf);
    },

    /** The deletion's id is the key under which it can be undone. */
    destroy: async ({ id, version, deletion, instead }, signal) => {
      const call = {
        method: 'DELETE',
        path: instead === undefined ? at(id) : `${at(id)}?instead=${encodeURIComponent(instead)}`,
        headers: { ...ifMatch(version), 'Idempotency-Key': deletion },
      } as const;
      return read(await http(call, signal), () => ({ ids: [id] }));
    },

    run: async ({ key, ...asked }, signal) => {
      const call = order(asked);
      const document = confirming(call.document, asked);
      const headers = { ...call.headers, 'Idempotency-Key': key };
      return read(await http({ ...call, document, path: withIncludes(call.path), headers }, signal), oneOf);
    },

    preview: async (asked, signal) => {
      const call = order(asked);
      return read(await http({ ...call, path: `${call.path}?preview=true` }, signal), (document) => {
        const preview = (document?.meta as { preview?: Preview } | undefined)?.preview;
        return preview && { id: asked.id, preview };
      });
    },

    runMany: async ({ key, bulk, ...asked }, signal) =>
      read(await http({ ...bulkOrder({ bulk, ...asked }), headers: { 'Idempotency-Key': key } }, signal), (document) =>
        bulkOf(document, bulk),
      ),

    previewMany: async (asked, signal) => {
      const call = bulkOrder(asked);
      return read(await http({ ...call, path: `${call.path}?preview=true` }, signal), (document) => bulkOf(document, asked.bulk));
    },

    destroyMany: async ({ deletion, ...chosen }, signal) => {
      const call = {
        method: 'POST',
        path: `${resource.path}/deletions`,
        document: deletionDocument(deletion, chosen),
        headers: { 'Idempotency-Key': deletion },
      } as const;
      return deletionOf(await http(call, signal), chosen);
    },

    restore: async ({ deletion }, signal) =>
      read(await http({ method: 'DELETE', path: `${resource.path}/deletions/${encodeURIComponent(deletion)}` }, signal), (document) => ({
        records: document?.data ? toRecords(document) : {},
      })),
  };
}
