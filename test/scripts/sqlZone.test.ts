/** The lint keeps SQL in the repository and the database's own folder. */
import { lintMessages, type LintCase } from './lintMessages';

/** A way to write SQL, as the lint sees it in a file. */
const ways: Readonly<Record<string, string>> = {
  'the query builder': `import { sql } from 'kysely';\nexport const all = sql;\n`,
  'a type of the query builder': `import type { Kysely } from 'kysely';\nexport type One = Kysely<unknown>;\n`,
  'the driver': `import pg from 'pg';\nexport const all = pg;\n`,
  'a builder that was handed over': `export const all = (on: { selectFrom(table: string): unknown }) => on.selectFrom('tags');\n`,
  'the pool': `export const all = (store: { pool: { query(text: string): unknown } }) => store.pool.query('select 1');\n`,
};

const folders = {
  refused: ['routes', 'http', 'jobs', 'mail', 'site', 'identity', 'resources', 'files', 'tools', '.'],
  allowed: ['repository', 'db', 'db/seed'],
} as const;

/** Whether the lint refuses each of these files for its SQL. */
const refusals = (cases: readonly LintCase[]): boolean[] =>
  lintMessages(cases).map((messages) => messages.some((message) => message.includes('write SQL')));

const casesIn = (names: readonly string[]): LintCase[] =>
  names.flatMap((folder) => Object.values(ways).map((code) => ({ filePath: `src/server/${folder}/example.ts`, code })));

test.each(Object.entries(folders))('given SQL in folders where it is %s, then the lint says so', (verdict, names) => {
  const cases = casesIn(names);
  const found = refusals(cases);
  expect(cases.filter((_, at) => found[at] !== (verdict === 'refused'))).toEqual([]);
});
