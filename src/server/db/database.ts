/** The connection to PostgreSQL, embedded or not: a Kysely over a pool that acts as the app's restricted role. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type IsolationLevel, type Transaction } from 'kysely';
import pg from 'pg';
import { connectionFault } from './connectionFault';
import { ahead } from './pipelining';
import { statementPool } from './statementPool';
import type { Schema } from './schema';
import { StartupError } from './startupError';
import { typeParsers } from './typeParsers';

/** The role the app works as: it owns nothing, cannot bypass row-level security, and may only add to the audit. */
export const APP_ROLE = 'nadi_app';

/**
 * The address with which the app itself connects, from that of the owner: it signs in as APP_ROLE, so no statement can make it another
 * role. Without a password, as the embedded database asks for none.
 */
export function appAddress(ownerUrl: string): string {
  const address = new URL(ownerUrl);
  for (const name of ['user', 'password']) address.searchParams.delete(name);
  [address.username, address.password] = [APP_ROLE, ''];
  return address.href;
}

/** What our connections are called in pg_stat_activity. */
export const APPLICATION = 'nadi';

/** Milliseconds for which closing waits for statements under way. */
const LAST_STATEMENTS = 2_000;

const OLDEST_POSTGRES = 15;
const RETRIED = new Set(['40001', '40P01']);
const MOST_ATTEMPTS = 5;
/** Milliseconds that a request waits for a row lock; then it is asked to try again. */
const LOCK_TIMEOUT = 3_000;

export interface DatabaseOptions {
  /** 'app' (default) works as APP_ROLE, anyone who the address signs in; 'owner' stays the user of the address. */
  as?: 'app' | 'owner';
  /** Most connections at once, in addition to those for lists and look-ups; default 12, which makes 20 in all. */
  max?: number;
  /** Milliseconds after which a statement is cut off; default 15,000, 0 is never. */
  statementTimeout?: number;
  /** Whether the connections see every client's rows outside of a transaction, too; default false. */
  everyClient?: boolean;
  /** The same for lists; default 5,000. */
  listTimeout?: number;
  /** Called when an idle connection is lost; the pool replaces it by itself. */
  onLost?: (error: Error) => void;
}

export interface Database {
  kysely: Kysely<Schema>;
  /** For lists: a few connections of their own, so that slow lists do not block other requests. */
  lists: Kysely<Schema>;
  /** For finding the actor, which every request needs first: connections that nothing else uses. */
  lookUps: Kysely<Schema>;
  pool: pg.Pool;
  /** Answers when the database does; for /readyz. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Which tenant's rows a transaction may see: one entity's, or all (staff). Without a scope it sees none of them. `personId`: of rows of no
 * entity, those that this person wrote.
 */
export type Scope = 'all' | { entityId: string | null; personId?: string };

export interface TransactionOptions {
  scope?: Scope;
  isolation?: IsolationLevel;
  readOnly?: boolean;
}

/** Connections for lists: as many may run at once. */
export const MOST_LISTS = 6;
const MOST_LOOK_UPS = 2;
const LIST_TIMEOUT = 5_000;
/** Connections for all the rest. */
const MOST_OF_REST = 12;
/** Connections of all processes together. PostgreSQL allows 100 by default, the embedded one too: some are left for supervisors and the operator's commands. */
const MOST_OF_ALL = 88;

/** How many connections each of so many processes has in addition to those for lists and look-ups. */
export const poolSize = (processes: number): number =>
  Math.min(MOST_OF_REST, Math.floor(MOST_OF_ALL / processes) - MOST_LISTS - MOST_LOOK_UPS);

function poolOf(
  url: string,
  { as = 'app', max = MOST_OF_REST, statementTimeout = 15_000, everyClient = false, onLost = () => {} }: DatabaseOptions,
): pg.Pool {
  const settings = [
    'TimeZone=UTC',
    `statement_timeout=${statementTimeout}`,
    ...(everyClient ? ['nadi.scope=all'] : []),
    ...(as === 'app' ? [`role=${APP_ROLE}`, `lock_timeout=${LOCK_TIMEOUT}`] : []),
  ];
  const address = new URL(url);
  // Options in the address would replace ours, and with them the role: so theirs are put before ours, and ours apply.
  const theirs = address.searchParams.get('options');
  address.searchParams.delete('options');
  const pool = new pg.Pool({
    connectionString: address.href,
    max,
    options: [...(theirs ? [theirs] : []), ...settings.map((setting) => `-c ${setting}`)].join(' '),
    application_name: APPLICATION,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    // A statement may be sent while another is under way: see `ahead`.
    pipeline: true,
    types: typeParsers,
  });
  // Without error listeners a lost connection would end the process. The pool listens on idle connections only; one inside a transaction can be idle between two statements.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', onLost));
  return pool;
}

const kyselyOf = (pool: pg.Pool): Kysely<Schema> => new Kysely<Schema>({ dialect: new PostgresDialect({ pool: statementPool(pool) }) });

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number }>(`select current_setting('server_version_num')::int as number`);
  const major = Math.floor((rows[0]?.number ?? 0) / 10_000);
  if (major >= OLDEST_POSTGRES) return;
  throw new StartupError(
    'database.version',
    `The database is PostgreSQL ${major}; ${OLDEST_POSTGRES} or newer is needed. Upgrade it, or point DATABASE_URL at a newer one.`,
  );
}

/**
 * Opens a database and proves that it answers.
 * @param url a PostgreSQL address; for a unix socket `postgresql://user@/name?host=/directory`
 * @throws StartupError when it cannot be reached, refuses the user, or is too old
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const pool = poolOf(url, options);
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw connectionFault(error);
  }
  const lists = poolOf(url, { ...options, max: MOST_LISTS, statementTimeout: options.listTimeout ?? LIST_TIMEOUT });
  // Who is asking decides which client's rows they see, so finding them reads the memberships of every client.
  const lookUps = poolOf(url, { ...options, max: MOST_LOOK_UPS, everyClient: true });
  const [kysely, ofLists, ofLookUps] = [pool, lists, lookUps].map(kyselyOf) as [Kysely<Schema>, Kysely<Schema>, Kysely<Schema>];
  return {
    kysely,
    lists: ofLists,
    lookUps: ofLookUps,
    pool,
    ping: async () => void (await lookUps.query('select 1')),
    close: () =>
      Promise.race([endPools([kysely, ofLists, ofLookUps], [pool, lists, lookUps]), sleep(LAST_STATEMENTS, undefined, { ref: false })]),
  };
}

/** Resolves when every connection was given back and closed. */
async function endPools(used: readonly Kysely<Schema>[], pools: readonly pg.Pool[]): Promise<void> {
  for (const one of used) await one.destroy();
  // Kysely ends a pool only if it has used it.
  for (const one of pools) if (!one.ending) await one.end();
}

async function begin(trx: Transaction<Schema>, { scope }: TransactionOptions): Promise<void> {
  if (scope === 'all') await sql`${ahead} select set_config('nadi.scope', 'all', true)`.execute(trx);
  else if (scope)
    await sql`${ahead} select set_config('nadi.entity_id', ${scope.entityId ?? ''}, true), set_config('nadi.person_id', ${scope.personId ?? ''}, true)`.execute(
      trx,
    );
}

const isRetried = (error: unknown): boolean => RETRIED.has((error as { code?: string } | null)?.code ?? '');

/**
 * Runs `work` in one transaction; it is run again, up to 5 times, when the database asks for it (serialisation, deadlock),
 * so it must do nothing but talk to `trx`.
 */
export async function transaction<T>(
  { kysely }: Pick<Database, 'kysely'>,
  work: (trx: Transaction<Schema>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      let builder = kysely.transaction();
      if (options.isolation) builder = builder.setIsolationLevel(options.isolation);
      if (options.readOnly) builder = builder.setAccessMode('read only');
      return await builder.execute(async (trx) => {
        await begin(trx, options);
        return work(trx);
      });
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isRetried(error)) throw error;
      await sleep(attempt * 10 * Math.random());
    }
  }
}
