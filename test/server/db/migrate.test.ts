/** Migrations run once, no matter who starts them, and fit every engine. */
import { hasTrigrams, migrate } from '#server/db/migrate';
import { migrations } from '#server/db/migrations/index';
import { openDatabase, type Database } from '#server/db/database';
import type { Field } from '#shared/kit/fields';
import { resources } from '#shared/areas/resources';
import { serverResources } from '#server/areas/resources';
import { randomBytes } from 'node:crypto';
import { addressOf, onServer } from './testServer';

let name: string;
let owner: Database;

const open = (): Promise<Database> => openDatabase(addressOf(name), { as: 'owner', max: 3, statementTimeout: 0 });
const names = migrations.map((one) => one.name);

beforeEach(async () => {
  name = `nadi_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template template0`);
  owner = await open();
});
afterEach(async () => {
  await owner.close();
  await onServer(`drop database ${name} with (force)`);
});

test('given an empty database, when three processes start at once, then each migration is applied once', async () => {
  const others = [await open(), await open()];
  const said: string[] = [];
  const runs = await Promise.all([owner, ...others].map((one) => migrate(one, { progress: (sentence) => said.push(sentence) })));
  await Promise.all(others.map((one) => one.close()));
  expect(runs.flat()).toEqual(names);
  expect(said).toContain(`Preparing the database (${names.length} steps)`);
  expect(await hasTrigrams(owner)).toBe(true);
});

test('given a migration that was cut off half-way, when the next start repeats it, then it completes', async () => {
  const cut = migrations.map((one, index) => (index === 2 ? { ...one, up: [...one.up.slice(0, 5), 'select 1 / 0'] } : one));
  await expect(migrate(owner, { migrations: cut })).rejects.toThrow('division by zero');
  expect(await migrate(owner)).toEqual(names.slice(2));
});

test('given every migration, when its steps run a second time, then they do no harm', async () => {
  await migrate(owner);
  await owner.pool.query('delete from migrations');
  expect(await migrate(owner)).toEqual(names);
});

test.each([
  ['with pg_trgm', 'select 1', ['items_search_text_search']],
  ['without it', 'drop extension pg_trgm cascade', []],
])(
  'given a database from before items had a text to search, %s, when it is migrated, then old and new items have it',
  async (_, prepare, indexes) => {
    await migrate(owner, { migrations: migrations.filter((one) => one.name < '0018') });
    await owner.pool.query(prepare);
    const add = (item: string, excerpt: string | null) =>
      owner.pool.query(
        `with shelf as (insert into categories (id, name) values (gen_random_uuid(), $1) returning id)
       insert into items (id, name, excerpt, status, date, category_id) select gen_random_uuid(), $1, $2, 'draft', now(), id from shelf`,
        [item, excerpt],
      );
    await add('KASA Steril', 'Untuk LUKA');
    await migrate(owner);
    await add('Perban', null);
    await owner.pool.query(`update items set name = 'Perban Elastis' where name = 'Perban'`);
    const { rows } = await owner.pool.query<{ search_text: string }>('select search_text from items order by name');
    expect(rows.map((row) => row.search_text)).toEqual(['kasa steril\u001funtuk luka', 'perban elastis\u001f']);
    const found = await owner.pool.query<{ indexname: string }>(
      `select indexname from pg_indexes where tablename = 'items' and indexname like '%_search'`,
    );
    expect(found.rows.map(({ indexname }) => indexname)).toEqual(indexes);
  },
);

test('given clients from before their numbers had one form, when the database is migrated, then what can be read has it and the rest stays', async () => {
  await migrate(owner, { migrations: migrations.filter((one) => one.name < '0022') });
  const rows: [name: string, column: 'npwp' | 'phone' | 'region', before: string, after: string][] = [
    ['NPWP of 15 digits', 'npwp', '01.312.166.0-091.000', '0013121660091000'],
    ['NPWP of 16 digits', 'npwp', '0013121660091000', '0013121660091000'],
    ['NPWP that is none', 'npwp', '01.312', '01.312'],
    ['phone of a mobile', 'phone', '0812-3456-7890', '+6281234567890'],
    ['phone of an office', 'phone', '(021) 555 1234', '+62215551234'],
    ['phone with the country', 'phone', '62 812 3456 7890', '+6281234567890'],
    ['phone with a plus', 'phone', '+62 812-3456-7890', '+6281234567890'],
    ['phone abroad', 'phone', '+44 20 7946 0958', '+442079460958'],
    ['phone as it is stored now', 'phone', '+6281234567890', '+6281234567890'],
    ['phone with words', 'phone', '0812 (Bu Sari)', '0812 (Bu Sari)'],
    ['region with points', 'region', '31.71.01', '317101'],
  ];
  for (const [name, column, before] of rows)
    await owner.pool.query(
      `insert into entities (id, name, kind, status, ${column}) values (gen_random_uuid(), $1, 'clinic', 'active', $2)`,
      [name, before],
    );
  await migrate(owner);
  for (const [name, column, , after] of rows) {
    const found = await owner.pool.query<{ value: string }>(`select ${column} as value from entities where name = $1`, [name]);
    expect([name, found.rows[0]!.value]).toEqual([name, after]);
  }
});

test('given a database of a newer Nadi, when an older one starts, then it refuses with a sentence', async () => {
  await migrate(owner);
  await owner.pool.query(`insert into migrations (name) values ('0999_future')`);
  await expect(migrate(owner)).rejects.toMatchObject({ code: 'database.version', message: expect.stringContaining('0999_future') });
});

test('given members who lost tags and categories by 0024, when the database is migrated, then they view both again', async () => {
  await migrate(owner, { migrations: migrations.filter((one) => one.name < '0024') });
  await owner.pool.query(`insert into roles (id, name, system) values (gen_random_uuid(), 'member', true)`);
  await owner.pool.query(
    `insert into permissions (id, name, resource, action, system)
     select gen_random_uuid(), 'view ' || what, what, 'view', true from unnest(array['items', 'tags', 'categories']) as what`,
  );
  await owner.pool.query(
    'insert into role_permissions (role_id, permission_id) select r.id, p.id from roles as r cross join permissions as p',
  );
  await migrate(owner);
  const { rows } = await owner.pool.query<{ name: string }>(
    'select p.name from role_permissions as link join permissions as p on p.id = link.permission_id order by p.name',
  );
  expect(rows.map((row) => row.name)).toEqual(['view categories', 'view items', 'view tags']);
});

test('given answers that were kept whole, when the database is migrated, then only ids and results are left of them', async () => {
  await migrate(owner, { migrations: migrations.filter((one) => one.name < '0092') });
  const keep = (key: string, answer: object) =>
    owner.pool.query(
      `insert into idempotency_keys (actor_id, key, fingerprint, body) values ('00000000-0000-4000-8000-000000000001', $1, '', to_jsonb($2::text))`,
      [key, JSON.stringify(answer)],
    );
  await keep('made', { data: { id: 'a', attributes: { name: 'Sari' } } });
  await keep('many', { data: { id: 'b', attributes: { count: 2, refused: [] } } });
  await keep('one of many', { data: null, meta: { result: { id: 'c', from: 'draft', to: 'active' } } });
  await migrate(owner);
  const { rows } = await owner.pool.query<{ kept: unknown }>('select kept from idempotency_keys order by key');
  const left = [{ id: 'a' }, { id: 'b', count: 2, refused: [] }, { id: 'c', from: 'draft', to: 'active' }];
  expect(rows.map(({ kept }) => kept)).toEqual(left);
});

test('given a user who may not make roles, when it migrates, then the sentence says what to grant', async () => {
  await migrate(owner);
  const user = `clerk_${randomBytes(4).toString('hex')}`;
  await onServer(`create role ${user} login password 'denyut'`);
  const url = new URL(addressOf(name));
  [url.username, url.password] = [user, 'denyut'];
  const clerk = await openDatabase(url.href, { as: 'owner', max: 2 });
  try {
    await expect(migrate(clerk)).rejects.toMatchObject({
      code: 'database.rights',
      message: expect.stringContaining(`grant nadi_app to "${user}"`),
    });
    await expect(openDatabase(url.href)).rejects.toMatchObject({ code: 'database.rights' });
  } finally {
    await clerk.close();
    await onServer(`drop role ${user}`);
  }
});

test('given the declarations, when they are compared with the tables, then every attribute and to-one relation has its column', async () => {
  await migrate(owner);
  const { rows } = await owner.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  );
  const columns = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const tableOf: Record<string, string> = {
    entity: 'entities',
    clientsubsheader: 'clientsubsheaders',
    clientsubsdetail: 'clientsubsdetails',
    audit: 'audit_log',
  };
  const named = (type: string) => type.replaceAll('-', '_');
  const missing = Object.values(resources)
    .flatMap(({ name, type, attributes, relations }) => {
      const owned = (attribute: string, { lines }: Field) =>
        Object.keys(lines?.fields ?? {}).map(
          (column) => `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_${attribute}.${column}`,
        );
      const kept = Object.entries(attributes).flatMap(([attribute, field]) =>
        (field as Field).derived ||
        (field as Field).lines ||
        /^(password|withheld)$/.test(attribute) ||
        ['memberships.name', 'support-grants.readers'].includes(`${type}.${attribute}`) ||
        attribute in serverResources[name].counted
          ? []
          : [attribute],
      );
      const linked = Object.entries(relations).flatMap(([relation, { kind }]) => (kind === 'toOne' ? [`${relation}_id`] : []));
      const lines = Object.entries(attributes).flatMap(([attribute, field]) => owned(attribute, field));
      const own = [...kept, ...linked, 'id', 'version', 'deleted_at', 'deletion_id'].map(
        (column) => `${tableOf[type] ?? named(type)}.${column}`,
      );
      return [...own, ...lines];
    })
    .filter((column) => !columns.has(column));
  expect(missing).toEqual([]);
  expect(Object.values(serverResources).map(({ table }) => table)).toEqual(
    Object.values(resources).map(({ type }) => tableOf[type] ?? named(type)),
  );
});
