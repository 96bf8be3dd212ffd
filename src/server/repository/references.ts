/** What belongs to a record by a relation, whichever resource declares it, and how all of it moves to another record. Rules: PAT-4, PAT-5. */
import { sql } from 'kysely';
import type { ResourceName } from '#shared/areas/resources';
import { recordLabel } from './audit';
import { valueOf, type Row, type ServerResource } from './serverResource';
import { uuids } from './uuids';
import type { Moved } from './work';
import { noteChange, noteLine, type WriteContext } from './writeContext';

/** A relation to one record, and the column that keeps it. */
export type Reference = { readonly server: ServerResource; readonly relation: string; readonly column: string };

/**
 * Every relation to a resource, from the declarations. The relation of a merged record to the one that stays is none: it says what became of it.
 * @throws Error for one that is not kept in a column of its own table: what it leads to could not be moved
 */
export const referencesTo = (servers: readonly ServerResource[], { resource: { name, type } }: ServerResource): Reference[] =>
  servers.flatMap((server) =>
    Object.entries(server.resource.relations).flatMap(([relation, other]): Reference[] => {
      if (other.type !== type || (server.resource.name === name && relation === server.resource.mergedInto)) return [];
      const stored = server.relations[relation]!;
      if (stored.by !== 'column') throw new Error(`${server.resource.name}.${relation} is not kept in a column and cannot be moved.`);
      return [{ server, relation, column: stored.column }];
    }),
  );

type Move = { readonly from: string; readonly to: string; readonly only?: readonly Moved[] | undefined };

const moveOne = async (work: WriteContext, { server, relation, column }: Reference, { from, to, only }: Move): Promise<Moved[]> => {
  const { resource, table } = server;
  const chosen = only?.filter((one) => one.resource === resource.name && one.relation === relation).map(({ id }) => id);
  if (chosen?.length === 0) return [];
  const among = chosen ? sql`and id = any(${uuids(chosen)})` : sql``;
  const { rows } =
    await sql<Row>`update ${sql.table(table)} set ${sql.id(column)} = ${to}, version = version + 1, updated_at = ${work.now.toISOString()}
    where ${sql.id(column)} = ${from} ${among} returning *`.execute(work.trx);
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  noteChange(work, server, 0, ids);
  for (const row of rows)
    noteLine(work, server, {
      action: 'update',
      recordId: row.id,
      label: recordLabel(resource, row),
      before: { [relation]: from },
      after: { [relation]: to },
    });
  return ids.map((id) => ({ resource: resource.name as ResourceName, relation, id }));
};

/**
 * Moves what belongs to one record to another one, what is in the trash too; each has a new version and its line in the audit.
 * @param only of what was moved once, what still belongs to `from`; everything by default
 * @returns what was moved
 */
export const moveReferences = async (work: WriteContext, references: readonly Reference[], move: Move): Promise<readonly Moved[]> => {
  const moved: Moved[] = [];
  for (const reference of references) moved.push(...(await moveOne(work, reference, move)));
  return moved;
};

/** What the records are called that belong to a record and were added after an instant, the oldest first. */
export const addedReferences = async (
  { trx }: WriteContext,
  references: readonly Reference[],
  id: string,
  since: string,
): Promise<readonly string[]> => {
  if (!references.length) return [];
  const each = references.map(
    ({
      server,
      column,
    }) => sql`select t.created_at, ${valueOf(server, server.resource.label)}::text as label from ${sql.table(server.table)} as t
      where t.${sql.id(column)} = ${id} and t.created_at > ${since} and t.deleted_at is null`,
  );
  const { rows } = await sql<{
    label: string;
  }>`select label from (${sql.join(each, sql` union all `)}) as added order by created_at`.execute(trx);
  return rows.map(({ label }) => label);
};
