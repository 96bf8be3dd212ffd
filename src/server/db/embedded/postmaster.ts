/** The running database of a data directory: reads its pid file, and tells whether the process is alive, dead, a zombie, or another program. */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { APPLICATION } from '../database';
import { OWNER_ROLE } from './cluster';

/** What postmaster.pid says. */
export interface Postmaster {
  pid: number;
  /** Folder of its unix socket. */
  socket: string;
}

/** Shown in `cluster_name` by a database that a Nadi started, and which a Nadi therefore may stop. */
export const CLUSTER_NAME = 'nadi';

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** The process a data directory names as its own, alive or not. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const [pid = '', , , , socket = ''] = readFileSync(pidFile(cluster), 'utf8').split('\n');
    return /^\d+$/.test(pid) ? { pid: Number(pid), socket } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether there is a pid file that names no process: empty after a power cut, or overwritten. */
export const isPidFileDamaged = (cluster: string): boolean => existsSync(pidFile(cluster)) && !readPostmaster(cluster);

export const forget = (cluster: string): void => rmSync(pidFile(cluster), { force: true });

/** 'foreign': a process that serves something else (a pid used again, a data directory copied while live). */
export type State = 'live' | 'zombie' | 'foreign' | 'gone';

export function stateOf({ pid }: Postmaster, cluster: string): State {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'gone';
  }
  if (process.platform !== 'linux') return 'live';
  return linuxState(pid, cluster);
}

function linuxState(pid: number, cluster: string): State {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) === 'Z') return 'zombie';
    // A postmaster works in its data directory.
    const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return its.ino === ours.ino && its.dev === ours.dev ? 'live' : 'foreign';
  } catch {
    // It ended just now, or is another user's: then it is not ours, as the folder's owner was checked before.
    return 'foreign';
  }
}

/** The address of a database in it; a socket's folder stands in the query, as no host name can say it. */
export const addressOf = (socket: string, database: string): string =>
  `postgresql://${OWNER_ROLE}@localhost/${database}?host=${encodeURIComponent(socket)}`;

/** A connection, or undefined while it does not answer (starting, stopping, gone). */
export async function connect(socket: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: addressOf(socket, 'postgres'),
    application_name: 'nadi-supervisor',
    connectionTimeoutMillis: 2000,
  });
  // A database that stops ends this connection; that is for the pools to notice.
  client.on('error', () => {});
  return client.connect().then(
    () => client,
    () => undefined,
  );
}

/** Makes the database `name` unless it exists; two who make it at once both succeed. */
export async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return;
  await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
    if (!['42P04', '23505'].includes(error.code ?? '')) throw error;
  });
}

/** A lock that every user of the database holds shared; who shuts it down takes it exclusively. */
const USE = 1_851_876_457;

/** Says, for as long as `client` lives, that the database is in use. While another one ends it this waits, and fails with it. */
export const use = async (client: pg.Client): Promise<void> => void (await client.query('select pg_advisory_lock_shared($1)', [USE]));

/** Gives up the shared lock. @returns whether nobody else holds it; then nobody can take it until `client` ends */
export async function leave(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [USE]);
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [USE]);
  return rows[0]?.last === true;
}

/**
 * Whether a Nadi started it, and no other program is connected either. Asked after `leave`: sessions named APPLICATION are then left
 * over from us or from a Nadi that was killed, and do not count.
 */
export async function isOursAlone(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string; others: number }>(
    `select current_setting('cluster_name') as name, (
       select count(*)::int from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1
     ) as others`,
    [APPLICATION],
  );
  return rows[0]?.name === CLUSTER_NAME && rows[0].others === 0;
}
