/** A record with everything that belongs to it, for an export. Rules: PAT-4, PAT-11, PAT-12. */
import { sql } from 'kysely';
import type { Ref, Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { transaction } from '../db/database';
import { system } from './actors';
import { defaultReadOptions, readIn } from './read';
import { readingsOf } from './readings';
import type { LoadedRecord } from './records';
import { referencesTo, type Reference } from './references';
import type { Queryable } from './runner';
import type { Find, ServerResource } from './serverResource';
import type { Store } from './store';
import { uuids } from './uuids';

/** A related record with its name: a doctor, a payer, the clinic. */
export type NamedRef = Ref & { readonly name: string };

export type WholeRecord = {
  readonly record: LoadedRecord;
  /** The records that were merged into it, also by way of others. */
  readonly merged: readonly LoadedRecord[];
  /** What leads to it by a relation, whichever resource declares it: by resource, the oldest first. */
  readonly belongings: readonly LoadedRecord[];
  /** Who read it and the merged ones: the oldest first. */
  readonly readings: readonly LoadedRecord[];
  readonly names: readonly NamedRef[];
};

const idsIn = async (runner: Queryable, statement: ReturnType<typeof sql<{ id: string }>>): Promise<readonly string[]> =>
  (await statement.execute(runner)).rows.map(({ id }) => id);

const mergedInto = (runner: Queryable, { table, relations, resource }: ServerResource, id: string): Promise<readonly string[]> => {
  const stored = resource.mergedInto === undefined ? undefined : relations[resource.mergedInto];
  if (stored?.by !== 'column') return Promise.resolve([]);
  const into = sql.id(stored.column);
  return idsIn(
    runner,
    sql<{ id: string }>`with recursive held as (
      select id from ${sql.table(table)} where ${into} = ${id}
      union select t.id from ${sql.table(table)} as t join held on t.${into} = held.id
    ) select id from held order by id`,
  );
};

/** The resources that lead to it, each with the columns that do. */
const columnsByServer = (references: readonly Reference[]): ReadonlyMap<ServerResource, readonly string[]> => {
  const found = new Map<ServerResource, string[]>();
  for (const { server, column } of references) found.set(server, [...(found.get(server) ?? []), column]);
  return found;
};

/** Names of the related records that are not in the export themselves. */
const namesOf = async (
  { find }: Pick<Store, 'find'>,
  read: (server: ServerResource, ids: readonly string[], fields?: readonly string[]) => Promise<readonly LoadedRecord[]>,
  records: readonly LoadedRecord[],
): Promise<readonly NamedRef[]> => {
  const here = new Set(records.map(({ row }) => row.id));
  const wanted = new Map<string, Set<string>>();
  const links = records.flatMap(({ server, links: linked }) =>
    Object.entries(linked).flatMap(([relation, ids]) =>
      [ids].flat().flatMap((id) => (id === null || here.has(id) ? [] : [{ type: server.resource.relations[relation]!.type, id }])),
    ),
  );
  for (const { type, id } of links) wanted.set(type, (wanted.get(type) ?? new Set()).add(id));
  const names: NamedRef[] = [];
  for (const [type, ids] of wanted) {
    const { label, calledBy = label }: Resource = find(type).resource;
    for (const { row } of await read(find(type), [...ids].sort(), [label, calledBy]))
      names.push({ type, id: row.id, name: String(row[calledBy] ?? row[label] ?? '') });
  }
  return names;
};

const wholeIn = async (store: Store, runner: Queryable, server: ServerResource, id: string): Promise<WholeRecord> => {
  const { find }: { readonly find: Find } = store;
  const read = async (of: ServerResource, ids: readonly string[], fields?: readonly string[]) => {
    const wish = { ...defaultReadOptions, include: [], ...(fields && { fields: { [of.resource.type]: fields } }) };
    return (await readIn(store, runner, system, of, ids, wish)).records;
  };
  const mergedIds = await mergedInto(runner, server, id);
  const ids = [id, ...mergedIds];
  const [record, ...merged] = await read(server, ids);
  const belongings: LoadedRecord[] = [];
  const servers = Object.values<Resource>(resources).map(({ type }) => find(type));
  for (const [of, columns] of columnsByServer(referencesTo(servers, server))) {
    const leads = columns.map((column) => sql`t.${sql.id(column)} = any(${uuids(ids)})`);
    const found = sql<{ id: string }>`select t.id from ${sql.table(of.table)} as t
      where (${sql.join(leads, sql` or `)}) and t.deleted_at is null order by t.created_at, t.id`;
    belongings.push(...(await read(of, await idsIn(runner, found))));
  }
  const readings = await read(find('readings'), await readingsOf(runner, server.resource.name, ids));
  const names = await namesOf(store, read, [record!, ...merged, ...belongings]);
  return { record: record!, merged, belongings, readings, names };
};

/**
 * Reads everything in one look. Row-level security keeps the rows of other clients out; who may have it is asked before.
 * @param of an existing record of this client
 */
export const wholeRecord = (
  store: Store,
  server: ServerResource,
  of: { readonly id: string; readonly client: string },
): Promise<WholeRecord> =>
  transaction(store.database, (runner) => wholeIn(store, runner, server, of.id), {
    scope: { entityId: of.client },
    isolation: 'repeatable read',
    readOnly: true,
  });
