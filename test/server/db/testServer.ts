/** The tests' PostgreSQL, as globalSetup left it: its address, and statements on the server itself. */
import pg from 'pg';

export const serverVariable = 'NADI_TEST_SERVER';
export const suffixVariable = 'NADI_TEST_SUFFIX';

/** The name of the database that tests copy: only migrated, or seeded too. */
export const templateOf = (seeded: boolean): string => `nadi_${seeded ? 'seeded' : 'empty'}_${process.env[suffixVariable]}`;

/** The address of a database on the tests' server. */
export function addressOf(database: string): string {
  const server = process.env[serverVariable];
  if (!server) throw new Error('The database tests need their globalSetup: run them through jest.config.mjs (project "server").');
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement where databases are made and dropped. */
export async function onServer<Row extends pg.QueryResultRow = never>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env[serverVariable] });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
