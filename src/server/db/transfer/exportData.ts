/** Writes everything Nadi keeps into one file: one snapshot of the database, and the uploaded files it names. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, lstat, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import type { Database } from '../database';
import { migrations } from '../migrations';
import { ToolError, type Progress } from '../toolError';
import { MANIFEST, type Uploads } from './archive';
import { quoted, tablesOf, versionOf, type Table } from './tables';
import { ending, packed } from './tar';
import { Archive } from './writeArchive';

/** Settings under which the text of each value can be read back, whatever the server's defaults are. */
const plainText = [
  `set local datestyle = 'ISO'`,
  `set local timezone = 'UTC'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
];

export interface Source {
  /** Opened as 'owner', without a statement timeout. */
  database: Database;
  uploads: Uploads;
}

export interface Exported {
  rows: number;
  files: number;
  /** Uploaded files that records name and the store does not have. */
  missing: string[];
  bytes: number;
  /** The checksum of the whole file; equal data give an equal one. */
  sha256: string;
}

interface ExportOptions {
  progress?: Progress;
  signal?: AbortSignal;
}

async function rowsThere(client: PoolClient, tables: readonly Table[]): Promise<number> {
  const counts = tables.map(({ name }) => `(select count(*) from ${quoted(name)})`);
  return (await client.query<{ rows: number }>(`select ${counts.join(' + ')} as rows`)).rows[0]!.rows;
}

async function* blocksOf(
  client: PoolClient,
  archive: Archive,
  uploads: Uploads,
  { progress = () => {}, signal }: ExportOptions,
): AsyncGenerator<Buffer> {
  const tables = await tablesOf(client);
  const total = await rowsThere(client, tables);
  let done = 0;
  for (const table of tables) {
    const count = (rows: number): void => progress({ what: `Exporting ${table.name}`, done: (done += rows), total });
    for await (const block of archive.table(client, table, count)) {
      signal?.throwIfAborted();
      yield block;
    }
  }
  for await (const block of archive.files(client, tables, uploads)) {
    signal?.throwIfAborted();
    progress({ what: `Exporting uploaded files (${archive.manifest.files})`, done: total, total });
    yield block;
  }
  yield packed({ name: MANIFEST, body: Buffer.from(`${JSON.stringify(archive.manifest, null, 1)}\n`) });
  yield ending;
}

async function versionToExport(client: PoolClient): Promise<string[]> {
  const version = await versionOf(client);
  if (version.length === 0)
    throw new ToolError('There is nothing to export: the database holds no Nadi yet. Check DATABASE_URL or DATA_DIR.');
  const later = version.find((name) => !migrations.some((ours) => ours.name === name));
  if (later) throw new ToolError(`The database was made by a newer Nadi (${later}). Export it with that version.`);
  return version;
}

const taken = (path: string): ToolError =>
  new ToolError(`${path} exists already, and is left as it is. Choose another name, or move it away.`);

/** Gives the finished file its name without replacing an existing file. */
async function place(temporary: string, path: string): Promise<void> {
  await link(temporary, path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw taken(path);
    // Some file systems have no hard links.
    await rename(temporary, path);
  });
}

async function summed(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { bytes: (await lstat(path)).size, sha256: hash.digest('hex') };
}

function writeFault(path: string, error: NodeJS.ErrnoException): unknown {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    return new ToolError(`The disk of ${path} is full. Free some space, or export to another disk.`);
  const unwritable = ['ENOENT', 'EACCES', 'ENOTDIR', 'EROFS', 'EPERM'].includes(error.code ?? '') && error.syscall === 'open';
  return unwritable ? new ToolError(`${path} cannot be written. Choose a folder that is there and that you may write to.`) : error;
}

/**
 * Exports into a new file, which appears under its name only when it is whole; readable by its owner alone, as it holds password hashes.
 * @throws ToolError saying what to do; then no file is left
 */
export async function exportData({ database, uploads }: Source, path: string, options: ExportOptions = {}): Promise<Exported> {
  if (await lstat(path).catch(() => undefined)) throw taken(path);
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  const client = await database.pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    for (const statement of plainText) await client.query(statement);
    await client.query(`select set_config('nadi.scope', 'all', true)`);
    const archive = new Archive(await versionToExport(client));
    await pipeline(
      Readable.from(blocksOf(client, archive, uploads, options), { objectMode: true, highWaterMark: 1 }),
      createGzip(),
      createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
    );
    const sums = await summed(temporary);
    await place(temporary, path);
    const { tables, files, missing } = archive.manifest;
    return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files, missing, ...sums };
  } catch (error) {
    throw writeFault(path, error as NodeJS.ErrnoException);
  } finally {
    await rm(temporary, { force: true });
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}
