/** What a unit of work does to a resource by its name: the same checks, hooks and lines as a request, without asking who may. */
import type { FilterValue } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { limits } from '#shared/limits';
import { resources, type ResourceName } from '#shared/resources/index';
import { check, fieldAt, normaliseValues } from '#shared/validate';
import { Refusal } from '../refusal';
import { everything } from './conditions';
import { destroyRecords } from './destroy';
import { newId } from './ids';
import { insertRecord } from './insert';
import { validateRecord, type ValidatedRecord } from './validateRecord';
import { forgetful } from './totalCache';
import { linkedIds, recordsOf, wantedLinks, type LoadedRecord } from './records';
import { pageOf, rowsOf, type Fields } from './rows';
import type { ServerResource, Values } from './serverResource';
import { updateRecord } from './update';
import type { WriteContext } from './writeContext';

const serverOf = ({ act }: WriteContext, name: ResourceName): ServerResource => act.store.find(resources[name].type);

/** The declaration with the fields that are given as ones that may be written: the server writes what a client only reads. */
const opened = (resource: Resource, values: Values): Resource => {
  const open = <F extends { readonly mode: string }>(fields: Readonly<Record<string, F>>): Record<string, F> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field.mode === 'r' && name in values ? { ...field, mode: 'rw' } : field]),
    );
  return { ...resource, attributes: open(resource.attributes) as Resource['attributes'], relations: open(resource.relations) };
};

/** The values as they are kept, and every problem that they have by themselves. */
const examined = async (
  work: WriteContext,
  server: ServerResource,
  how: 'add' | 'update',
  given: Values,
  current: Parameters<typeof validateRecord>[3],
): Promise<ValidatedRecord> => {
  const resource = opened(server.resource, given);
  const values = normaliseValues(resource, given);
  const problems = check(resource, values, how);
  const unsound = new Set(problems.map(({ pointer }) => fieldAt(resource, pointer)));
  const sound = Object.fromEntries(Object.entries(values).filter(([name]) => !unsound.has(name)));
  return validateRecord(server, { values: sound, problems }, how, current);
};

/** See `Work.add`. */
export const addNamed = async (work: WriteContext, name: ResourceName, given: Values): Promise<string> => {
  const server = serverOf(work, name);
  const { values, problems } = await examined(work, server, 'add', given, undefined);
  const id = newId();
  await insertRecord(work, server, id, values, { problems, unscoped: true });
  return id;
};

/** See `Work.update`. */
export const updateNamed = async (work: WriteContext, name: ResourceName, id: string, given: Values): Promise<void> => {
  const server = serverOf(work, name);
  const current = async () => (await rowsOf(work.act.store.find, work.trx, server, [id]))[0];
  const { values, problems } = await examined(work, server, 'update', given, current);
  await updateRecord(work, server, id, values, { where: {}, expected: undefined, problems, unscoped: true });
};

/** See `Work.destroy`. */
export const destroyNamed = async (work: WriteContext, name: ResourceName, ids: readonly string[]): Promise<void> => {
  if (!ids.length) return;
  const { refused } = await destroyRecords(work, serverOf(work, name), newId(), { ids, narrowing: everything });
  if (refused.size) throw new Refusal([...refused.values()]);
};

type Named = Readonly<Record<string, unknown>>;

const refsTo = (resource: Resource, record: LoadedRecord, name: string): unknown => {
  const { kind, type } = resource.relations[name]!;
  const refs = linkedIds(record, name).map((id) => ({ type, id }));
  return kind === 'toMany' ? refs : (refs[0] ?? null);
};

const named = (record: LoadedRecord, fields: Fields): Named => {
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
  const narrowing = { ...everything, q, filter: filter as Record<string, FilterValue>, seen: Object.keys(server.resource.relations) };
  const window = { offset, limit: Math.min(limit, limits.pageSize) };
  const { rows, total } = await pageOf({ ...store, totals: forgetful }, work.trx, server, narrowing, { sort, window, fields: undefined });
  const records = await recordsOf(store.find, work.trx, server, rows);
  // The total of a whole list is read from the totals, which this transaction's own changes are entered in only at its end.
  const own = q === '' && !Object.keys(filter).length ? (work.changes.get(server.resource.name) ?? 0) : 0;
  return { records: records.map((one) => named(one, undefined)), total: total + own };
};

/** See `Work.read`. */
export const readNamed = async (work: WriteContext, name: ResourceName, which: string | AnyQuery, fields: Fields): Promise<unknown> => {
  const server = serverOf(work, name);
  if (typeof which !== 'string') return readPage(work, server, which);
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
