/** Pictures that no record shows any more: which files may be removed from the store, and which have been. */
import { sql } from 'kysely';
import { transaction } from '../db/database';
import { resources } from '#shared/resources/index';
import { picturesOf } from './retention';
import { columnOf } from './serverResource';
import type { Store } from './store';

const AT_ONCE = 500;

/** Every column that holds addresses of pictures. */
const columnsOf = ({ find }: Store) =>
  Object.values(resources).flatMap((resource) => {
    const server = find(resource.type);
    return picturesOf(resource).map((name) => ({ table: server.table, column: columnOf(server, name)! }));
  });

/**
 * Some addresses whose time is over. One that a record names after all is forgotten here and left where it is.
 * Empty when nothing is left to do.
 */
export const duePictures = (store: Store, now: Date): Promise<string[]> =>
  transaction(
    store.database,
    async (trx) => {
      const { rows } = await sql<{ address: string }>`select address from picture_removals
        where due_at <= ${now.toISOString()} order by due_at, address limit ${AT_ONCE}`.execute(trx);
      const due = rows.map(({ address }) => address);
      if (!due.length) return [];
      const looks = columnsOf(store).map(
        ({ table, column }) =>
          sql`select ${sql.ref(column)} as address from ${sql.table(table)} where ${sql.ref(column)} = any(${due}::text[])`,
      );
      const named = await sql<{ address: string }>`${sql.join(looks, sql` union `)}`.execute(trx);
      const shown = named.rows.map(({ address }) => address);
      await sql`delete from picture_removals where address = any(${shown}::text[])`.execute(trx);
      const still = new Set(shown);
      return due.filter((address) => !still.has(address));
    },
    { scope: 'all' },
  );

/** Notes that these are gone from the file store. */
export const forgetPictures = async ({ database }: Store, addresses: readonly string[]): Promise<void> => {
  await sql`delete from picture_removals where address = any(${addresses}::text[])`.execute(database.kysely);
};
