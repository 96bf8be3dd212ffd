/** What was exported comes in whole elsewhere, and exports again as the same file. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { AGREEMENT, clinic, openSite, PORTRAIT, rewritten, SCREENSHOT, withManifest, XRAY, type Site } from './clinic';

// Each test makes databases of its own, on a machine that may be busy.
jest.setTimeout(30_000);

const open: Site[] = [];
const opened = async (site: Promise<Site>): Promise<Site> => (open.push(await site), site);

afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

const picture = async ({ uploads }: Site, name: string): Promise<Buffer> => buffer((await uploads.store.get(name))!.stream);
const live = `select resource || ' ' || sum(live) from totals group by resource having sum(live) > 0 order by resource`;

test('given a clinic, when its export is imported elsewhere and exported again, then the two files are one, byte for byte', async () => {
  const [here, there] = [await opened(clinic()), await opened(openSite())];
  const first = await here.export('nadi.tar.gz');
  expect(await there.import(here.at('nadi.tar.gz'))).toMatchObject({ rows: first.rows, files: 4, missing: [] });
  expect(await there.export('again.tar.gz')).toEqual(first);
  expect(readFileSync(there.at('again.tar.gz')).equals(readFileSync(here.at('nadi.tar.gz')))).toBe(true);
});

test('given a clinic, when it is imported, then rows, passwords, pictures and totals are there, and nobody is signed in', async () => {
  const [here, there] = [await opened(clinic()), await opened(openSite({ seeded: false }))];
  await here.export('nadi.tar.gz');
  await there.import(here.at('nadi.tar.gz'));
  for (const rows of [
    'items',
    'categories',
    'users',
    'audit',
    'clientsubsheaders',
    'counters',
    'item_tags',
    'role_permissions',
    'tickets',
  ]) {
    const all = `select to_jsonb(r)::text from ${rows} r order by 1`;
    expect(await there.values(all)).toEqual(await here.values(all));
  }
  expect(await there.values(`select jsonb_typeof(before) from audit order by id`)).toEqual(['null', null]);
  expect(await picture(there, 'a1b2c3.webp')).toEqual(XRAY);
  expect(await picture(there, 'd4e5f6.webp')).toEqual(PORTRAIT);
  expect(await picture(there, 'a7b8c9.file')).toEqual(AGREEMENT);
  expect(await picture(there, 'b1c2d3.file')).toEqual(SCREENSHOT);
  expect(await there.values('select token_hash from sessions')).toEqual([]);
  expect(await there.values(live)).toEqual([
    'audit 2',
    'billingTerm 1',
    'category 1',
    'clientsubsheader 1',
    'entity 1',
    'holiday 26',
    expect.stringMatching(/^icdCode /),
    'item 1',
    'module 26',
    'package 3',
    expect.stringMatching(/^permission /),
    'role 12',
    'tag 1',
    'taxrule 1',
    'ticket 1',
    'user 3',
  ]);
});

test('given files in S3, when they are exported and imported into a folder, then they are there', async () => {
  const bucket = await openSite();
  open.push(bucket);
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: bucket.at('s3'),
    configureBuckets: [{ name: 'nadi', configs: [] }],
  });
  await server.run();
  try {
    const { port } = server.httpServer.address() as AddressInfo;
    const here = await opened(
      clinic({ s3: { endpoint: `http://127.0.0.1:${port}`, bucket: 'nadi', region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' } }),
    );
    const there = await opened(openSite());
    await here.export('nadi.tar.gz');
    await there.import(here.at('nadi.tar.gz'));
    expect(await picture(there, 'a1b2c3.webp')).toEqual(XRAY);
  } finally {
    await server.close();
  }
});

test('given many rows, when they are exported, then they lie in parts of about a megabyte, and all come back', async () => {
  const [here, there] = [await opened(clinic()), await opened(openSite())];
  await here.values(
    `insert into tags (id, name, color) select gen_random_uuid(), 'Tag ' || n || repeat(' panjang', 40), '#000000' from generate_series(1, 6000) n`,
  );
  const first = await here.export('nadi.tar.gz');
  const parts: string[] = [];
  await rewritten(
    here.at('nadi.tar.gz'),
    here.at('copy.tar.gz'),
    withManifest((manifest) => parts.push(...manifest.parts.map(({ name }) => name))),
  );
  expect(parts.filter((name) => name.startsWith('tables/tags/')).length).toBeGreaterThan(2);
  await there.import(here.at('nadi.tar.gz'));
  expect((await there.export('again.tar.gz')).sha256).toBe(first.sha256);
});

test('given a row that is written while an export runs, then the export is of the moment at which it began', async () => {
  const [here, there] = [await opened(clinic()), await opened(openSite())];
  const get = here.uploads.store.get;
  // The first picture is read after the rows: what comes in now is too late.
  here.uploads.store.get = async (name) => {
    await here.values(`insert into tags (id, name, color) values (gen_random_uuid(), 'Terlambat ${name}', '#000000')`);
    return get(name);
  };
  await here.export('nadi.tar.gz');
  await there.import(here.at('nadi.tar.gz'));
  expect(await there.values('select name from tags')).toEqual(['Steril']);
});

test('given a picture that its store has lost, when it is exported, then the rest is, and the loss is told on both sides', async () => {
  const [here, there] = [await opened(clinic()), await opened(openSite())];
  await here.uploads.store.remove('a1b2c3.webp');
  expect(await here.export('nadi.tar.gz')).toMatchObject({ files: 3, missing: ['a1b2c3.webp'] });
  expect(await there.import(here.at('nadi.tar.gz'))).toMatchObject({ files: 3, missing: ['a1b2c3.webp'] });
});

test('given a file of that name, when it is exported, then it is left as it is, and no half a file stays anywhere', async () => {
  const here = await opened(clinic());
  writeFileSync(here.at('nadi.tar.gz'), 'the accounts of 2025');
  await expect(here.export('nadi.tar.gz')).rejects.toThrow(/exists already, and is left as it is/);
  expect(readFileSync(here.at('nadi.tar.gz'), 'utf8')).toBe('the accounts of 2025');
  here.uploads.store.get = async () => Promise.reject(new Error('The file store answered 503 to GET.'));
  await expect(here.export('other.tar.gz')).rejects.toThrow('503');
  expect(readdirSync(here.folder).sort()).toEqual(['files', 'nadi.tar.gz']);
  await expect(here.export('no/such/folder.tar.gz')).rejects.toThrow(/cannot be written\. Choose a folder/);
});

test('given password hashes in it, then an export is readable by its owner alone', async () => {
  const here = await opened(clinic());
  await here.export('nadi.tar.gz');
  expect(statSync(here.at('nadi.tar.gz')).mode & 0o777).toBe(0o600);
});
