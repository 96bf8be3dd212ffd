/** The app's connection: its rights, its tenants, its values, its retries. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { appAddress, openDatabase, transaction, type Database } from '#server/db/database';
import { onServer } from './testServer';
import { freshDatabase, type TestDatabase } from './withDatabase';

const [SEHAT, WARAS] = [randomUUID(), randomUUID()];
let database: TestDatabase;

const numbers = async (scope?: Parameters<typeof transaction>[2]) =>
  transaction(
    database,
    async (trx) => (await trx.selectFrom('clientsubsheaders').select('number').orderBy('number').execute()).map((row) => row['number']),
    scope,
  );

beforeAll(async () => {
  database = await freshDatabase();
  const { rows } = await database.pool.query<{ id: string }>('select id from packages limit 1');
  await transaction(
    database,
    async (trx) => {
      for (const [id, name] of [
        [SEHAT, 'Klinik Sehat'],
        [WARAS, 'RS Waras'],
      ] as const) {
        await sql`insert into entities (id, name, kind, status) values (${id}, ${name}, 'clinic', 'active')`.execute(trx);
        await sql`insert into clientsubsheaders (id, entity_id, package_id, number, cycle) values (${randomUUID()}, ${id}, ${rows[0]!.id}, ${name}, 'monthly')`.execute(
          trx,
        );
      }
    },
    { scope: 'all' },
  );
});
afterAll(() => database.close());

test('given Klinik Sehat and RS Waras, when each looks at subscriptions, then it sees its own; staff see both; nobody sees none', async () => {
  expect(await numbers({ scope: { entityId: SEHAT } })).toEqual(['Klinik Sehat']);
  expect(await numbers({ scope: { entityId: WARAS } })).toEqual(['RS Waras']);
  expect(await numbers({ scope: 'all' })).toEqual(['Klinik Sehat', 'RS Waras']);
  expect(await numbers()).toEqual([]);
});

test('given Klinik Sehat, when it writes a subscription for RS Waras, then row-level security refuses', async () => {
  const write = transaction(
    database,
    (trx) =>
      sql`insert into clientsubsheaders (id, entity_id, package_id, cycle) select ${randomUUID()}, ${WARAS}, id, 'monthly' from packages limit 1`.execute(
        trx,
      ),
    { scope: { entityId: SEHAT } },
  );
  await expect(write).rejects.toMatchObject({ code: '42501' });
});

test('given a scope in one transaction, when the next takes the same connection, then nothing of it is left', async () => {
  const one = await openDatabase(appAddress(database.url), { max: 1 });
  await transaction(one, (trx) => trx.selectFrom('clientsubsheaders').select('id').execute(), { scope: 'all' });
  expect((await one.pool.query('select id from clientsubsheaders')).rows).toEqual([]);
  await one.close();
});

test.each([
  ['changes the audit', `update audit set action = 'x'`],
  ['deletes from the audit', 'delete from audit'],
  ['empties the audit', 'truncate audit'],
  ['drops the policy', 'drop policy clientsubsheaders_tenant on clientsubsheaders'],
  ['changes a table', 'alter table items add column secret text'],
  ['unlocks the migrations', `delete from migrations`],
])('given the app, when it %s, then it lacks the right', async (_what, statement) => {
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test.each(['set role postgres', 'set role %I', 'set session authorization %I'])(
  'given the app, when it runs "%s" to become the owner, then it may not',
  async (statement) => {
    const [owner] = await onServer<{ name: string }>('select quote_ident(session_user) as name');
    const wanted = statement.replace('%I', owner!.name);
    // No role "postgres" is there on the embedded database (22023).
    await expect(database.pool.query(wanted)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|22023)$/) });
  },
);

test.each(['reset role', 'set role none', 'reset session authorization'])(
  'given the app, when it runs "%s", then it has no more rights than before',
  async (statement) => {
    const one = await openDatabase(appAddress(database.url), { max: 1 });
    await one.pool.query(statement);
    const { rows } = await one.pool.query(
      `select current_user as name, session_user as login, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as more
       from pg_roles where rolname = session_user`,
    );
    expect(rows).toEqual([{ name: 'nadi_app', login: 'nadi_app', more: false }]);
    expect((await one.pool.query('select id from clientsubsheaders')).rows).toEqual([]);
    await expect(one.pool.query('delete from audit')).rejects.toMatchObject({ code: '42501' });
    await one.close();
  },
);

test('given the app, when it writes an audit line, then it can read it', async () => {
  const id = randomUUID();
  await database.kysely
    .insertInto('audit')
    .values({ id, action: 'add', resource: 'item', after: JSON.stringify({ name: 'Gauze' }) } as never)
    .execute();
  expect(await database.kysely.selectFrom('audit').select(['after']).where('id', '=', id).executeTakeFirst()).toEqual({
    after: { name: 'Gauze' },
  });
});

test('given dates and numbers, when they are read, then they are what JSON can say', async () => {
  const { rows } = await database.pool.query(
    `select '2026-03-05 17:04:05.1+07'::timestamptz(3) as at, '2026-03-05 10:04:05Z'::timestamptz(3) as whole, '2026-03-05'::date as day,
     9007199254740991::bigint as most, null::timestamptz as never, array['monthly','yearly'] as cycles`,
  );
  expect(rows).toEqual([
    {
      at: '2026-03-05T10:04:05.100Z',
      whole: '2026-03-05T10:04:05.000Z',
      day: '2026-03-05',
      most: 9007199254740991,
      never: null,
      cycles: ['monthly', 'yearly'],
    },
  ]);
});

test('given a serialisation failure, when a transaction meets it twice, then the third run is kept', async () => {
  let runs = 0;
  const answer = await transaction(database, async (trx) => {
    runs++;
    if (runs < 3) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx);
    return runs;
  });
  expect(answer).toBe(3);
});

test('given any other failure, when a transaction meets it, then it ran once and nothing is written', async () => {
  let runs = 0;
  const id = randomUUID();
  const work = transaction(database, async (trx) => {
    runs++;
    await sql`insert into tags (id, name, color) values (${id}, 'Steril', '#0e7c86')`.execute(trx);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(runs).toBe(1);
  expect((await database.pool.query('select 1 from tags where id = $1', [id])).rowCount).toBe(0);
});

test('given a lost connection, when the pool is used again, then it answers', async () => {
  const lost: Error[] = [];
  const fragile: Database = await openDatabase(appAddress(database.url), { max: 2, onLost: (error) => lost.push(error) });
  const { rows } = await fragile.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const owner = await openDatabase(database.url, { as: 'owner', max: 1 });
  const gone = new Promise((resolve) => fragile.pool.once('error', resolve));
  await owner.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await gone;
  await fragile.ping();
  expect(lost).toHaveLength(1);
  await Promise.all([fragile.close(), owner.close()]);
});

test.each<[what: string, change: (url: URL) => string, code: string]>([
  ['a port where nothing listens', () => 'postgresql://nadi@127.0.0.1:1/nadi', 'database.unreachable'],
  ['a host nobody knows', () => 'postgresql://nadi@db.invalid/nadi', 'database.unreachable'],
  ['a socket that is not there', () => 'postgresql://nadi@localhost/nadi?host=%2Fnowhere', 'database.unreachable'],
  ['a database that is not there', (url) => Object.assign(url, { pathname: '/nowhere' }).href, 'database.missing'],
  ['a user nobody made', (url) => Object.assign(url, { username: 'nobody_made_me' }).href, 'database.refused'],
])('given a DATABASE_URL with %s, when it is opened, then the sentence says what to check', async (_what, change, code) => {
  await expect(openDatabase(change(new URL(database.url)))).rejects.toMatchObject({
    name: 'StartupError',
    code,
    message: expect.stringMatching(/DATABASE_URL/i),
  });
});

test('given a transaction under way, when the database ends its connection between two statements, then that one fails and the next works', async () => {
  const lost: Error[] = [];
  const one = await openDatabase(appAddress(database.url), { max: 1, onLost: (error) => void lost.push(error) });
  const cut = transaction(one, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await onServer(`select pg_terminate_backend(${rows[0]!.pid}, 5000)`);
    await sql`select 1`.execute(trx);
  });
  await expect(cut).rejects.toThrow();
  expect(lost[0]).toMatchObject({ code: '57P01' });
  expect((await one.pool.query('select 1')).rowCount).toBe(1);
  await one.close();
});
