/** Purges an expired deletion: its rows are removed for good, except those that something still refers to. */
import { sql, type Transaction } from 'kysely';
import { resources, type ResourceName } from '#shared/areas/resources';
import { transaction } from '../db/database';
import type { Schema } from '../db/schema';
import { writeAuditEvent } from './audit';
import { addressesIn, trashOf } from './retention';
import type { ServerResource } from './serverResource';
import type { Store } from './store';
import { addChanges } from './lists/totals';
import { uuids } from './uuids';

type Trx = Transaction<Schema>;

/** What became of a deletion's rows: how many went now, and how many had to stay. */
export type Purged = { readonly gone: number; readonly remaining: number };

type Due = { id: string; resource: ResourceName; label: string | null; purged_at: string | null };

const names = Object.keys(resources);

const isDue = (now: Date) => sql`restored_at is null and count > 0 and resource = any(${names}::text[])
  and (remaining > 0 or (purged_at is null and expires_at <= ${now.toISOString()}))`;

/** Applies a changed setting: the time for which deletions are stored is counted from when they were made. */
export const settleExpiry = (store: Store): Promise<void> =>
  transaction(store.database, async (trx) => {
    const until = sql`created_at + make_interval(days => ${store.trashDays}::int)`;
    const { numAffectedRows } = await sql`update deletions set expires_at = ${until}
      where restored_at is null and purged_at is null and count > 0 and expires_at is distinct from ${until}`.execute(trx);
    if (numAffectedRows) await addChanges(trx, new Map([[trashOf(store).resource.name, 0]]));
  });

/** Ids of the deletions to end, and of those that left rows behind, the oldest first: children go before their parents. */
export const dueDeletions = async ({ database }: Store, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from deletions where ${isDue(now)} order by created_at, id`.execute(database.kysely);
  return rows.map(({ id }) => id);
};

const FOREIGN_KEY_VIOLATION = '23503';

/** Deletes rows unless something refers to one of them. @returns the addresses of their files, or undefined when they stay */
const deleteAll = async (trx: Trx, server: ServerResource, ids: readonly string[]): Promise<string[] | undefined> => {
  const addresses = addressesIn(server) ?? sql`'{}'::text[]`;
  await sql`savepoint rows`.execute(trx);
  try {
    const { rows } = await sql<{ files: string[] }>`delete from ${sql.table(server.table)}
      where id = any(${uuids(ids)}) returning ${addresses} as files`.execute(trx);
    await sql`release savepoint rows`.execute(trx);
    return rows.flatMap(({ files }) => files);
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error;
    await sql`rollback to savepoint rows`.execute(trx);
    await sql`release savepoint rows`.execute(trx);
    return undefined;
  }
};

type Gone = { readonly count: number; readonly files: readonly string[] };

/** Deletes what it can: where one of many has to stay, the halves are tried, down to the single row. */
const deleteFree = async (trx: Trx, server: ServerResource, ids: readonly string[]): Promise<Gone> => {
  const files = await deleteAll(trx, server, ids);
  if (files) return { count: ids.length, files };
  if (ids.length === 1) return { count: 0, files: [] };
  const middle = Math.ceil(ids.length / 2);
  const [first, second] = [await deleteFree(trx, server, ids.slice(0, middle)), await deleteFree(trx, server, ids.slice(middle))];
  return { count: first.count + second.count, files: [...first.files, ...second.files] };
};

const AT_ONCE = 500;

const deleteRows = async (trx: Trx, server: ServerResource, deletion: string, now: Date): Promise<Purged> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(server.table)}
    where deletion_id = ${deletion} and deleted_at is not null order by id`.execute(trx);
  let gone = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id);
    const { count, files } = await deleteFree(trx, server, ids);
    gone += count;
    await sql`insert into picture_removals as p (address, due_at)
      select distinct address, ${now.toISOString()}::timestamptz from unnest(${files}::text[]) as address
      on conflict (address) do update set due_at = least(p.due_at, excluded.due_at)`.execute(trx);
  }
  return { gone, remaining: rows.length - gone };
};

const enter = async (
  trx: Trx,
  store: Store,
  { resource, label, purged_at }: Due,
  { gone, remaining }: Purged,
  now: Date,
): Promise<void> => {
  const first = purged_at === null;
  if (first || gone) {
    const after = { count: gone, ...(remaining && { remaining }) };
    const nobody = { actorId: null, actorName: null, ip: null, requestId: null };
    await writeAuditEvent(trx, { action: 'purged', ...nobody, resource, recordId: null, recordLabel: label, after, now });
  }
  if (first) await addChanges(trx, new Map([[trashOf(store).resource.name, -1]]));
};

/**
 * Ends a deletion, which can't be undone from then on. Rows that something refers to stay for the next time.
 * @returns undefined when another process is purging it, or it was undone meanwhile
 */
export const purgeDeletion = (store: Store, id: string, now: Date): Promise<Purged | undefined> =>
  transaction(
    store.database,
    async (trx) => {
      const { rows } = await sql<Due>`select id, resource, label, purged_at from deletions
        where id = ${id} and ${isDue(now)} for update skip locked`.execute(trx);
      const [due] = rows;
      if (!due) return undefined;
      const purged = await deleteRows(trx, store.find(resources[due.resource].type), id, now);
      await sql`update deletions set purged_at = coalesce(purged_at, ${now.toISOString()}), remaining = ${purged.remaining}
        where id = ${id}`.execute(trx);
      await enter(trx, store, due, purged, now);
      return purged;
    },
    { scope: 'all' },
  );
