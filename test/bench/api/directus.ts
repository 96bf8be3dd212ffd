/** A peer: Directus on SQLite with the same items, in a process of its own; anyone who asks has a token, and every change is entered in its activity log. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCategories, demoItem, demoTags } from '#server/db/demo/items';
import { installDirectus, scratch } from './directusInstall';
import type { Peer, Target } from './http';

const CLI = join(scratch, 'node_modules/directus/cli.js');
const EMAIL = 'admin@example.com';
/** Items sent at once. */
const BATCH = 500;

/** A port that was free a moment ago: Directus can't be asked to take any. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Its usual settings, without limits, log and calls home. */
const settings = (folder: string, port: number, token: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  DB_CLIENT: 'sqlite3',
  DB_FILENAME: join(folder, 'data.db'),
  HOST: '127.0.0.1',
  PORT: String(port),
  SECRET: randomBytes(32).toString('hex'),
  ADMIN_EMAIL: EMAIL,
  ADMIN_PASSWORD: randomBytes(16).toString('hex'),
  ADMIN_TOKEN: token,
  STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
  EXTENSIONS_PATH: join(folder, 'extensions'),
  MAX_PAYLOAD_SIZE: '20mb',
  PRESSURE_LIMITER_ENABLED: 'false',
  TELEMETRY: 'false',
  LOG_LEVEL: 'fatal',
});

const key = { field: 'id', type: 'uuid', meta: {}, schema: { is_primary_key: true, is_nullable: false } };
// Directus fills in `meta` for some types, and then misses its names unless it was there.
const fields = (type: string, ...names: string[]) => names.map((field) => ({ field, type, meta: {} }));
const link = (collection: string, field: string, related: string) => ({ collection, field, related_collection: related });

/** The collections as Nadi has them. */
const collections = [
  { collection: 'categories', schema: {}, fields: [key, ...fields('string', 'name', 'description')] },
  { collection: 'tags', schema: {}, fields: [key, ...fields('string', 'name', 'color')] },
  {
    collection: 'items',
    schema: {},
    fields: [
      { ...key, meta: { special: ['uuid'] } },
      ...fields('string', 'name', 'excerpt', 'status'),
      ...fields('text', 'description'),
      ...fields('boolean', 'on_home'),
      ...fields('date', 'date'),
      ...fields('timestamp', 'created_at'),
      ...fields('uuid', 'category'),
      { field: 'tags', type: 'alias', meta: { special: ['m2m'] } },
    ],
  },
  {
    collection: 'items_tags',
    schema: {},
    fields: [
      { field: 'id', type: 'integer', meta: {}, schema: { is_primary_key: true, has_auto_increment: true } },
      ...fields('uuid', 'items_id', 'tags_id'),
    ],
  },
];

const relations = [
  { ...link('items', 'category', 'categories'), schema: {} },
  { ...link('items_tags', 'items_id', 'items'), schema: {}, meta: { one_field: 'tags', junction_field: 'tags_id' } },
  { ...link('items_tags', 'tags_id', 'tags'), schema: {}, meta: { junction_field: 'items_id' } },
];

async function send({ url, headers }: Target, path: string, body: unknown): Promise<void> {
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`Directus refused ${path}: ${answer.status} ${(await answer.text()).slice(0, 500)}`);
}

async function fill(target: Target, size: number): Promise<void> {
  for (const one of collections) await send(target, '/collections', one);
  for (const one of relations) await send(target, '/relations', one);
  await send(
    target,
    '/items/categories',
    demoCategories.map(({ id, name, description }) => ({ id, name, description })),
  );
  await send(
    target,
    '/items/tags',
    demoTags.map(({ id, name, color }) => ({ id, name, color })),
  );
  const ids = new Map([...demoCategories, ...demoTags].map(({ id, name }) => [name, id]));
  for (let from = 0; from < size; from += BATCH) {
    const items = Array.from({ length: Math.min(BATCH, size - from) }, (_, at) => {
      const { category, tags, owner: _owner, updated_at: _updated, ...item } = demoItem(from + at);
      return { ...item, category: ids.get(category), tags: tags.map((name) => ({ tags_id: ids.get(name) })) };
    });
    await send(target, '/items/items', items);
  }
}

/** Waits until it answers. @throws Error when it ends instead */
async function answering(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error('Directus did not start.');
    const isThere = await fetch(`${url}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Starts it on data of its own, with so many items. @throws Error where it can't be installed or doesn't start */
export async function startDirectus(size: number, say: (sentence: string) => void): Promise<Peer> {
  installDirectus(say);
  const folder = mkdtempSync(join(tmpdir(), 'nadi-bench-'));
  for (const name of ['uploads', 'extensions']) mkdirSync(join(folder, name));
  const [port, token] = [await freePort(), randomBytes(16).toString('hex')];
  const options = { cwd: folder, env: settings(folder, port, token) };
  const { status, stderr } = spawnSync(process.execPath, [CLI, 'bootstrap'], { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Directus could not be set up:\n${stderr}`);
  const child = spawn(process.execPath, [CLI, 'start'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (!hasEnded()) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const target = { url: `http://127.0.0.1:${port}`, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` } };
  try {
    await answering(target.url, hasEnded);
    await fill(target, size);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...target, stop };
}
