/** A new database starts with what the domain says, and a restart adds nothing and brings nothing back. Rules: CAT-2, CAT-3, MNY-13, ROL-1, ROL-5. */
import { icdCodes } from '#server/db/seed/icdCodes';
import { verifyPassword } from '#server/passwordHash';
import { migrate } from '#server/db/migrate';
import { creatorPermissions } from '#server/db/migrations/0096_creator_permissions';
import { appAddress, openDatabase } from '#server/db/database';
import { seed } from '#server/db/seed';
import { resources } from '#shared/areas/resources';
import { everyClientsRows, freshDatabase, PASSWORD, type TestDatabase } from './withDatabase';

let database: TestDatabase;

const values = async <T = string>(statement: string, words: unknown[] = []): Promise<T[]> =>
  (await database.pool.query<Record<string, T>>(statement, words)).rows.map((row) => Object.values(row)[0] as T);

const holds = (role: string) =>
  values(
    `select p.name from roles r join role_permissions rp on rp.role_id = r.id join permissions p on p.id = rp.permission_id where r.name = $1 order by p.name`,
    [role],
  );

const counts = async () => {
  const tables = ['permissions', 'roles', 'role_permissions', 'users', 'user_roles', 'packages', 'modules', 'items'];
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, (await values<number>(`select count(*) from ${table}`))[0]])),
  );
};

beforeEach(async () => {
  database = await freshDatabase({ seeded: false });
});
afterEach(() => database.close());

test('given a new database, when it is seeded, then what can be done can be permitted, and nothing else', async () => {
  await seed(database, { password: PASSWORD });
  const all = await values(`select name from permissions order by name`);
  expect(await holds('admin')).toEqual(all);
  expect(all.filter((name) => / (items|audit|trash|clientsubsdetail)$/.test(name))).toEqual([
    'create clientsubsdetail',
    'create items',
    'delete items',
    'edit items',
    'view audit',
    'view clientsubsdetail',
    'view items',
    'view trash',
  ]);
  expect(await holds('member')).toEqual(['view categories', 'view items', 'view tags']);
  const managed = ['categories', 'items', 'tags', 'packages', 'modules', 'entity', 'clientsubsheader'];
  expect(await holds('creator')).toEqual(
    [
      ...managed.flatMap((type) => ['create', 'edit', 'view'].map((action) => `${action} ${type}`)),
      ...['create clientsubsdetail', 'view clientsubsdetail'],
      ...['activate', 'cancel', 'change', 'pause'].map((action) => `${action} clientsubsheader`),
    ].sort(),
  );
});

test.each([
  ['DOKTER', 129_000, 219_000],
  ['KLINIK', 475_000, 825_000],
  ['RS', 2_675_000, 2_675_000],
])('given the seeded packages, when %s is added up, then it costs %i, and %i with every add-on', async (code, included, all) => {
  await seed(database, { password: PASSWORD });
  const { rows } = await database.pool.query(
    `select sum(price) filter (where kind = 'included')::int as included, sum(price)::int as everything
     from modules m join packages p on p.id = m.package_id where p.code = $1`,
    [code],
  );
  expect(rows).toEqual([{ included, everything: all }]);
});

test('given no SEED_PASSWORD, when it is seeded, then a random password is told once and lets the admin in', async () => {
  const first = await seed(database);
  expect(first.accounts).toEqual(['admin@nadi.test', 'creator@nadi.test', 'member@nadi.test']);
  const [hash] = await values(`select password_hash from users where email = 'admin@nadi.test'`);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash ?? null, first.password ?? '')).toBe(true);
  expect((await seed(database)).password).toBeUndefined();
});

test('given SEED_PASSWORD, when it is seeded, then it is used and never told', async () => {
  expect((await seed(database, { password: PASSWORD })).password).toBeUndefined();
  const [hash] = await values(`select password_hash from users where email = 'member@nadi.test'`);
  expect(await verifyPassword(hash ?? null, PASSWORD)).toBe(true);
});

test('given two processes that start at once on a new database, when both seed, then everything is there once', async () => {
  const other = await openDatabase(appAddress(database.url));
  const both = await Promise.all([seed(database, { password: PASSWORD }), seed(other, { password: PASSWORD })]);
  await other.close();
  expect(both.filter(({ made }) => made)).toHaveLength(1);
  expect(await counts()).toMatchObject({ roles: 12, users: 3, user_roles: 3, packages: 3, modules: 26, items: 0 });
});

test('given the totals, when it was seeded once or twice, then they say how many live rows there are', async () => {
  await seed(database, { password: PASSWORD });
  const once = await counts();
  await seed(database, { password: PASSWORD });
  expect(await counts()).toEqual(once);
  const { rows } = await database.pool.query(
    `select resource, sum(live)::int as live, count(*)::int as shards from totals group by resource`,
  );
  const codes = { icdCode: icdCodes.length };
  const live = {
    permission: once.permissions,
    role: 12,
    user: 3,
    package: 3,
    module: 26,
    taxrule: 1,
    billingTerm: 1,
    holiday: 26,
    ...codes,
  };
  expect(rows).toHaveLength(Object.keys(resources).length);
  for (const row of rows) expect(row).toEqual({ resource: row.resource, live: live[row.resource as keyof typeof live] ?? 0, shards: 16 });
});

test('given what an admin took away or deleted, when the server starts again, then it stays away', async () => {
  await seed(database, { password: PASSWORD });
  await database.pool.query(`delete from role_permissions where role_id = (select id from roles where name = 'member')`);
  await database.pool.query(`update users set deleted_at = now() where email = 'member@nadi.test'`);
  const again = await seed(database, { password: PASSWORD });
  expect(await holds('member')).toEqual([]);
  expect(again.accounts).toEqual(['admin@nadi.test', 'creator@nadi.test']);
});

test('given bank accounts in an old site file, when the server starts, then they are taken over once, in their order', async () => {
  const bankAccounts = ['BCA', 'Mandiri'].map((bank, at) => ({ bank, number: `5270 ${at}`, holder: 'PT Nadi' }));
  const start = async () => (await seed(database, { password: PASSWORD, bankAccounts })).bankAccounts;
  expect(await start()).toBe(2);
  expect(await values(`select bank || ' ' || number || ' ' || status from bank_accounts order by position`)).toEqual([
    'BCA 52700 active',
    'Mandiri 52701 active',
  ]);
  await database.pool.query(`update bank_accounts set deleted_at = now()`);
  expect([await start(), await values<number>(`select count(*)::int from bank_accounts where deleted_at is null`)]).toEqual([0, [0]]);
});

test.each([
  ['accounts of its own', [{ bank: 'BRI', number: '1', holder: 'PT Nadi' }], 0],
  ['none', [], 1],
])(
  'given a database that has %s, when a file names another account, then it is taken over only where there is none',
  async (_, first, taken) => {
    await seed(database, { password: PASSWORD, bankAccounts: first });
    const again = await seed(database, { password: PASSWORD, bankAccounts: [{ bank: 'BCA', number: '2', holder: 'PT Nadi' }] });
    expect(again.bankAccounts).toBe(taken);
  },
);

const site = { legal_name: 'PT Nadi', address: 'Jl. Melati 1', npwp: '01.312.166.0-091.000', email_support: 'a@nadi.test', phone: '021 1' };
const issuers = () =>
  values<string>(`select concat_ws('|', valid_from, name, address, npwp, email, phone) from issuers where deleted_at is null`);

test('given a site file that names who sells, when the server starts, then it is taken over once, and a later file changes nothing', async () => {
  const start = async (named: object = {}) => (await seed(database, { password: PASSWORD, site: { ...site, ...named } })).issuer;
  expect(await start()).toBe(true);
  const taken = ['2020-01-01|PT Nadi|Jl. Melati 1|0013121660091000|a@nadi.test|021 1'];
  expect(await issuers()).toEqual(taken);
  expect([await start({ legal_name: 'PT Lain' }), await issuers()]).toEqual([false, taken]);
});

test('given a site file that names nobody, when the server starts, then there is no issuer until somebody adds one', async () => {
  const { issuer } = await seed(database, { password: PASSWORD, site: { ...site, legal_name: '' } });
  expect([issuer, await issuers()]).toEqual([false, []]);
});

test('given a creator from before, when the database is migrated, then they manage what is sold and to whom, and nothing else is given', async () => {
  await seed(database, { password: PASSWORD });
  const today = await holds('creator');
  await database.pool.query(`delete from role_permissions where role_id = (select id from roles where name = 'creator')
    and permission_id in (select id from permissions where name ~ '(packages|modules|entity|clientsubsheader|clientsubsdetail)$')`);
  expect((await holds('creator')).length).toBe(9);
  const owner = await openDatabase(database.url, { as: 'owner', max: 2 });
  for (const statement of creatorPermissions.up) await owner.pool.query(statement);
  await owner.close();
  expect(await holds('creator')).toEqual(today);
});

test('given a database that is migrated already, when it is migrated again, then nothing happens', async () => {
  const owner = await openDatabase(database.url, { as: 'owner', max: 2 });
  expect(await migrate(owner)).toEqual([]);
  await owner.close();
});

test('given people of clients from before there were memberships, when the server starts, then the oldest owns the client, and anyone who leaves stays away', async () => {
  await seed(database, { password: PASSWORD });
  const all = "begin; set local nadi.scope = 'all';";
  await database.pool.query(
    `${all} insert into entities (id, name, kind, status) values ('00000000-0000-4000-8000-0000000000e1', 'Klinik Lama', 'clinic', 'active'); commit`,
  );
  for (const [at, email] of ['tua@lama.test', 'muda@lama.test'].entries())
    await database.pool.query(
      `insert into users (id, name, email, status, entity_id, created_at) values ($1, 'Orang', $2, 'active', '00000000-0000-4000-8000-0000000000e1', $3)`,
      [`00000000-0000-4000-8000-0000000000a${at}`, email, `202${at}-01-01`],
    );
  const held = async () => {
    const answers = (await database.pool
      .query(`${all} select m.email, m.status, r.name as role from memberships m join roles r on r.id = m.role_id
      where m.deleted_at is null order by m.email desc; commit`)) as unknown as { rows: object[] }[];
    return answers[2]!.rows;
  };
  await seed(database);
  const both = [
    { email: 'tua@lama.test', status: 'active', role: 'owner' },
    { email: 'muda@lama.test', status: 'active', role: 'admin_klinik' },
  ];
  expect(await held()).toEqual(both);
  await database.pool.query(`${all} update memberships set status = 'ended' where email = 'muda@lama.test'; commit`);
  await seed(database);
  expect(await held()).toEqual([both[0], { ...both[1], status: 'ended' }]);
});

test('given clients from before there were payers, when the server starts, then who has subscribed has the first two, and one that is deleted stays away', async () => {
  await seed(database, { password: PASSWORD });
  const subscribe = async (id: string, status: string) => {
    await everyClientsRows(database, `insert into entities (id, name, kind, status) values ('${id}', '${status}', 'clinic', 'active')`);
    await everyClientsRows(
      database,
      `insert into clientsubsheaders (id, entity_id, number, package_id, status, cycle)
        select '${id}', '${id}', '${status}', (select id from packages limit 1), '${status}', 'monthly'`,
    );
  };
  await subscribe('00000000-0000-4000-8000-0000000000e1', 'active');
  await subscribe('00000000-0000-4000-8000-0000000000e2', 'draft');
  const payers = () =>
    everyClientsRows(
      database,
      `select e.name as client, p.kind from payers as p join entities as e on e.id = p.entity_id where p.deleted_at is null order by p.kind`,
    );
  await seed(database);
  const both = ['bpjs', 'umum'].map((kind) => ({ client: 'active', kind }));
  expect(await payers()).toEqual(both);
  await everyClientsRows(database, `update payers set deleted_at = now() where kind = 'bpjs'`);
  await seed(database);
  expect(await payers()).toEqual([both[1]]);
});

test('given a role that an admin invented, when a client’s built-in role gets its name, then it is renamed and its holders gain nothing', async () => {
  await seed(database, { password: PASSWORD });
  await database.pool.query(`delete from role_permissions where role_id = (select id from roles where name = 'owner')`);
  await everyClientsRows(
    database,
    `update roles set system = false, scope = 'platform', id = '00000000-0000-4000-8000-0000000000f1' where name = 'owner'`,
  );
  await seed(database);
  const { rows } = await database.pool.query(`select name, scope, system from roles where name like 'owner%' order by name`);
  expect(rows).toEqual([
    { name: 'owner', scope: 'entity', system: true },
    { name: 'owner (00000000)', scope: 'platform', system: false },
  ]);
  expect(await holds('owner (00000000)')).toEqual([]);
});
