/** Puts an export file's rows and uploaded files into a database: all of them, or none. */
import { buffer } from 'node:stream/consumers';
import { CompiledQuery, sql, type Transaction } from 'kysely';
import { transaction, type Database } from '../database';
import { migrate } from '../migrate';
import { migrations } from '../migrations';
import type { Schema } from '../schema';
import { ToolError, type Progress } from '../toolError';
import { MANIFEST, placeOf, sha256, type Manifest, type Uploads } from './archive';
import { tableWithData } from './databaseInUse';
import { entriesOf, partOf, verifyArchive } from './readArchive';
import { madeByUs, quoted, tablesOf, type Table } from './tables';
import { damaged, type Entry } from './tar';

type Trx = Transaction<Schema>;

export interface Target {
  /** Opened as 'owner', with two connections and no statement timeout. */
  database: Database;
  uploads: Uploads;
  /** Counts every resource anew. */
  recount: (trx: Trx) => Promise<void>;
}

export interface ImportOptions {
  /** Whether what is there may be lost. */
  replace?: boolean;
  progress?: Progress;
  say?: (sentence: string) => void;
  signal?: AbortSignal;
}

export interface Imported {
  rows: number;
  files: number;
  /** Files that were missing already when the export was made. */
  missing: string[];
}

/** A file that was read to its end and found whole. */
export interface Checked {
  path: string;
  manifest: Manifest;
}

/**
 * Reads a file to its end before anything is opened for it.
 * @throws ToolError when it is not whole, or comes from a schema that we do not know; an older one is fine
 */
export async function checkExport(path: string, { progress, signal }: Pick<ImportOptions, 'progress' | 'signal'> = {}): Promise<Checked> {
  const manifest = await verifyArchive(path, progress, signal);
  const later = manifest.migrations.find((name) => !migrations.some((ours) => ours.name === name));
  if (later)
    throw new ToolError(`The file was made by a newer Nadi (${later}). Import it with that version, or a newer one. Nothing was changed.`);
  return { path, manifest };
}

/** A table's columns that both sides have; what the file alone has is told, what the database alone has takes its default. */
function shared(manifest: Manifest, tables: readonly Table[], say: (sentence: string) => void): Map<string, Table> {
  const ours = new Map(tables.map((table) => [table.name, table]));
  return new Map(
    manifest.tables.flatMap(({ name, columns }) => {
      const table = ours.get(name);
      const lost = table ? columns.filter((column) => !table.columns.some((mine) => mine.name === column)) : ['*'];
      if (lost.length > 0) say(`Left out, as this Nadi no longer keeps it: ${lost.map((column) => `${name}.${column}`).join(', ')}`);
      return table ? [[name, { ...table, columns: table.columns.filter((mine) => columns.includes(mine.name)) }]] : [];
    }),
  );
}

function insertion({ name, columns }: Table): string {
  const names = columns.map((column) => quoted(column.name));
  const values = columns.map((column) => `r.${quoted(column.name)}::${column.type}`);
  const read = names.map((column) => `${column} text`);
  return `insert into ${quoted(name)} (${names.join(', ')}) select ${values.join(', ')} from json_to_recordset($1::json) as r (${read.join(', ')})`;
}

async function insert(trx: Trx, table: Table, { name, body }: Entry, rows: number): Promise<void> {
  const json = `[${body.toString().trimEnd().replaceAll('\n', ',')}]`;
  const { numAffectedRows } = await trx.executeQuery(CompiledQuery.raw(insertion(table), [json]));
  if (Number(numAffectedRows) !== rows) throw damaged(`the database took ${numAffectedRows} of the ${rows} rows of ${name}`);
}

/** Uploaded files can't be part of the transaction: the ones put here are taken away again when it fails. */
class Restored {
  private readonly added: string[] = [];

  constructor(private readonly uploads: Uploads) {}

  async put({ name, body }: Entry): Promise<void> {
    const { store, typeOf } = this.uploads;
    const there = await store.get(name);
    if (there && sha256(await buffer(there.stream)) === sha256(body)) return;
    if (!there) this.added.push(name);
    await store.put(name, body, typeOf(name));
  }

  async undo(): Promise<void> {
    for (const name of this.added) await this.uploads.store.remove(name).catch(() => {});
  }
}

/** Everything but the record of migrations goes, sign-ins too. */
async function empty(trx: Trx, tables: readonly string[]): Promise<void> {
  await sql`set local lock_timeout = '10s'`.execute(trx);
  await sql`truncate table ${sql.join(tables.map((name) => sql.table(name)))}`.execute(trx);
}

async function existing({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname = current_schema() and relkind in ('r', 'p') and relname = any(${[...madeByUs]}::text[])`.execute(kysely);
  return rows.map(({ name }) => name);
}

/** Where the parts of the file go. */
type Places = { readonly trx: Trx; readonly tables: ReadonlyMap<string, Table>; readonly restored: Restored };

/** Puts a part in its place. @returns what is told of it */
async function fillPart(entry: Entry, rows: number, { trx, tables, restored }: Places): Promise<string> {
  const place = placeOf(entry.name)!;
  if ('file' in place) {
    await restored.put({ name: place.file, body: entry.body });
    return 'Importing uploaded files';
  }
  const table = tables.get(place.table);
  if (!table) return 'Importing uploaded files';
  await insert(trx, table, entry, rows);
  return `Importing ${table.name}`;
}

/** Reads the file a second time, and puts in what it holds; a part that changed since it was verified ends it. */
async function fill(path: string, manifest: Manifest, places: Places, options: ImportOptions): Promise<void> {
  const total = manifest.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let [done, number] = [0, 0];
  for await (const entry of entriesOf(path)) {
    options.signal?.throwIfAborted();
    if (entry.name === MANIFEST) break;
    const part = partOf(entry);
    if (part.sha256 !== manifest.parts[number++]?.sha256) throw damaged(`its part ${entry.name} changed while it was read`);
    const what = await fillPart(entry, part.rows ?? 0, places);
    options.progress?.({ what, done: (done += part.bytes), total });
  }
  if (number !== manifest.parts.length) throw damaged('it changed while it was read');
}

/** What PostgreSQL says, without the values that it would quote in its details. */
function importFault(error: unknown): unknown {
  const { code, message, table } = error as { code?: string; message?: string; table?: string };
  if (error instanceof ToolError || !/^[0-9A-Z]{5}$/.test(code ?? '')) return error;
  if (code === '55P03')
    return new ToolError('Another program is at work in the database. End it, and import again. Nothing was changed.', { cause: error });
  if (code === '53100')
    return new ToolError("The database's disk is full. Free some space, and import again. Nothing was changed.", { cause: error });
  const where = table ? ` (${table})` : '';
  return new ToolError(
    `The database refused the file's rows${where}: ${message}. Nothing was changed. Import it with the version of Nadi that made it.`,
    { cause: error },
  );
}

/**
 * Imports a file that `exportData` made, from the same schema or an older one. Everybody has to sign in again.
 * What is written is one transaction.
 * @throws ToolError saying what to do; then nothing has changed
 */
export async function importData(
  { database, uploads, recount }: Target,
  { path, manifest }: Checked,
  options: ImportOptions = {},
): Promise<Imported> {
  const { replace = false, say = () => {} } = options;
  const occupied = replace ? undefined : await tableWithData(database);
  if (occupied) {
    throw new ToolError(
      `The database holds data already (${occupied}). Nothing was changed. To lose it and put the file's in its place, add --replace: npm run db:import FILE -- --replace`,
    );
  }
  await migrate(database, { progress: say });
  const tables = shared(manifest, await tablesOf(database.pool), say);
  const ours = await existing(database);
  const restored = new Restored(uploads);
  try {
    await transaction(
      database,
      async (trx) => {
        // Each row's references are checked by a plan made once, not once a row.
        await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
        await empty(trx, ours);
        await fill(path, manifest, { trx, tables, restored }, options);
        await recount(trx);
      },
      { scope: 'all' },
    );
  } catch (error) {
    await restored.undo();
    throw importFault(error);
  }
  // The planner's figures are of the rows that were there before.
  for (const name of ours) await sql`analyze ${sql.table(name)}`.execute(database.kysely);
  return { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files: manifest.files, missing: manifest.missing };
}
