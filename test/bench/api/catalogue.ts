/** A catalogue to measure on: its database filled by the operator's own `demo`, the built program serving it, and an app beside to listen to. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app';
import { readConfig } from '#server/config';
import { appAddress, openDatabase, type Database } from '#server/db/database';
import { embeddedPostgres } from '#server/db/embedded';
import { openFiles } from '#server/files/store';
import { MEDIA_TYPE, type ResourceObject } from '#shared/jsonapi';
import { call, signIn } from '../../crash/api';
import { PASSWORD, startProgram } from '../../crash/program';
import type { Ground } from './scenarios';
import type { Headers } from './http';

export interface Catalogue extends Ground {
  /** Where the program serves it. */
  url: string;
  headers: Headers;
  /** Those who ask at once: the server bounds how many lists one person is given. */
  people: readonly Headers[];
  /** The same database for this process, with as many connections as the program has. */
  database: Database;
  /** An app on it that knows nothing yet, as after a start. */
  app: FastifyInstance;
  /** Who asks. */
  actor: string;
  close(): Promise<void>;
}

/** Fills the database, with the command's own progress shown. */
async function fill(dataDir: string, size: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SEED_PASSWORD: PASSWORD };
  const child = spawn(process.execPath, ['scripts/demo.mjs', '--size', String(size), '--clients', '0'], { env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The ${size} items could not be added.`);
}

/** The data of a size: made once where they are only read, else anew. */
async function ensureData(size: number, kept: boolean, processes: string): Promise<string> {
  const folder = resolve('.cache/bench', `${kept ? 'read' : 'written'}-${size}${processes === '1' ? '' : `-by-${processes}`}`);
  const [dataDir, mark] = [resolve(folder, 'data'), resolve(folder, 'made.txt')];
  if (!kept) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (existsSync(mark)) return dataDir;
  await fill(dataDir, size);
  writeFileSync(mark, `${size} items\n`);
  return dataDir;
}

const idsOf = async ({ pool }: Database, table: 'categories' | 'tags'): Promise<string[]> =>
  (await pool.query<{ id: string }>(`select id from ${table} where deleted_at is null order by id`)).rows.map(({ id }) => id);

const headersOf = (token: string): Headers => ({ accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE, authorization: `Bearer ${token}` });

/** Admins who ask beside the first one. */
const COLLEAGUES = 7;

/** The headers of admins whom the first one adds, unless an earlier run did. @throws Error when they can't be added */
async function colleagues(url: string, token: string): Promise<Headers[]> {
  const roles = (await call({ url, token }, 'GET', '/roles?page[size]=100')).document.data as readonly ResourceObject[];
  const role = roles.find(({ attributes }) => attributes!['name'] === 'admin')!.id;
  const all: Headers[] = [];
  for (let at = 1; at <= COLLEAGUES; at++) {
    const attributes = { name: `Rekan ${at}`, email: `rekan.${at}@nadi.test`, password: PASSWORD, status: 'active' };
    const relationships = { roles: { data: [{ type: 'roles', id: role }] } };
    const { status, document } = await call({ url, token }, 'POST', '/users', { data: { type: 'users', attributes, relationships } });
    if (status !== 201 && document.errors?.[0]?.code !== 'taken')
      throw new Error(`${attributes.email} could not be added: ${status} ${JSON.stringify(document)}`);
    all.push(headersOf(await signIn(url, `rekan.${at}`)));
  }
  return all;
}

/**
 * Opens a catalogue.
 * @param kept whether its data may serve the next run, too, as nothing is written to them
 * @param processes how many processes the program serves with (PROCESSES)
 */
export async function openCatalogue(size: number, kept: boolean, processes = '1'): Promise<Catalogue> {
  const dataDir = await ensureData(size, kept, processes);
  const program = await startProgram(dataDir, { LOG_LEVEL: 'warn', NODE_ENV: 'production', TRUST_PROXY: 'on', PROCESSES: processes });
  const embedded = embeddedPostgres({ dataDir });
  await embedded.start();
  const database = await openDatabase(appAddress(embedded.connectionString()));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  const app = await buildApp({ config, database, files: openFiles(config) });
  const { rows } = await database.pool.query<{ id: string }>(`select id from users where email = 'admin@nadi.test'`);
  const token = await signIn(program.url);
  return {
    size,
    categories: await idsOf(database, 'categories'),
    tags: await idsOf(database, 'tags'),
    url: program.url,
    headers: headersOf(token),
    people: [headersOf(token), ...(await colleagues(program.url, token))],
    database,
    app,
    actor: rows[0]!.id,
    close: async () => {
      await app.close();
      await database.close();
      await embedded.stop();
      await program.leave();
    },
  };
}
