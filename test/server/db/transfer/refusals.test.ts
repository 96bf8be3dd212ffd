/** A file that cannot be trusted, or does not belong here, changes nothing, and a sentence says why. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openDatabase } from '#server/db/database';
import { refuseInUse } from '#server/db/transfer/databaseInUse';
import { clinic, openSite, rewritten, withManifest, type Site } from './clinic';

// Each test makes databases of its own, on a machine that may be busy.
jest.setTimeout(30_000);

let here: Site;
let there: Site;
let whole: string;

beforeAll(async () => {
  [here, there] = [await clinic(), await openSite()];
  whole = here.at('nadi.tar.gz');
  await here.export('nadi.tar.gz');
});
afterAll(async () => {
  await here.close();
  await there.close();
});

/** Whatever is in a database and its file store, as one hash. */
let exports = 0;
const stateOf = async (site: Site): Promise<unknown[]> => {
  const { sha256 } = await site.export(`state-${++exports}.tar.gz`);
  const sessions = await site.values('select token_hash::text from sessions');
  return [sha256, sessions, existsSync(site.at('files')) ? readdirSync(site.at('files')) : []];
};

const items = /^tables\/items\/000001/;
const inPart = (name: RegExp, from: string, to: string) => (entries: { name: string; body: Buffer }[]) =>
  entries.map((entry) => (name.test(entry.name) ? { ...entry, body: Buffer.from(entry.body.toString().replace(from, to)) } : entry));

const bad: [what: string, make: (to: string) => Promise<unknown> | void, says: RegExp][] = [
  ['cut off in the middle', (to) => writeFileSync(to, readFileSync(whole).subarray(0, 3000)), /^The file is cut off: its end is missing/],
  ['short of its last byte', (to) => writeFileSync(to, readFileSync(whole).subarray(0, -1)), /^The file is cut off/],
  [
    'changed in one byte',
    (to) => {
      const bytes = readFileSync(whole);
      bytes[Math.floor(bytes.length / 2)]! ^= 1;
      writeFileSync(to, bytes);
    },
    /^The file is (damaged|cut off)/,
  ],
  ['something else', (to) => writeFileSync(to, 'PK a zip of photos'), /^The file is damaged, or was not made by db:export/],
  ['empty', (to) => writeFileSync(to, ''), /^The file is cut off/],
  [
    'changed inside and packed again',
    (to) => rewritten(whole, to, inPart(items, 'Kasa', 'Kaza')),
    /part tables\/items\/000001\.jsonl was changed/,
  ],
  [
    'without one of its parts',
    (to) => rewritten(whole, to, (entries) => entries.filter(({ name }) => !items.test(name))),
    /part tables\/items\/000001\.jsonl is missing/,
  ],
  [
    'without one of its pictures',
    (to) => rewritten(whole, to, (entries) => entries.filter(({ name }) => name !== 'files/a1b2c3.webp')),
    /part files\/a1b2c3\.webp is missing/,
  ],
  ['without its manifest', (to) => rewritten(whole, to, (entries) => entries.slice(0, -1)), /has no manifest/],
  [
    'given a part too many',
    (to) =>
      rewritten(whole, to, (entries) => [...entries.slice(0, -1), { name: 'files/evil.webp', body: Buffer.from('x') }, entries.at(-1)!]),
    /evil\.webp is in it, and its manifest does not know it/,
  ],
  [
    'given a part that leads elsewhere',
    (to) => rewritten(whole, to, (entries) => [{ name: 'files/..', body: Buffer.from('x') }, ...entries]),
    /files\/\.\. is none of its parts/,
  ],
  [
    'miscounted by table',
    (to) =>
      rewritten(
        whole,
        to,
        withManifest(({ tables }) => void (tables.find(({ name }) => name === 'items')!.rows = 3)),
      ),
    /it has 2 rows of items, and should have 3/,
  ],
  [
    'miscounted by part',
    (to) =>
      rewritten(
        whole,
        to,
        withManifest(({ parts }) => void (parts.find(({ name }) => items.test(name))!.rows = 1)),
      ),
    /items\/000001\.jsonl has 2 rows, and should have 1/,
  ],
  [
    'miscounted by pictures',
    (to) =>
      rewritten(
        whole,
        to,
        withManifest((manifest) => void (manifest.files = 1)),
      ),
    /4 uploaded files, and should have 1/,
  ],
  [
    'of another format',
    (to) =>
      rewritten(
        whole,
        to,
        withManifest((manifest) => void ((manifest as { format: number }).format = 2)),
      ),
    /made by a newer Nadi/,
  ],
  [
    'given a manifest of nonsense',
    (to) =>
      rewritten(
        whole,
        to,
        withManifest((manifest) => void ((manifest as { tables: unknown }).tables = [null])),
      ),
    /manifest is not one of db:export/,
  ],
  [
    'from a newer Nadi',
    (to) =>
      rewritten(
        whole,
        to,
        withManifest(({ migrations }) => void migrations.push('0099_beds')),
      ),
    /newer Nadi \(0099_beds\)\. Import it with that version/,
  ],
];

test.each(bad)(
  'given an export that is %s, when it is imported, then nothing changes and the sentence says why',
  async (_what, make, says) => {
    const before = await stateOf(there);
    const file = there.at('bad.tar.gz');
    await make(file);
    await expect(there.import(file)).rejects.toMatchObject({ name: 'ToolError', message: expect.stringMatching(says) });
    expect(await stateOf(there)).toEqual(before);
  },
);

test('given no file of that name, when it is imported, then a sentence says so', async () => {
  await expect(there.import(there.at('nothing.tar.gz'))).rejects.toThrow(/There is no file .*nothing\.tar\.gz\. Check its name/);
});

test('given a database with data, when a file is imported, then it is refused; with --replace the data are the file’s', async () => {
  const busy = await clinic();
  await busy.values(`insert into tags (id, name, color) values (gen_random_uuid(), 'Kami', '#000000')`);
  const before = await stateOf(busy);
  await expect(busy.import(whole)).rejects.toThrow(/holds data already \(\w+\).*--replace/);
  expect(await stateOf(busy)).toEqual(before);
  await busy.import(whole, { replace: true });
  expect(await busy.values('select name from tags')).toEqual(['Steril']);
  expect(await busy.values('select token_hash from sessions')).toEqual([]);
  await busy.close();
});

test.each([
  [
    'an account was added',
    `insert into users (id, name, email, status) values (gen_random_uuid(), 'Dr. Sari', 'sari@klinik.test', 'active')`,
    'users',
  ],
  ['a role was edited', `update roles set description = 'Semua', version = 2 where name = 'admin'`, 'roles'],
  [
    'a tax rule was added',
    `insert into taxrules (id, name, valid_from, pkp, rate, dpp_num, dpp_den) values (gen_random_uuid(), 'PPN 13 %', '2027-01-01', true, 13, 1, 1)`,
    'taxrules',
  ],
  ['a package was deleted', `update packages set deleted_at = now() where code = 'RS'`, 'packages'],
])('given a seeded database in which %s, when a file is imported, then it is refused', async (_what, statement, table) => {
  const busy = await openSite();
  await busy.values(statement);
  await expect(busy.import(whole)).rejects.toThrow(`holds data already (${table})`);
  await busy.close();
});

test('given a seeded database in which somebody only looked around, when a file is imported, then it is', async () => {
  const looked = await openSite();
  await looked.values(`insert into audit (id, action, resource) values (gen_random_uuid(), 'sign_in', 'user')`);
  await looked.values(
    `insert into notifications (id, user_id, kind, data, link) select gen_random_uuid(), id, 'account_locked', '{}', '' from users limit 1`,
  );
  await looked.values(`insert into sign_in_failures (key, failures, window_start) values ('address:10.0.0.0', 1, now())`);
  await looked.import(whole);
  expect(await looked.values('select name from tags')).toEqual(['Steril']);
  await looked.close();
});

test('given rows that the database refuses, when they are imported, then neither rows nor pictures are there', async () => {
  const strict = await openSite();
  const before = await stateOf(strict);
  await strict.values(`alter table users add constraint no_portraits check (profile_image is null)`);
  await expect(strict.import(whole)).rejects.toMatchObject({
    name: 'ToolError',
    message: expect.stringMatching(/refused the file's rows \(users\).*no_portraits.*Nothing was changed/),
  });
  await strict.values(`alter table users drop constraint no_portraits`);
  await strict.values(`alter table totals add constraint none check (live < 0) not valid`);
  await expect(strict.import(whole)).rejects.toThrow(/refused/);
  expect(await strict.uploads.store.get('a1b2c3.webp')).toBeNull();
  expect(await stateOf(strict)).toEqual(before);
  await strict.close();
});

test('given an export of an older schema, when it is imported, then what it lacks has its default, and what is no longer kept is told', async () => {
  const [old, today] = [await clinic(), await openSite()];
  await old.values('alter table items drop column on_home');
  await old.values(`alter table items add column shelf text default 'A1'`);
  await old.values(`delete from migrations where name = '0007_counters'`);
  await old.values('drop table counters');
  await old.export('old.tar.gz');
  const said: string[] = [];
  await today.import(old.at('old.tar.gz'), { say: (sentence) => said.push(sentence) });
  expect(await today.values('select on_home from items')).toEqual([false, false]);
  expect(said).toEqual(['Left out, as this Nadi no longer keeps it: items.shelf']);
  expect(await today.values('select name from counters')).toEqual([]);
  await old.close();
  await today.close();
});

test('given a database of a newer Nadi, when it is exported, then that version is asked for', async () => {
  const newer = await openSite();
  await newer.values(`insert into migrations (name) values ('0099_beds')`);
  await expect(newer.export('nadi.tar.gz')).rejects.toThrow(/newer Nadi \(0099_beds\)\. Export it with that version/);
  await newer.close();
});

test('given a server on the database, when an import begins, then it is asked to be stopped; once it is, the import may go on', async () => {
  const site = await openSite();
  const supervised = !process.env['TEST_DATABASE_URL'];
  const command = await openDatabase(site.url, { as: 'owner', max: 1 });
  await expect(refuseInUse(command, supervised)).rejects.toThrow(/Nadi is running on this database\. Stop it/);
  await command.pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await expect(refuseInUse(command, supervised)).resolves.toBeUndefined();
  await command.close();
  await site.close();
});
