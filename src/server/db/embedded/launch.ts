/** Starts a postmaster and waits until it answers. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartupError } from '../startupError';
import type { Binaries } from './binaries';
import { clusterOf, reach } from './cluster';
import { CLUSTER_NAME, connect } from './postmaster';
import { bareEnvironment, type Account } from './run';

/** Longest wait for an answer; recovery after a crash can take minutes. */
const RECOVERY = 300_000;
const STEP = 25;
/** A killed postmaster's backends end with their statement: at the statement timeout, unless it is a migration's or an export's. */
const LAST_STATEMENTS = 60_000;
const LONGEST_LOG = 5 * 2 ** 20;

const MEGABYTE = 2 ** 20;
/** An eighth of the memory that this process may use, from 128 MB to 1 GB: what a million rows are sorted and searched by stays in it. Taken only as it is needed. */
const sharedBuffers = Math.min(
  1024,
  Math.max(128, Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 8 / MEGABYTE)),
);

const flags = {
  listen_addresses: '',
  cluster_name: CLUSTER_NAME,
  shared_buffers: `${sharedBuffers}MB`,
  max_connections: '100',
  jit: 'off',
  // Refused statements quote people's data; the server that sent them hears of them anyway. The log holds only messages about the server itself.
  log_min_messages: 'log',
};

/** Where PostgreSQL writes what it has to say; started anew when it has grown long. */
const logOf = (dataDir: string): string => join(dataDir, 'postgres.log');
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

export interface Launch {
  dataDir: string;
  binaries: Binaries;
  account: Account | undefined;
  socket: string;
  settings: Record<string, string>;
}

/** Starts a postmaster of its own session, so that Ctrl-C reaches the server only; answers when it exits or fails to start. */
function launch({ dataDir, binaries, account, socket, settings }: Launch): { exited: () => boolean; words: () => string } {
  const log = logOf(dataDir);
  if (sizeOf(log) > LONGEST_LOG) truncateSync(log);
  const from = sizeOf(log);
  // Always appended: two processes that start at once share the log, and neither may write over the other's lines.
  const output = openSync(log, 'a', 0o600);
  const { cwd, path } = reach(clusterOf(dataDir), account);
  const all = Object.entries({ ...flags, unix_socket_directories: socket, ...settings });
  const args = ['-D', path, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(binaries.postgres, args, {
    ...account,
    cwd,
    env: bareEnvironment,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let ended: string | undefined;
  child.on('exit', () => (ended ??= ''));
  child.on('error', (error) => (ended = error.message));
  child.unref();
  return {
    exited: () => ended !== undefined,
    words: () => ended || readFileSync(log).subarray(from).toString().trim(),
  };
}

function startFault(dataDir: string, words: string): StartupError {
  const last = words.split('\n').slice(-3).join(' ');
  if (/No space left/.test(words)) {
    return new StartupError('data.full', `The disk that holds ${dataDir} is full. Free some space, or set DATA_DIR to another disk.`);
  }
  return new StartupError(
    'postgres.failed',
    `The database in ${dataDir} did not start. PostgreSQL says: ${last}\nMore stands in ${logOf(dataDir)}.`,
  );
}

/** 'joined': another process was quicker, to start or to take its socket's folder along as it left; 'held': statements of an earlier run still hold the memory that a database needs for itself. */
type Launched = Client | 'joined' | 'held';

async function attempt(parts: Launch, progress: (sentence: string) => void): Promise<Launched> {
  const child = launch(parts);
  for (let waited = 0; waited < RECOVERY; waited += STEP) {
    if (child.exited()) {
      // All lines are searched: the other process writes to the same log, and its lines may be the last.
      const words = child.words();
      if (/lock file "postmaster.pid"|could not create lock file "[^"]*\.s\.PGSQL/.test(words)) return 'joined';
      if (/pre-existing shared memory block/.test(words)) return 'held';
      throw startFault(parts.dataDir, words);
    }
    const client = await connect(parts.socket);
    if (client) return client;
    if (waited === 2000) progress('The database is recovering from a sudden end; nothing acknowledged is lost');
    await sleep(STEP);
  }
  throw startFault(parts.dataDir, child.words());
}

/** A connection to the new postmaster; undefined when another process was quicker: look again. @throws StartupError */
export async function launched(parts: Launch, progress: (sentence: string) => void): Promise<Client | undefined> {
  for (let waited = 0; waited < LAST_STATEMENTS; waited += 10 * STEP) {
    const outcome = await attempt(parts, progress);
    if (outcome === 'joined') return undefined;
    if (outcome !== 'held') return outcome;
    if (waited === 0) progress('Waiting for the last statements of a run that was killed');
    await sleep(10 * STEP);
  }
  throw startFault(parts.dataDir, 'statements of a run that was killed are still at work.');
}
