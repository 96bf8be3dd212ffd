/** A database of one's own for a test file: freshDatabase() in beforeAll, close() in afterAll. */
import { randomBytes } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import { appAddress, openDatabase, type Database } from '#server/db/database';
import { template } from './templates';
import { addressOf, onServer } from './testServer';

export { PASSWORD } from './templates';

/** A migrated database that nobody else uses; `close` also drops it. */
export interface TestDatabase extends Database {
  /** Its address as the owner, for a second connection or a second process. */
  url: string;
}

/**
 * Makes a database in about 50 ms.
 * @param options.seeded with the seed rows and accounts (password: PASSWORD); default true
 */
export async function freshDatabase({ seeded = true }: { seeded?: boolean } = {}): Promise<TestDatabase> {
  const name = `nadi_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${await template(seeded)}`);
  const url = addressOf(name);
  const database = await openDatabase(appAddress(url), { max: 8 });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Runs a statement that sees the rows of every client, and answers with its rows. */
export const everyClientsRows = async <T extends QueryResultRow>(
  { pool }: Pick<Database, 'pool'>,
  statement: string,
  values: unknown[] = [],
): Promise<T[]> => {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local nadi.scope = 'all'`);
    const { rows } = await client.query<T>(statement, values);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
