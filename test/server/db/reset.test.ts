/** A reset of somebody's PostgreSQL takes our tables, and nothing that is not ours. */
import { openDatabase, type Database } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { dropTables, holdsNadi } from '#server/db/reset';
import { madeByUs } from '#server/db/transfer/tables';
import { freshDatabase, type TestDatabase } from './withDatabase';

let fresh: TestDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, { as: 'owner', max: 2, statementTimeout: 0 });
});
afterEach(async () => {
  await database.close();
  await fresh.close();
});

const tables = async (): Promise<string[]> =>
  (await database.pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)).rows.map(
    ({ name }) => name,
  );

test('given somebody else’s table beside ours, when Nadi is reset, then theirs is all that is left, and Nadi can begin anew', async () => {
  await database.pool.query('create table payroll (id int)');
  expect(await holdsNadi(database)).toBe(true);
  await dropTables(database);
  expect(await tables()).toEqual(['payroll']);
  expect(await holdsNadi(database)).toBe(false);
  await migrate(database);
  expect(await tables()).toEqual([...madeByUs, 'migration_lock', 'migrations', 'payroll'].sort());
});

test('given something that depends on our tables, when Nadi is reset, then nothing is dropped, and it is named', async () => {
  const before = await tables();
  await database.pool.query('create view wall as select name from items');
  await expect(dropTables(database)).rejects.toMatchObject({
    name: 'ToolError',
    message: expect.stringMatching(/depends on its tables.*Nothing was removed/),
  });
  expect(await tables()).toEqual(before);
});

test.each([
  ['a table of migrations by another program', 'create table migrations (id int, migration text)'],
  ['migrations of another program by name', `create table migrations (name text); insert into migrations values ('2014_create_users')`],
])('given a database with %s, when it is asked, then it holds no Nadi', async (_what, statement) => {
  await dropTables(database);
  await database.pool.query(statement);
  expect(await holdsNadi(database)).toBe(false);
});
