/** Undoing a deletion: everything that went with it comes back, or nothing does. */
import { sql } from 'kysely';
import type { Problem } from '#shared/errors';
import { pointerTo } from '#shared/validate';
import { Refusal } from '../refusal';
import { recordLabel } from './audit';
import { isSame, uniqueAmong } from './checkReferences';
import { newId } from './ids';
import { lockRights } from './people';
import { trashOf } from './retention';
import { columnOf, type Row, type ServerResource } from './serverResource';
import { uuids } from './uuids';
import { hooksOf, noteChange, noteLine, type WriteContext } from './writeContext';

/** A deletion as it is stored. */
export type KeptDeletion = {
  id: string;
  resource: string;
  actor_id: string | null;
  created_at: string;
  restored_at: string | null;
  purged_at: string | null;
  count: number;
};

/** A deletion of this resource, locked; undefined when there is none. */
export const lockedDeletion = async (
  { trx }: Pick<WriteContext, 'trx'>,
  { resource }: ServerResource,
  id: string,
): Promise<KeptDeletion | undefined> => {
  const { rows } = await sql<KeptDeletion>`select id, resource, actor_id, created_at, restored_at, purged_at, count from deletions
    where id = ${id} and resource = ${resource.name} for update`.execute(trx);
  return rows[0];
};

/**
 * Whether this very deletion, by this very actor, already took the record: a repeated request then has nothing to do.
 * @throws Refusal `idempotency.mismatch` when the id stands for another deletion
 */
export const wasDeletedBy = async (
  { trx, actor }: WriteContext,
  { resource, table }: ServerResource,
  id: string,
  deletionId: string,
): Promise<boolean> => {
  const { rows } = await sql<{ same: boolean }>`select actor_id = ${actor.id} and resource = ${resource.name} and exists (
      select 1 from ${sql.table(table)} where id = ${id} and deletion_id = d.id
    ) as same from deletions as d where id = ${deletionId}`.execute(trx);
  if (rows[0]?.same === false) throw new Refusal([{ code: 'idempotency.mismatch', header: 'Idempotency-Key' }]);
  return rows.length > 0;
};

/** Unique values that someone else took in the meantime. */
const takenNames = async ({ trx }: WriteContext, server: ServerResource, id: string): Promise<Problem[]> => {
  const { resource, table } = server;
  const unique = Object.entries(resource.attributes).filter(([, field]) => field.unique);
  const found = await Promise.all(
    unique.map(async ([name, field]) => {
      const column = columnOf(server, name)!;
      const { within, unless } = uniqueAmong(server, field);
      const among = within
        ? sql`and (${sql.ref(`live.${within}`)} is null or ${sql.ref(`live.${within}`)} = ${sql.ref(`gone.${within}`)})`
        : sql``;
      const counts = unless ? sql`and ${sql.ref(`live.${unless}`)} is null and ${sql.ref(`gone.${unless}`)} is null` : sql``;
      const { rows } = await sql`select 1 from ${sql.table(table)} as gone join ${sql.table(table)} as live
        on ${isSame(field, sql.ref(`live.${column}`), sql.ref(`gone.${column}`))} and live.deleted_at is null ${among} ${counts}
        where gone.deletion_id = ${id} and gone.deleted_at is not null limit 1`.execute(trx);
      return rows.length ? [{ code: 'taken' as const, pointer: pointerTo(resource, name) }] : [];
    }),
  );
  return found.flat();
};

/**
 * Required relations whose other end was deleted since: what comes back must not lead nowhere. Those that are there stay
 * locked against deletion until the transaction ends.
 */
const lostParents = async ({ trx, act }: WriteContext, { resource, table, relations }: ServerResource, id: string): Promise<Problem[]> => {
  const problems: Problem[] = [];
  for (const [name, stored] of Object.entries(relations)) {
    const relation = resource.relations[name]!;
    if (stored.by !== 'column' || !relation.required) continue;
    const { rows: wanted } = await sql<{ id: string }>`select distinct ${sql.ref(stored.column)} as id from ${sql.table(table)}
      where deletion_id = ${id} and deleted_at is not null`.execute(trx);
    const { rows: there } = await sql`select id from ${sql.table(act.store.find(relation.type).table)}
      where id = any(${uuids(wanted.map((one) => one.id))}) and deleted_at is null order by id for share`.execute(trx);
    if (there.length < wanted.length) problems.push({ code: 'relation_missing', pointer: pointerTo(resource, name) });
  }
  return problems;
};

const deletedIds = async ({ trx }: WriteContext, { table }: ServerResource, id: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where deletion_id = ${id} and deleted_at is not null`.execute(trx);
  return rows.map((one) => one.id);
};

/** Each record's line in the audit, and what follows from its being back. */
const noteBack = async (work: WriteContext, server: ServerResource, rows: readonly Row[]): Promise<void> => {
  for (const row of rows) {
    const lineId = newId();
    noteLine(work, server, {
      id: lineId,
      action: 'restore',
      recordId: row.id,
      label: recordLabel(server.resource, row),
      before: null,
      after: {},
    });
    await server.hooks.after?.restore?.(hooksOf(work, server, lineId), row.id);
  }
};

/**
 * Brings back every record of a deletion. Versions stay as they were: nothing about the records changed.
 * @throws Refusal `deletion.undone`, `deletion.purged`, `taken`, `relation_missing`, and what the resource's own rule refuses
 */
export const restoreRecords = async (work: WriteContext, server: ServerResource, deletion: KeptDeletion): Promise<void> => {
  const { trx, now } = work;
  const { resource } = server;
  if (deletion.restored_at !== null) throw new Refusal([{ code: 'deletion.undone' }]);
  if (deletion.purged_at !== null) throw new Refusal([{ code: 'deletion.purged' }]);
  await lockRights(work, server);
  await server.hooks.before?.restore?.(work, await deletedIds(work, server, deletion.id));
  const problems = [...(await takenNames(work, server, deletion.id)), ...(await lostParents(work, server, deletion.id))];
  if (problems.length) throw new Refusal(problems);
  const name = columnOf(server, resource.label)!;
  const { rows } = await sql<Row>`update ${sql.table(server.table)} set deleted_at = null, deletion_id = null
    where deletion_id = ${deletion.id} and deleted_at is not null
    returning id, version, ${sql.ref(name)} as ${sql.ref(resource.label)}`.execute(trx);
  await sql`update deletions set restored_at = ${now.toISOString()} where id = ${deletion.id}`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (rows.length) noteChange(work, server, 1, ids);
  if (deletion.count) noteChange(work, trashOf(work.act.store), -1, [deletion.id]);
  await noteBack(work, server, rows);
};
