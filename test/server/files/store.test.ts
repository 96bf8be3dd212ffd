/** A file comes back as it was put, from a folder and from an S3-compatible store alike. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { isFileName, openFiles, type FileStore } from '#server/files/store';

const XRAY = Buffer.from('not really an X-ray, but bytes: \u0000\u0001\u0002');
const name = 'a1b2c3d4.webp';

let folder: string;
let s3: S3rver;
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-files-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'nadi', configs: [] }],
  });
  await s3.run();
  const { port } = s3.httpServer.address() as AddressInfo;
  stores['a folder'] = openFiles({ filesDir: join(folder, 'deep', 'files'), s3: undefined });
  const account = { bucket: 'nadi', region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' };
  stores['S3'] = openFiles({ filesDir: folder, s3: { ...account, endpoint: `http://127.0.0.1:${port}` } });
  stores['S3 with a wrong key'] = openFiles({ filesDir: folder, s3: { ...account, key: 'guess', endpoint: `http://127.0.0.1:${port}` } });
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['a folder', 'S3'])('%s', (place) => {
  test('gives back what it was given, until it is removed', async () => {
    const store = stores[place]!;
    await store.put(name, XRAY, 'image/webp');
    const file = await store.get(name);
    expect(file?.size).toBe(XRAY.length);
    expect(await buffer(file!.stream)).toEqual(XRAY);
    await store.remove(name);
    expect(await store.get(name)).toBeNull();
  });

  test('gives back what it was given as a Blob, which is read piece by piece', async () => {
    const store = stores[place]!;
    const large = Buffer.alloc(300_000, 7);
    await store.put(name, new Blob([large]), 'application/zip');
    expect(await buffer((await store.get(name))!.stream)).toEqual(large);
    await store.remove(name);
  });

  test('has no file that nobody put, and removing it again is fine', async () => {
    await expect(stores[place]!.get('dr5ari.webp')).resolves.toBeNull();
    await expect(stores[place]!.remove('dr5ari.webp')).resolves.toBeUndefined();
  });
});

test('a folder never holds half a file', async () => {
  const blocked = join(folder, 'blocked');
  await writeFile(blocked, 'a file where the folder should be');
  await expect(openFiles({ filesDir: blocked, s3: undefined }).put(name, XRAY, 'image/webp')).rejects.toThrow();
  await stores['a folder']!.put(name, XRAY, 'image/webp');
  expect(await readdir(join(folder, 'deep', 'files'))).toEqual([name]);
});

test('a store that refuses us says so, without its words', async () => {
  await expect(stores['S3 with a wrong key']!.put(name, XRAY, 'image/webp')).rejects.toThrow(/^The file store answered 403 to PUT\.$/);
});

test.each(['../etc/passwd', 'a/b.webp', '.env', 'a.b.webp', 'A.webp', '', 'x', 'a'.repeat(65) + '.webp', 'a.webp\u0000'])(
  '%j is no name',
  (bad) => {
    expect(isFileName(bad)).toBe(false);
  },
);
