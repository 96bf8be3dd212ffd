/** What a unit of work reads of a resource by its name: what is there now, without asking who may. */
import type { FilterValue } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { limits } from '#shared/limits';
import { resources, type ResourceName } from '#shared/areas/resources';
import { allRows } from './lists/conditions';
import { linkedIds, recordsOf, wantedLinks, type LoadedRecord } from './records';
import { pageOf, rowsOf, type Fields } from './lists/rows';
import type { ServerResource } from './serverResource';
import { forgetful } from './lists/totalCache';
import type { WriteContext } from './writeContext';

type Named = Readonly<Record<string, unknown>>;

const refsTo = (resource: Resource, record: LoadedRecord, name: string): unknown => {
  const { kind, type } = resource.relations[name]!;
  const refs = linkedIds(record, name).map((id) => ({ type, id }));
  return kind === 'toMany' ? refs : (refs[0] ?? null);
};

/** The record by the names of its declaration. @param fields undefined is all of them */
export const named = (record: LoadedRecord, fields: Fields): Named => {
  const { row, server } = record;
  const { resource } = server;
  const wanted = (name: string): boolean => fields?.includes(name) ?? true;
  const attributes = Object.keys(resource.attributes).filter((name) => wanted(name) && row[name] !== undefined);
  return {
    id: row.id,
    version: row.version,
    ...Object.fromEntries(attributes.map((name) => [name, row[name]])),
    ...Object.fromEntries(Object.keys(record.links).map((name) => [name, refsTo(resource, record, name)])),
  };
};

type AnyQuery = {
  readonly q?: string;
  readonly filter?: Readonly<Record<string, FilterValue | undefined>>;
  readonly sort?: readonly string[];
  readonly limit?: number;
  readonly offset?: number;
};

const readPage = async (work: WriteContext, server: ServerResource, query: AnyQuery): Promise<{ records: Named[]; total: number }> => {
  const { store } = work.act;
  const { q = '', filter = {}, sort = server.resource.sort.slice(0, 1), limit = limits.pageSize, offset = 0 } = query;
  const seen = Object.fromEntries(Object.keys(server.resource.relations).map((name) => [name, {}]));
  const narrowing = { ...allRows, q, filter: filter as Record<string, FilterValue>, seen };
  const window = { offset, limit: Math.min(limit, limits.pageSize) };
  const { rows, total } = await pageOf({ ...store, totals: forgetful }, work.trx, server, narrowing, { sort, window, fields: undefined });
  const records = await recordsOf(store.find, work.trx, server, rows);
  // The total of a whole list is read from the totals, which this transaction's own changes are entered in only at its end.
  const own = q === '' && !Object.keys(filter).length ? (work.changes.get(server.resource.name) ?? 0) : 0;
  return { records: records.map((one) => named(one, undefined)), total: total + own };
};

/** Those of the ids that are there, in this order. */
const readMany = async ({ act, trx }: WriteContext, server: ServerResource, ids: readonly string[]): Promise<readonly Named[]> => {
  const { find } = act.store;
  const rows = new Map((await rowsOf(find, trx, server, ids)).map((row) => [row.id, row]));
  const inOrder = ids.flatMap((id) => rows.get(id) ?? []);
  return (await recordsOf(find, trx, server, inOrder)).map((one) => named(one, undefined));
};

/** See `Work.read`. */
export const readNamed = async (
  work: WriteContext,
  name: ResourceName,
  which: string | readonly string[] | AnyQuery,
  fields: Fields,
): Promise<unknown> => {
  const server = work.act.store.find(resources[name].type);
  if (Array.isArray(which)) return readMany(work, server, which as readonly string[]);
  if (typeof which !== 'string') return readPage(work, server, which as AnyQuery);
  const { find } = work.act.store;
  const [record] = await recordsOf(
    find,
    work.trx,
    server,
    await rowsOf(find, work.trx, server, [which], {}, fields),
    wantedLinks(server, fields, {}),
  );
  return record && named(record, fields);
};
