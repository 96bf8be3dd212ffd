/** The data directory: checks its owner, whether it belongs to Nadi and can be used, and creates a new one. */
import { access, chmod, chown, constants, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../startupError';
import type { Binaries } from './binaries';
import { run, type Account } from './run';

/** The superuser inside the embedded database; the socket's folder keeps others out. */
export const OWNER_ROLE = 'nadi';

/** The user a root process lends PostgreSQL when the data has no owner yet: nobody. */
const NOBODY: Account = { uid: 65534, gid: 65534 };
const NEEDED_NEW = 200 * 2 ** 20;
const NEEDED = 48 * 2 ** 20;
/** What Nadi itself puts into DATA_DIR, and what a mounted disk starts with. */
const OURS = /^(postgres(-.*|\.log)?|files|secret\.key(\..*\.part)?|\.new-.*|lost\+found|\.gitkeep|\.DS_Store)$/;

/** Where the embedded database of a DATA_DIR lives. */
export const clusterOf = (dataDir: string): string => join(dataDir, 'postgres');

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

function folderFault(dataDir: string, error: unknown): StartupError {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return full(dataDir);
  const why = code === 'ENOTDIR' || code === 'EEXIST' ? 'is a file, not a folder' : 'cannot be written by this user';
  return new StartupError('data.unwritable', `DATA_DIR ${dataDir} ${why}. Correct its rights, or set DATA_DIR to another folder.`, {
    cause: error,
  });
}

const full = (dataDir: string): StartupError =>
  new StartupError(
    'data.full',
    `The disk that holds ${dataDir} is full. Free some space (200 MB at least), or set DATA_DIR to another disk.`,
  );

/** Who runs PostgreSQL: undefined is ourselves; as root it is the data's owner, or nobody. */
export async function accountOf(dataDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(clusterOf(dataDir)).catch(() => ({ uid: 0, gid: 0 }));
  return uid === 0 ? NOBODY : { uid, gid };
}

/** `mkdir -p`; Node's own never returns where a folder is there but takes no children (/proc). */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || (await stat(dirname(folder)).catch(() => undefined))) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

/**
 * Proves that DATA_DIR is ours or empty, writable, and on a disk with room; makes it when missing.
 * @returns the major version of the database in it, or undefined when there is none yet
 */
export async function inspect(dataDir: string): Promise<string | undefined> {
  const cluster = clusterOf(dataDir);
  try {
    await makeFolder(dataDir);
    const foreign = (await readdir(dataDir)).filter((name) => !OURS.test(name));
    await access(dataDir, constants.W_OK | constants.X_OK);
    const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
    if (version === undefined) {
      const inside = await readdir(cluster).catch(() => []);
      if (foreign.length > 0 || inside.length > 0) throw foreignFolder(dataDir, foreign[0] ?? join('postgres', inside[0]!));
    }
    await checkOwner(dataDir, cluster);
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < (version === undefined ? NEEDED_NEW : NEEDED)) throw full(dataDir);
    return version?.trim();
  } catch (error) {
    throw error instanceof StartupError ? error : folderFault(dataDir, error);
  }
}

const foreignFolder = (dataDir: string, example: string): StartupError =>
  new StartupError(
    'data.foreign',
    `DATA_DIR ${dataDir} holds something else already (${example}). Set DATA_DIR to an empty folder, or to one that Nadi made.`,
  );

async function checkOwner(dataDir: string, cluster: string): Promise<void> {
  const uid = process.getuid?.();
  const owner = (await lstat(cluster).catch(() => undefined))?.uid;
  if (uid === undefined || uid === 0 || owner === undefined || owner === uid) return;
  throw new StartupError(
    'data.unwritable',
    `The database in ${dataDir} belongs to another user (id ${owner}). Start as that user, or set DATA_DIR to another folder.`,
  );
}

/**
 * The path of a folder for a program that runs as another user: the data of a root process may be where the user "nobody" has no access (/root), so the folder is
 * made the current directory before the user is changed, and its path is ".". Otherwise it is the path itself.
 */
export function reach(folder: string, account: Account | undefined): { cwd: string; path: string } {
  return account && process.platform === 'linux' ? { cwd: folder, path: '/proc/self/cwd' } : { cwd: '/', path: folder };
}

/** Byte order, and letters of every language known to `lower`; older servers have that from the system's C.UTF-8 only. */
const localeOf = (major: string): string[] =>
  Number(major) >= 17 ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8'];

/** Creates a new database in a temporary folder and renames it, so that an interrupted one is never used. */
export async function create(dataDir: string, { initdb, major }: Binaries, account: Account | undefined): Promise<void> {
  const aside = await mkdtemp(join(dataDir, '.new-')).catch((error: unknown) => {
    throw folderFault(dataDir, error);
  });
  try {
    await chmod(aside, 0o700);
    if (account) await chown(aside, account.uid, account.gid);
    const { cwd, path } = reach(aside, account);
    const args = ['-D', path, '-U', OWNER_ROLE, '-A', 'trust', '--no-instructions', '--encoding=UTF8', ...localeOf(major)];
    const { code, output } = await run(initdb, args, { account, cwd });
    if (code !== 0) throw /No space left/.test(output) ? full(dataDir) : notMade(output);
    await rename(aside, clusterOf(dataDir)).catch((error: unknown) => {
      // Another process created it in the meantime: use that one.
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function notMade(output: string): StartupError {
  const nameless = /effective user ID (\d+)/.exec(output)?.[1];
  const lastLines = output.trim().split('\n').slice(-3).join(' ');
  return new StartupError(
    'postgres.failed',
    nameless
      ? `PostgreSQL does not run as a user without a name (id ${nameless}). Give it a line in /etc/passwd, start as another user, or set DATABASE_URL.`
      : `The database could not be made. PostgreSQL says: ${lastLines}`,
  );
}
