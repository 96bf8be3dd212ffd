/** Reading: a list with its total, one record, or what a record is related to, each with what is included. */
import type { Actor, Verdict, Where } from '#shared/access';
import type { Reading } from '#shared/readQuery';
import { leavesMergedOut, searchableRelations } from './lists/conditions';
import { forgetful } from './lists/totalCache';
import { concealed, includedOf, linkedIds, recordsOf, treeOf, wantedLinks, type LoadedRecord, type Tree } from './records';
import { pageOf, rowsOf, type Fields } from './lists/rows';
import { reading as inScope } from './tenantScope';
import type { ServerResource } from './serverResource';
import type { Queryable } from './runner';
import type { Store } from './store';

export type Found = { readonly records: readonly LoadedRecord[]; readonly included: readonly LoadedRecord[] };

/** The include paths and sparse fields of an answer, as the query names them. */
export type ReadOptions = Pick<Reading, 'include' | 'fields'>;

export const defaultReadOptions: ReadOptions = { fields: {} };

/** The conditions that an access rule puts on records; none where it allows all. The rule has not refused. */
export const whereOf = (verdict: Verdict): Where => (typeof verdict === 'object' ? verdict : {});

/** The includes of an answer as a tree: those asked for, else the declaration's. */
export const treeFor = (server: ServerResource, { include }: ReadOptions): Tree => treeOf(include ?? server.resource.include);

/** The resource as this person reads it. */
const readBy = ({ find }: Store, actor: Actor | null, server: ServerResource): ServerResource => server.readBy?.(actor, find) ?? server;

export const fieldsFor = (server: ServerResource, wish: ReadOptions): Fields => wish.fields[server.resource.type];

/** A page of records and how many there are in all. `verdict` is the rule's answer, never `false`. */
export const readList = (
  store: Store,
  actor: Actor | null,
  whole: ServerResource,
  reading: Reading,
  verdict: Verdict,
): Promise<Found & { total: number }> => {
  const server = readBy(store, actor, whole);
  // What one person's search counts is nobody else's total, and changes with other resources too.
  const counting = server === whole ? store : { ...store, totals: forgetful };
  const tree = treeFor(server, reading);
  const fields = fieldsFor(server, reading);
  return inScope(store, actor, verdict, server, tree, async (runner) => {
    const { sort, window, q, filter } = reading;
    const { rows, total } = await pageOf(
      counting,
      runner,
      server,
      {
        q,
        filter,
        where: whereOf(verdict),
        seen: searchableRelations(actor, server, store.find),
        unmerged: leavesMergedOut(server.resource, reading),
      },
      { sort, window, fields },
    );
    const records = await recordsOf(
      store.find,
      runner,
      server,
      await concealed(store.find, server, runner, actor, rows),
      wantedLinks(server, fields, tree),
    );
    return { records, included: await includedOf(store.find, runner, actor, records, tree, reading.fields), total };
  });
};

/** Some records by id, in the ids' order, inside a transaction that is already there. */
export const readIn = async (
  store: Store,
  runner: Queryable,
  actor: Actor | null,
  server: ServerResource,
  ids: readonly string[],
  wish: ReadOptions,
  where: Where = {},
): Promise<Found> => {
  const tree = treeFor(server, wish);
  const fields = fieldsFor(server, wish);
  const rows = new Map(
    (await concealed(store.find, server, runner, actor, await rowsOf(store.find, runner, server, ids, where, fields))).map((row) => [
      row.id,
      row,
    ]),
  );
  const inOrder = ids.flatMap((id) => rows.get(id) ?? []);
  const records = await recordsOf(store.find, runner, server, inOrder, wantedLinks(server, fields, tree));
  return { records, included: await includedOf(store.find, runner, actor, records, tree, wish.fields) };
};

/** The record that the actor has just written, as far as they may get it; empty where they may write it but not read it. */
export const readWritten = async (
  store: Store,
  runner: Queryable,
  actor: Actor,
  server: ServerResource,
  id: string,
  wish: ReadOptions,
): Promise<Found> => {
  const verdict = server.resource.access.get?.(actor) ?? false;
  return verdict === false ? { records: [], included: [] } : readIn(store, runner, actor, server, [id], wish, whereOf(verdict));
};

/** One record, or none when it doesn't exist for this verdict. */
export const readOne = (
  store: Store,
  actor: Actor | null,
  whole: ServerResource,
  id: string,
  wish: ReadOptions,
  verdict: Verdict,
): Promise<Found> => {
  const server = readBy(store, actor, whole);
  return inScope(store, actor, verdict, server, treeFor(server, wish), (runner) =>
    readIn(store, runner, actor, server, [id], wish, whereOf(verdict)),
  );
};

/** How many of these records there are for this verdict. */
export const countVisible = (
  store: Store,
  actor: Actor,
  server: ServerResource,
  ids: readonly string[],
  verdict: Verdict,
): Promise<number> =>
  inScope(
    store,
    actor,
    verdict,
    server,
    {},
    async (runner) => (await rowsOf(store.find, runner, server, ids, whereOf(verdict), [])).length,
  );

/**
 * What a record leads to through a relation. Undefined when the record isn't there for this verdict;
 * related records that the actor may not get are left out.
 */
export const readRelated = (
  store: Store,
  actor: Actor | null,
  server: ServerResource,
  id: string,
  name: string,
  wish: ReadOptions,
  verdict: Verdict,
): Promise<Found | undefined> => {
  const other = store.find(server.resource.relations[name]!.type);
  const rule = other.resource.access.get?.(actor) ?? false;
  return inScope(store, actor, verdict, server, { [name]: treeFor(other, wish) }, async (runner) => {
    const rows = await rowsOf(store.find, runner, server, [id], whereOf(verdict));
    const [owner] = await recordsOf(store.find, runner, server, rows, [name]);
    if (!owner) return undefined;
    if (rule === false) return { records: [], included: [] };
    return readIn(store, runner, actor, other, linkedIds(owner, name), wish, whereOf(rule));
  });
};
