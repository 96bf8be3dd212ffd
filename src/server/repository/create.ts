/** Adding a record and answering it: what the insert answers and its checks have read is not read again. */
import type { Problem } from '#shared/errors';
import { insertRecord, type Inserted, type Wanted } from './insert';
import { fieldsFor, readWritten, treeFor, type Found, type ReadOptions } from './read';
import { besideFields, includedOf, recordsOf, wantedLinks, type LoadedRecord, type Tree } from './records';
import { rowsOf } from './lists/rows';
import { columnOf, type ServerResource, type Values, type Find } from './serverResource';
import type { WriteContext } from './writeContext';

/** What of an included record the checks of its relation can read: all that is wanted, unless some of it is counted. */
const wantedOf = (find: Find, server: ServerResource, wish: ReadOptions, tree: Tree): Wanted => ({
  own: fieldsFor(server, wish),
  related: (name) => {
    if (!Object.hasOwn(tree, name)) return undefined;
    const other = find(server.resource.relations[name]!.type);
    const fields = besideFields(other, fieldsFor(other, wish));
    const isCounted = fields.some((one) => Object.hasOwn(other.resource.attributes, one) && columnOf(other, one) === undefined);
    return isCounted ? undefined : fields;
  },
});

/** The record with the links that are wanted. Nothing leads to a new record yet, unless a hook made it so; what else wasn't told is read. */
const loaded = async (
  { trx, act: { store } }: WriteContext,
  server: ServerResource,
  id: string,
  inserted: Inserted,
  wish: ReadOptions,
  tree: Tree,
): Promise<LoadedRecord> => {
  const fields = fieldsFor(server, wish);
  const row = inserted.row ?? (await rowsOf(store.find, trx, server, [id], {}, fields))[0]!;
  const names = wantedLinks(server, fields, tree);
  const isKnown = (name: string) => (server.relations[name]!.by === 'reverse' && !inserted.isChanged) || inserted.linked.has(name);
  const [record] = await recordsOf(
    store.find,
    trx,
    server,
    [row],
    names.filter((name) => !isKnown(name)),
  );
  const knownLinks = names.filter(isKnown).map((name) => [name, inserted.linked.get(name) ?? []]);
  return { server, row, links: { ...record!.links, ...Object.fromEntries(knownLinks) } };
};

/**
 * Adds a record.
 * @param values sound values by declared name
 * @param problems those of the values that are not
 * @returns what a GET with this wish would find: nothing for who may not see it
 * @throws Refusal as `insertRecord`
 */
export const createRecord = async (
  work: WriteContext,
  server: ServerResource,
  id: string,
  { values, problems }: { readonly values: Values; readonly problems: readonly Problem[] },
  wish: ReadOptions,
): Promise<Found> => {
  const { store } = work.act;
  const { find } = store;
  if (server.resource.access.get?.(work.actor) !== true) {
    await insertRecord(work, server, id, values, { problems });
    return readWritten(store, work.trx, work.actor, server, id, wish);
  }
  const tree = treeFor(server, wish);
  const inserted = await insertRecord(work, server, id, values, { problems, wanted: wantedOf(find, server, wish, tree) });
  const record = await loaded(work, server, id, inserted, wish, tree);
  return { records: [record], included: await includedOf(find, work.trx, work.actor, [record], tree, wish.fields, inserted.seen) };
};
