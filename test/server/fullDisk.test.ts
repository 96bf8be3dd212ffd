/** The disk is full, for real: a small file system of its own. What cannot be stored is refused in words, and nothing else breaks. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { MEDIA_TYPE } from '#shared/jsonapi';
import { buildApp } from '#server/app';
import { readConfig } from '#server/config';
import { prepareDatabase, type Closers } from '#server/db/prepare';
import { openFiles } from '#server/files/store';
import { PASSWORD } from './db/templates';

// A whole database is made, on a machine that may be busy.
jest.setTimeout(120_000);

const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'nadi-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();
const whereMountable = canMount ? test : test.skip;

let disk: string;
let app: FastifyInstance;
const closers: Closers = [];
beforeAll(async () => {
  if (!canMount) return;
  disk = mkdtempSync(join(tmpdir(), 'nadi-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', disk]);
  const config = readConfig({ DATA_DIR: join(disk, 'data'), SEED_PASSWORD: PASSWORD, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  mkdirSync(config.dataDir);
  const { database } = await prepareDatabase(config, closers, { progress: () => {} });
  app = await buildApp({ config, database, files: openFiles(config) });
  closers.push(() => app.close());
});
afterAll(async () => {
  for (const closer of closers.reverse()) await closer();
  if (!canMount) return;
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

const ask = (method: 'GET' | 'POST', path: string, token: string, body: unknown, type = MEDIA_TYPE) =>
  app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { accept: MEDIA_TYPE, 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    payload: Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });

/** Writes a file until nothing more fits. @returns what removes it */
function fill(): () => void {
  const filler = join(disk, 'filler');
  for (const size of [2 ** 20, 2 ** 12]) {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  return () => rmSync(filler);
}

whereMountable(
  'given a full disk, then a save and a picture are refused with 507 and a sentence, reading goes on, and with space again so does saving',
  async () => {
    const signedIn = await ask('POST', '/login', '', {
      data: { type: 'token', attributes: { email: 'admin@nadi.test', password: PASSWORD } },
    });
    const { access_token: token } = signedIn.json<{ access_token: string }>();
    const add = (at: number) =>
      ask('POST', '/tags', token, { data: { type: 'tags', attributes: { name: `Kasa ${at} ${'x'.repeat(40)}`, color: '#2e7d6b' } } });
    const me = (await app.inject({ url: '/api/v1/me', headers: { accept: MEDIA_TYPE, authorization: `Bearer ${token}` } })).json<{
      data: { id: string };
    }>().data.id;
    const png = await sharp({
      create: { width: 900, height: 600, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 }, background: '#000' },
    })
      .png()
      .toBuffer();
    const form = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="attachment"; filename="a.png"\r\n\r\n'),
      png,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const photo = () => ask('POST', `/uploads/users/${me}/profile-image`, token, form, 'multipart/form-data; boundary=b');

    const free = fill();
    const picture = await photo();
    let [made, refused] = [0, await add(0)];
    while (refused.statusCode === 201 && made < 2_000) refused = await add(++made);
    const read = await app.inject({ url: '/api/v1/tags?sort=name', headers: { accept: MEDIA_TYPE, authorization: `Bearer ${token}` } });
    free();

    for (const answer of [picture, refused]) {
      expect([answer.statusCode, answer.json<{ errors: { code: string; title: string }[] }>().errors[0]]).toEqual([
        507,
        expect.objectContaining({
          code: 'storage.full',
          title: 'Penyimpanan server penuh, jadi ini tidak tersimpan. Beri tahu admin, lalu coba lagi setelah ada ruang.',
        }),
      ]);
    }
    expect(read.statusCode).toBe(200);
    expect([(await add(-1)).statusCode, (await photo()).statusCode]).toEqual([201, 201]);
  },
);
