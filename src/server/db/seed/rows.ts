/** Rows that a seed adds: only where they are missing, and entered in the totals; who adds rows of a client calls `recount` at the end. */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { ResourceName } from '#shared/areas/resources';
import type { ResourceTable, Schema } from '../schema';

type Trx = Transaction<Schema>;
type Row = { id: string; [column: string]: unknown };

/** Inserts rows that are not there yet and enters them in the totals. @returns the ids of those that were new */
export async function add(trx: Trx, table: ResourceTable, resource: ResourceName, rows: Row[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await trx
    .insertInto(table)
    .values(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (inserted.length > 0) {
    await sql`update totals set live = live + ${inserted.length}, revision = revision + 1 where resource = ${resource} and shard = 0`.execute(
      trx,
    );
  }
  return new Set(inserted.map(({ id }) => id));
}

/** Rows of one statement. */
const BATCH = 500;

/** Inserts many rows, some at a time. */
export const inBatches = async <T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < rows.length; at += BATCH) await insert(rows.slice(at, at + BATCH));
};

export async function idsByName(trx: Trx, table: ResourceTable, column = 'name'): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${sql.ref(column)} as name from ${sql.table(table)} where deleted_at is null`.execute(trx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Whether a table never had a row: what was deleted since must not come back with a restart. */
export async function isNew(trx: Trx, table: ResourceTable): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
  return rows.length === 0;
}

/** Gives a table that never had a row its first ones. @returns how many */
export async function seedTable(trx: Trx, table: ResourceTable, resource: ResourceName, rows: readonly object[]): Promise<number> {
  if (!(await isNew(trx, table))) return 0;
  const added = await add(
    trx,
    table,
    resource,
    rows.map((one) => ({ id: randomUUID(), ...one })),
  );
  return added.size;
}
