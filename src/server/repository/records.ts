/** Records: rows with what they are linked to, loaded with one query per relation however many rows there are. */
import { sql } from 'kysely';
import { allows, type Actor } from '#shared/access';
import type { Resource } from '#shared/kit/resource';
import { prepared } from '../db/preparedStatements';
import { rowsOf, type Fields } from './lists/rows';
import { keptFields, type Row, type ServerResource, type RelationStorage, type Find } from './serverResource';
import type { Queryable } from './runner';

/** Ids that a record is linked to, by relation: one or null, or any number. */
export type Links = Readonly<Record<string, string | null | readonly string[]>>;

export type LoadedRecord = { readonly server: ServerResource; readonly row: Row; readonly links: Links };

/** Rows that were read before, by `keyOf` their type and id. */
export type Seen = ReadonlyMap<string, Row>;

export const keyOf = (type: string, id: string): string => `${type} ${id}`;

/** The paths of an include as a tree: `roles.permissions` → { roles: { permissions: {} } }. */
export type Tree = { readonly [name: string]: Tree };

export const treeOf = (paths: readonly string[]): Tree => {
  const tree: { [name: string]: Tree } = {};
  for (const path of paths) {
    let at = tree;
    for (const name of path.split('.')) at = (at[name] ??= {}) as { [name: string]: Tree };
  }
  return tree;
};

type Pair = { mine: string; theirs: string };

const pairsOf = async (
  runner: Queryable,
  stored: Exclude<RelationStorage, { by: 'column' }>,
  other: ServerResource,
  ids: readonly string[],
): Promise<Pair[]> => {
  if (stored.by === 'reverse') {
    const { rows } = await sql<Pair>`${prepared} select ${sql.ref(stored.column)} as mine, id as theirs from ${sql.table(other.table)}
      where ${sql.ref(stored.column)} = any(${ids}::uuid[]) and deleted_at is null order by id`.execute(runner);
    return rows;
  }
  const order = sql.raw(stored.ordered ? 'j.position, o.id' : 'o.id');
  const { rows } =
    await sql<Pair>`${prepared} select ${sql.ref(`j.${stored.mine}`)} as mine, o.id as theirs from ${sql.table(stored.table)} as j
    join ${sql.table(other.table)} as o on o.id = ${sql.ref(`j.${stored.theirs}`)} and o.deleted_at is null
    where ${sql.ref(`j.${stored.mine}`)} = any(${ids}::uuid[]) order by ${order}`.execute(runner);
  return rows;
};

/** The rows as records. `names`: the relations whose links are wanted; all by default. */
export const recordsOf = async (
  find: Find,
  runner: Queryable,
  server: ServerResource,
  rows: readonly Row[],
  names: readonly string[] = Object.keys(server.relations),
): Promise<LoadedRecord[]> => {
  const links = new Map<string, Record<string, string | null | string[]>>(rows.map(({ id }) => [id, {}]));
  for (const name of names) {
    const stored = server.relations[name]!;
    if (stored.by === 'column') {
      for (const row of rows) links.get(row.id)![name] = row[stored.column] as string | null;
      continue;
    }
    for (const own of links.values()) own[name] = [];
    const pairs = rows.length ? await pairsOf(runner, stored, find(server.resource.relations[name]!.type), [...links.keys()]) : [];
    for (const { mine, theirs } of pairs) (links.get(mine)![name] as string[]).push(theirs);
  }
  return rows.map((row) => ({ server, row, links: links.get(row.id)! }));
};

/** The ids a record is linked to through a relation. */
export const linkedIds = ({ links }: LoadedRecord, name: string): readonly string[] => {
  const linked = links[name];
  return linked === null || linked === undefined ? [] : typeof linked === 'string' ? [linked] : linked;
};

/** The relations to load: those asked for, and those that lead to what is included. */
export const wantedLinks = (server: ServerResource, fields: Fields, tree: Tree): string[] =>
  Object.keys(server.relations).filter((name) => (fields?.includes(name) ?? true) || Object.hasOwn(tree, name));

/**
 * The records along the include's paths, each once and none of `roots`. What the actor may not get stays out:
 * it is known by its link only.
 * @param seen rows that needn't be read again: those that this actor may get, with every field that is wanted of them
 */
export const includedOf = async (
  find: Find,
  runner: Queryable,
  actor: Actor | null,
  roots: readonly LoadedRecord[],
  tree: Tree,
  fields: Readonly<Record<string, Fields>>,
  seen: Seen = new Map(),
): Promise<LoadedRecord[]> => {
  const keyIn = ({ server, row }: LoadedRecord): string => keyOf(server.resource.type, row.id);
  const known = new Map(roots.map((one) => [keyIn(one), one]));
  const found: LoadedRecord[] = [];
  const walk = async (from: readonly LoadedRecord[], branch: Tree): Promise<void> => {
    for (const [name, deeper] of Object.entries(branch)) {
      const relation = from[0]?.server.resource.relations[name];
      if (!relation) continue;
      const other = find(relation.type);
      const ids = [...new Set(from.flatMap((one) => linkedIds(one, name)))];
      const fresh = ids.filter((id) => !known.has(keyOf(relation.type, id)));
      const loaded = await permitted({ find, runner, actor, seen }, other, fresh, deeper, fields[relation.type]);
      for (const one of loaded) known.set(keyIn(one), one);
      found.push(...loaded);
      if (Object.keys(deeper).length)
        await walk(
          ids.flatMap((id) => known.get(keyOf(relation.type, id)) ?? []),
          deeper,
        );
    }
  };
  await walk(roots, tree);
  return found;
};

/** Counted attributes cost more than all the others: an included record has them only if `fields` names them. */
export const besideFields = (server: ServerResource, fields: Fields): readonly string[] => fields ?? keptFields(server);

/** Values that their attribute's rule shows to others only are null. */
const withoutUnshown = ({ attributes }: Resource, actor: Actor | null, rows: readonly Row[]): readonly Row[] => {
  const ruled = Object.entries(attributes).flatMap(([name, { shownTo }]) => (shownTo ? [{ name, rule: shownTo }] : []));
  if (!ruled.length) return rows;
  const isUnshown = ({ name, rule }: (typeof ruled)[number], row: Row) => name in row && !allows(rule, actor, row);
  return rows.map((row) => ({ ...row, ...Object.fromEntries(ruled.flatMap((one) => (isUnshown(one, row) ? [[one.name, null]] : []))) }));
};

/** The client that a row belongs to; what leads to a clinic's record belongs to the same one. */
const clientIn = ({ entity_id }: Row) => (typeof entity_id === 'string' ? { entity: { type: 'entity', id: entity_id } } : {});

/** Derived values of records that the actor may not get are null: by the same rule as for the records themselves. */
const withoutUnseen = (find: Find, { resource }: ServerResource, actor: Actor | null, rows: readonly Row[]): readonly Row[] => {
  const unseen = Object.entries(resource.attributes).flatMap(([name, { derived }]) => {
    const rule = derived && find(derived.from).resource.access.get;
    return derived && rule?.(actor) !== true ? [{ name, by: derived.by, rule }] : [];
  });
  if (!unseen.length) return rows;
  const isUnseen = ({ name, by, rule }: (typeof unseen)[number], row: Row) =>
    name in row && !allows(rule, actor, { ...clientIn(row), [by]: { type: resource.type, id: row.id } });
  return rows.map((row) => ({ ...row, ...Object.fromEntries(unseen.flatMap((one) => (isUnseen(one, row) ? [[one.name, null]] : []))) }));
};

/** The rows without attributes that this actor may not see. */
export const concealed = async (
  find: Find,
  server: ServerResource,
  runner: Queryable,
  actor: Actor | null,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const seen = withoutUnseen(find, server, actor, withoutUnshown(server.resource, actor, rows));
  return seen.length && server.hooks.hide ? server.hooks.hide(runner, actor, seen) : seen;
};

type Reader = { readonly find: Find; readonly runner: Queryable; readonly actor: Actor | null; readonly seen: Seen };

/** Those of the ids that the actor may get, in the ids' order. */
const permitted = async (
  { find, runner, actor, seen }: Reader,
  server: ServerResource,
  ids: readonly string[],
  tree: Tree,
  fields: Fields,
): Promise<LoadedRecord[]> => {
  const verdict = server.resource.access.get?.(actor) ?? false;
  if (verdict === false) return [];
  const unseen = ids.filter((id) => !seen.has(keyOf(server.resource.type, id)));
  const read = await rowsOf(find, runner, server, unseen, verdict === true ? {} : verdict, besideFields(server, fields));
  const byId = new Map(read.map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? seen.get(keyOf(server.resource.type, id)) ?? []);
  return recordsOf(find, runner, server, await concealed(find, server, runner, actor, rows), wantedLinks(server, fields, tree));
};
