/** The folder of the unix socket: short enough for the system, closed to everyone but its owner, and removed when its database is gone. */
import { createHash } from 'node:crypto';
import { lchown, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError } from '../startupError';
import type { Account } from './run';

/** sun_path holds 108 bytes, a closing NUL among them. */
const LONGEST = 107;
const SOCKET = '/.s.PGSQL.5432';

const OURS = /^nadi-[0-9a-f]{12}$/;
/** Milliseconds after which an empty folder belongs to no database that is just starting. */
const OLD = 600_000;

const answers = (socket: string): Promise<boolean> =>
  new Promise((settle) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      settle(true);
    });
    connection.once('error', ({ code }: NodeJS.ErrnoException) => settle(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });

/** Removes the folders of databases that were killed and whose data are not used any more: nobody else would. */
async function removeAbandoned(temporary: string, but: string, owner: number): Promise<void> {
  const names = (await readdir(temporary).catch(() => [])).filter((name) => OURS.test(name) && name !== but);
  for (const name of names) {
    const folder = join(temporary, name);
    const found = await lstat(folder).catch(() => undefined);
    if (!found?.isDirectory() || found.uid !== owner || Date.now() - found.mtimeMs < OLD) continue;
    if (!(await answers(join(folder, SOCKET)))) await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Makes (or finds) the folder for a cluster, owned by the account that runs PostgreSQL. */
export async function socketFolder(cluster: string, account: Account | undefined): Promise<string> {
  // Named after the folder itself, not its path: where one was removed and made anew, the old database may live on for a minute.
  const { dev, ino } = await stat(cluster);
  const name = `nadi-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 12)}`;
  const wanted = join(tmpdir(), name);
  // For root, TMPDIR may be a folder that the database's user cannot enter.
  const folder = account || Buffer.byteLength(wanted + SOCKET) > LONGEST ? join('/tmp', name) : wanted;
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // Also where another process of root made it just now and has not handed it over yet.
  if (account && (await lstat(folder)).uid === process.getuid?.()) await lchown(folder, account.uid, account.gid);
  const { uid, mode } = await lstat(folder);
  const owner = account?.uid ?? process.getuid?.() ?? uid;
  if (uid === owner && (mode & 0o777) === 0o700) {
    await removeAbandoned(dirname(folder), name, owner);
    return folder;
  }
  throw new StartupError(
    'data.locked',
    `${folder}, where the database's socket belongs, is somebody else's. Remove it, or set TMPDIR to another folder.`,
  );
}
