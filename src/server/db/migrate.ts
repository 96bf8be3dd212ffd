/** Brings a database to today's shape: the migrations it lacks, in order, by one process at a time. */
import type { PoolClient } from 'pg';
import type { Database } from './database';
import { connectionFault } from './connectionFault';
import { migrations as ours } from './migrations';
import { StartupError } from './startupError';

/** One change of shape. Each step is one statement that may run again, so that a run cut off half-way is simply repeated. */
export interface Migration {
  name: string;
  up: readonly string[];
}

export interface MigrateOptions {
  progress?: (sentence: string) => void;
  /** Default: all of ours. */
  migrations?: readonly Migration[];
}

/** A row lock, as engines that share their work among machines have no session locks. */
const bootstrap = [
  'create table if not exists migrations (name text primary key, applied_at timestamptz(3) not null default now())',
  'create table if not exists migration_lock (id integer primary key)',
  'insert into migration_lock (id) values (1) on conflict do nothing',
];

/** Errors of processes that create the same table at the same time: all but one get one of these and try again. */
const RACED = new Set(['23505', '42P07', '42710', '40001']);
const MOST_RACES = 20;

async function prepare({ pool }: Database): Promise<void> {
  const run = async (statement: string, left: number): Promise<unknown> =>
    pool.query(statement).catch((error: { code?: string }) => {
      if (left === 0 || !RACED.has(error.code ?? '')) throw error;
      return run(statement, left - 1);
    });
  for (const statement of bootstrap) await run(statement, MOST_RACES);
}

/** Holds the lock row while `work` runs, so that two processes started at once migrate once. */
async function locked<T>({ pool }: Database, progress: (sentence: string) => void, work: () => Promise<T>): Promise<T> {
  const holder: PoolClient = await pool.connect();
  try {
    await holder.query('begin');
    const free = await holder.query('select id from migration_lock where id = 1 for update skip locked');
    if (free.rowCount === 0) {
      progress('Waiting for another process to finish preparing the database');
      await holder.query('select id from migration_lock where id = 1 for update');
    }
    return await work();
  } finally {
    await holder.query('rollback').catch(() => {});
    holder.release();
  }
}

async function pending({ pool }: Database, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const known = new Set(migrations.map(({ name }) => name));
  const later = [...applied].filter((name) => !known.has(name)).sort();
  if (later.length > 0) {
    throw new StartupError(
      'database.version',
      `The database was made by a newer Nadi (${later.at(-1)}). Start that version, or point at another database.`,
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply({ pool }: Database, { name, up }: Migration): Promise<void> {
  for (const step of up) await pool.query(step);
  await pool.query('insert into migrations (name) values ($1) on conflict do nothing', [name]);
}

async function rightsFault(database: Database, error: unknown): Promise<unknown> {
  if ((error as { code?: string }).code !== '42501') return connectionFault(error);
  const { rows } = await database.pool.query<{ user: string; name: string }>('select current_user as user, current_database() as name');
  const { user, name } = rows[0]!;
  return new StartupError(
    'database.rights',
    `The user of DATABASE_URL may not prepare the database (${(error as Error).message}). As a superuser, in the database "${name}", run:\n` +
      `  create role nadi_app login;\n  grant nadi_app to "${user}" with admin option;\n  grant usage, create on schema public to "${user}";\n` +
      `  grant create on database "${name}" to "${user}";\nthen start again. (A role that exists already is fine.)`,
    { cause: error },
  );
}

/**
 * Applies what is missing.
 * @param owner a database opened as 'owner', with at least two connections and no statement timeout
 * @returns the names of the migrations applied, none when the shape is today's already
 * @throws StartupError when the user lacks a right (with the grants to give), or the database is newer than this program
 */
export async function migrate(owner: Database, { progress = () => {}, migrations = ours }: MigrateOptions = {}): Promise<string[]> {
  try {
    await prepare(owner);
    return await locked(owner, progress, async () => {
      const missing = await pending(owner, migrations);
      if (missing.length > 0) progress(`Preparing the database (${missing.length} ${missing.length === 1 ? 'step' : 'steps'})`);
      for (const migration of missing) await apply(owner, migration);
      return missing.map(({ name }) => name);
    });
  } catch (error) {
    throw await rightsFault(owner, error);
  }
}

/** Whether searches have their index; without it they read every row. */
export async function hasTrigrams({ pool }: Database): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from pg_extension where extname = 'pg_trgm'`);
  return rowCount === 1;
}
