/** Links between records that are stored in tables between them. */
import { sql, type RawBuilder } from 'kysely';
import { prepared } from '../db/preparedStatements';
import type { ServerResource, RelationStorage, Values } from './serverResource';
import { idsIn } from './checkReferences';
import { uuids } from './uuids';
import { noteChange, type WriteContext } from './writeContext';

type Between = Extract<RelationStorage, { by: 'join' }>;

/** The relations among `values` that are stored in tables between, each with the ids it leads to. */
const betweens = (server: ServerResource, values: Values): [Between, string[]][] =>
  Object.entries(server.relations).flatMap(([name, stored]): [Between, string[]][] =>
    stored.by === 'join' && Object.hasOwn(values, name) ? [[stored, idsIn(values[name])]] : [],
  );

/** Adds links; those that are there stay, at the place they have now. */
const linking = ({ table, mine, theirs, ordered }: Between, id: string, ids: readonly string[]): RawBuilder<unknown> => {
  const [column, value, again] = ordered
    ? [sql`, position`, sql`, l.position - 1`, sql`do update set position = excluded.position`]
    : [sql``, sql``, sql`do nothing`];
  return sql`insert into ${sql.table(table)} (${sql.ref(mine)}, ${sql.ref(theirs)}${column})
    select ${id}::uuid, l.id${value} from unnest(${uuids(ids)}) with ordinality as l (id, position)
    on conflict (${sql.ref(mine)}, ${sql.ref(theirs)}) ${again}`;
};

/** The ids in the order in which they are read. */
export const inOrder = ({ ordered }: Between, ids: string[]): string[] => (ordered ? ids : ids.sort());

/** A new record's links through tables between, a statement for each relation. */
export const linksOf = (server: ServerResource, id: string, values: Values): RawBuilder<unknown>[] =>
  betweens(server, values).flatMap(([stored, ids]) => (ids.length ? [linking(stored, id, ids)] : []));

/**
 * A link that both sides declare is a change of both: a new version for every record on the other side that is linked or let go, so
 * that anyone who has it open and saves is told, and doesn't silently take the link back. In the ids' order, so that two who do this
 * wait for one another. Called before the links are written. The audit tells of the link once, at the record that was written.
 * @returns whether any record was renewed
 */
export const renewLinked = async (work: WriteContext, server: ServerResource, id: string, values: Values): Promise<boolean> => {
  let isAny = false;
  for (const [name, stored] of Object.entries(server.relations)) {
    if (stored.by !== 'join' || !Object.hasOwn(values, name)) continue;
    const other = work.act.store.find(server.resource.relations[name]!.type);
    if (!Object.values(other.relations).some((back) => back.by === 'join' && back.table === stored.table)) continue;
    const { rows } = await sql<{ id: string }>`with
      held as (select ${sql.ref(stored.theirs)} as id from ${sql.table(stored.table)} where ${sql.ref(stored.mine)} = ${id}::uuid),
      wanted as (select unnest(${uuids(idsIn(values[name]))}) as id),
      changed as (
        select o.id from ${sql.table(other.table)} as o
        where (o.id in (select id from held)) <> (o.id in (select id from wanted)) order by o.id for update
      )
      update ${sql.table(other.table)} as o set version = o.version + 1, updated_at = ${work.now.toISOString()}
      from changed where o.id = changed.id returning o.id`.execute(work.trx);
    if (!rows.length) continue;
    const ids = rows.map((row) => row.id);
    noteChange(work, other, 0, ids);
    isAny = true;
  }
  return isAny;
};

/** Makes the links through tables between exactly those of `values`; relations that aren't named stay as they are. */
export const writeLinks = async (work: WriteContext, server: ServerResource, id: string, values: Values): Promise<void> => {
  const { trx } = work;
  await renewLinked(work, server, id, values);
  for (const [stored, ids] of betweens(server, values)) {
    const { table, mine, theirs } = stored;
    await sql`${prepared} delete from ${sql.table(table)} where ${sql.ref(mine)} = ${id} and ${sql.ref(theirs)} <> all(${uuids(ids)})`.execute(
      trx,
    );
    if (ids.length) await sql`${prepared} ${linking(stored, id, ids)}`.execute(trx);
  }
};
