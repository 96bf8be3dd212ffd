/** Removes Nadi's data and nothing else: the folder of the embedded database, or our own tables of another one. */
import { existsSync } from 'node:fs';
import { lstat, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database';
import { clusterOf, inspect } from './embedded/cluster';
import { readPostmaster, stateOf } from './embedded/postmaster';
import { ToolError } from './toolError';
import { madeByUs, versionOf, viewsByUs } from './transfer/tables';

/** Made next to the migrations, by anyone who runs them. */
const books = ['migrations', 'migration_lock'];

const running = (cluster: string): number | undefined => {
  const postmaster = readPostmaster(cluster);
  return postmaster && ['live', 'zombie'].includes(stateOf(postmaster, cluster)) ? postmaster.pid : undefined;
};

function refuseRunning(dataDir: string, cluster: string): void {
  const pid = running(cluster);
  if (pid)
    throw new ToolError(`The database in ${dataDir} is running (process ${pid}). Stop Nadi (Ctrl-C), and try again. Nothing was removed.`);
}

/**
 * Proves that an embedded database may be removed.
 * @returns whether there is one
 * @throws ToolError while it runs; StartupError when DATA_DIR is somebody else's
 */
export async function checkCluster(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir) || (await inspect(dataDir)) === undefined) return false;
  const cluster = clusterOf(dataDir);
  if ((await lstat(cluster)).isSymbolicLink()) {
    throw new ToolError(`${cluster} leads elsewhere, so it is left alone. Remove what it leads to by hand, and then the link.`);
  }
  refuseRunning(dataDir, cluster);
  return true;
}

/** Removes an embedded database and its log; the rest of DATA_DIR stays. @throws ToolError, StartupError as `checkCluster` */
export async function removeCluster(dataDir: string): Promise<void> {
  if (!(await checkCluster(dataDir))) return;
  const cluster = clusterOf(dataDir);
  // Renamed first, so that an interrupted removal leaves no incomplete database. A Nadi that started meanwhile uses the renamed folder and is noticed.
  const aside = join(dataDir, `postgres-removed-${process.pid}`);
  await rename(cluster, aside);
  if (running(aside)) {
    await rename(aside, cluster);
    refuseRunning(dataDir, cluster);
  }
  await rm(aside, { recursive: true, force: true });
  await rm(join(dataDir, 'postgres.log'), { force: true });
}

/** Whether Nadi's tables are in this database. */
export const holdsNadi = async ({ pool }: Pick<Database, 'pool'>): Promise<boolean> => (await versionOf(pool)).length > 0;

/** Drops our own tables and views, all of them or none; what others keep in the database stays, and the role, which other databases share. */
export async function dropTables({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await kysely
    .transaction()
    .execute(async (trx) => {
      await sql`set local lock_timeout = '10s'`.execute(trx);
      await sql`drop view if exists ${sql.join(viewsByUs.map((name) => sql.table(name)))}`.execute(trx);
      await sql`drop table if exists ${sql.join([...madeByUs, ...books].map((name) => sql.table(name)))}`.execute(trx);
    })
    .catch((error: { code?: string; message?: string }) => {
      if (error.code === '55P03')
        throw new ToolError('Another program is at work in the database. End it, and try again. Nothing was removed.', { cause: error });
      if (error.code !== '2BP01') throw error;
      throw new ToolError(
        `Something that is not Nadi's depends on its tables (${error.message}). Remove that first. Nothing was removed.`,
        { cause: error },
      );
    });
}
