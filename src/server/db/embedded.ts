/** Supervises the embedded PostgreSQL of a DATA_DIR: starts it or uses a running one, restarts it when it ends unexpectedly, and stops it when its last user closes. */
import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { keeper } from './embedded/restarter';
import { findBinaries } from './embedded/binaries';
import { accountOf, clusterOf, create, inspect } from './embedded/cluster';
import { launched } from './embedded/launch';
import {
  addressOf,
  connect,
  ensureDatabase,
  forget,
  isOursAlone,
  isPidFileDamaged,
  leave,
  readPostmaster,
  stateOf,
  use,
  type Postmaster,
} from './embedded/postmaster';
import { socketFolder } from './embedded/socketFolder';
import { StartupError } from './startupError';

/** Longest wait for a database that another process is ending, or that ended and is not reaped. */
const PATIENCE = 15_000;
const STEP = 25;
const LAST_MOMENT = 500;

export interface EmbeddedOptions {
  /** DATA_DIR; the database lives in its folder `postgres`. */
  dataDir: string;
  /** Receives a sentence about each step that takes long. */
  progress?: (sentence: string) => void;
  /** Further PostgreSQL settings; tests trade safety for speed here. */
  settings?: Record<string, string>;
  /**
   * Called when the database ended by itself and could not be started again. Without it (commands that end soon) nothing is
   * started again.
   */
  onLost?: (fault: unknown) => void;
}

export interface EmbeddedPostgres {
  /** Resolves when the database answers. @throws StartupError with what to do */
  start(): Promise<void>;
  /** Stops using the database. It is shut down only if a Nadi started it and nobody else is connected. */
  stop(): Promise<void>;
  /** The address of a database in it, after `start`; the owner's, who may migrate. */
  connectionString(database?: string): string;
}

const DATABASE = 'nadi';

const locked = (dataDir: string, pid: number): StartupError =>
  new StartupError(
    'data.locked',
    `The database in ${dataDir} is held by process ${pid}, which does not answer. Wait a moment and start again, or end that process.`,
  );

/** Only a person can then find out whether a database still runs on the folder; a second one would destroy the data. */
const unreadablePid = (dataDir: string): StartupError =>
  new StartupError(
    'data.pid',
    `The file ${join(clusterOf(dataDir), 'postmaster.pid')} is damaged, so it cannot be told whether a database still runs on this folder. End every process "postgres" that works in it, delete the file, and start again.`,
  );

/** A connection to the database that already runs on this folder, undefined when none does. */
async function adopt(dataDir: string, progress: (sentence: string) => void): Promise<{ client: Client; socket: string } | undefined> {
  const cluster = clusterOf(dataDir);
  for (let waited = 0; ; waited += STEP) {
    const running = readPostmaster(cluster);
    if (!running) return undefined;
    const state = stateOf(running, cluster);
    const client = state === 'live' ? await connect(running.socket) : undefined;
    if (client) return { client, socket: running.socket };
    if (state === 'gone') return undefined;
    if (state === 'foreign' || (state === 'zombie' && waited >= PATIENCE)) {
      forget(cluster);
      return undefined;
    }
    if (waited >= PATIENCE) throw locked(dataDir, running.pid);
    if (waited === 1000) progress('Waiting for the database of an earlier run to end');
    await sleep(STEP);
  }
}

async function open({ dataDir, progress = () => {}, settings = {} }: EmbeddedOptions): Promise<{ client: Client; socket: string }> {
  if (process.platform === 'win32') {
    throw new StartupError(
      'postgres.unsupported',
      'The embedded database runs on Linux and macOS. On Windows set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  let version = await inspect(dataDir);
  const account = await accountOf(dataDir);
  for (let attempt = 1; attempt <= 3; attempt++) {
    const running = version === undefined ? undefined : await adopt(dataDir, progress);
    if (running) return running;
    const binaries = await findBinaries(dataDir, version, account);
    if (version === undefined) {
      progress('Making the database (once)');
      await create(dataDir, binaries, account);
      version = await inspect(dataDir);
    }
    const socket = await socketFolder(clusterOf(dataDir), account);
    const client = await launched({ dataDir, binaries, account, socket, settings }, progress).catch(async (fault: unknown) => {
      await rmdir(socket).catch(() => {});
      throw fault;
    });
    if (client) return { client, socket };
  }
  if (isPidFileDamaged(clusterOf(dataDir))) throw unreadablePid(dataDir);
  throw locked(dataDir, readPostmaster(clusterOf(dataDir))?.pid ?? 0);
}

/** Whether the database may be ended: nobody else uses it, and connections closed just now are gone. */
async function isLast(client: Client): Promise<boolean> {
  if (!(await leave(client))) return false;
  for (let waited = 0; waited < LAST_MOMENT; waited += STEP) {
    if (await isOursAlone(client)) return true;
    await sleep(STEP);
  }
  return false;
}

/** SIGINT is PostgreSQL's "fast" stop: it ends all sessions, writes everything to the disk and leaves. */
function interrupt({ pid }: Postmaster): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    // It ended just now.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function end(client: Client, dataDir: string): Promise<void> {
  const running = readPostmaster(clusterOf(dataDir));
  const last = await isLast(client).catch(() => false);
  if (running && last) interrupt(running);
  await client.end().catch(() => {});
  if (!running || !last) return;
  for (let waited = 0; waited < 60_000 && stateOf(running, clusterOf(dataDir)) === 'live'; waited += STEP) await sleep(STEP);
  await rmdir(running.socket).catch(() => {});
}

/** The embedded PostgreSQL of `dataDir`; nothing happens before `start`. */
export function embeddedPostgres(options: EmbeddedOptions): EmbeddedPostgres {
  // One connection is stored for as long as we use the database: other processes see by it that it is in use, and we see by it that it ended.
  let presence: { client: Client; socket: string } | undefined;
  const enter = async (): Promise<void> => {
    const opened = await open(options);
    await use(opened.client);
    await ensureDatabase(opened.client, DATABASE);
    presence = opened;
    opened.client.once('end', () => {
      if (presence === opened && options.onLost) void watcher.lost();
    });
  };
  const watcher = keeper({ enter, progress: options.progress ?? (() => {}), onLost: options.onLost ?? (() => {}) });
  return {
    async start() {
      if (presence) return;
      await enter().catch((error: unknown) => {
        if (error instanceof StartupError) throw error;
        // Another process stopped the database meanwhile: start it again.
        return enter();
      });
    },
    async stop() {
      await watcher.close();
      const present = presence;
      presence = undefined;
      if (present) await end(present.client, options.dataDir);
    },
    connectionString(database = DATABASE) {
      if (!presence) throw new Error('The embedded database is not started.');
      return addressOf(presence.socket, database);
    },
  };
}
