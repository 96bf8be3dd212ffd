/** Uploaded files that no record holds any more: which of them may be removed from the store, and which have been. */
import { sql } from 'kysely';
import { transaction } from '../db/database';
import { resources } from '#shared/areas/resources';
import { addressesIn } from './retention';
import type { Store } from './store';

const AT_ONCE = 500;

/** Every table with an expression that holds addresses of uploaded files. */
const holdersOf = ({ find }: Store) =>
  Object.values(resources).flatMap((resource) => {
    const server = find(resource.type);
    const addresses = addressesIn(server);
    return addresses ? [{ table: server.table, addresses }] : [];
  });

/**
 * Some addresses whose time is over. One that a record names after all is forgotten here and left where it is.
 * Empty when nothing is left to do.
 */
export const dueFiles = (store: Store, now: Date): Promise<string[]> =>
  transaction(
    store.database,
    async (trx) => {
      const { rows } = await sql<{ address: string }>`select address from picture_removals
        where due_at <= ${now.toISOString()} order by due_at, address limit ${AT_ONCE}`.execute(trx);
      const due = rows.map(({ address }) => address);
      if (!due.length) return [];
      const holders = holdersOf(store).map(
        ({ table, addresses }) =>
          sql`select a.held as address from ${sql.table(table)}, unnest(${addresses}) as a (held) where a.held = any(${due}::text[])`,
      );
      const named = await sql<{ address: string }>`${sql.join(holders, sql` union `)}`.execute(trx);
      const shown = named.rows.map(({ address }) => address);
      await sql`delete from picture_removals where address = any(${shown}::text[])`.execute(trx);
      const still = new Set(shown);
      return due.filter((address) => !still.has(address));
    },
    { scope: 'all' },
  );

/** Notes that these are gone from the file store. */
export const forgetFiles = async ({ database }: Store, addresses: readonly string[]): Promise<void> => {
  await sql`delete from picture_removals where address = any(${addresses}::text[])`.execute(database.kysely);
};
