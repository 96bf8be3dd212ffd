/** The folder of the unix socket: short enough for the system, and closed to everyone but its owner. */
import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startupError';
import type { Account } from './run';

/** sun_path holds 108 bytes, a closing NUL among them. */
const LONGEST = 107;
const SOCKET = '/.s.PGSQL.5432';

/** Makes (or finds) the folder for a cluster, owned by the account that runs PostgreSQL. */
export async function socketFolder(cluster: string, account: Account | undefined): Promise<string> {
  // Named after the folder itself, not its path: where one was removed and made anew, the old database may live on for a minute.
  const { dev, ino } = await stat(cluster);
  const name = `nadi-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 12)}`;
  const wanted = join(tmpdir(), name);
  // As root, TMPDIR may be root's own, where the account cannot go.
  const folder = account || Buffer.byteLength(wanted + SOCKET) > LONGEST ? join('/tmp', name) : wanted;
  await mkdir(folder, { mode: 0o700 }).then(
    () => (account ? chown(folder, account.uid, account.gid) : undefined),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const { uid, mode } = await lstat(folder);
  const owner = account?.uid ?? process.getuid?.() ?? uid;
  if (uid === owner && (mode & 0o777) === 0o700) return folder;
  throw new StartupError('data.locked', `${folder}, where the database's socket belongs, is somebody else's. Remove it, or set TMPDIR to another folder.`);
}
