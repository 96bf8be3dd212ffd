/** From the settings to a database that is ready to serve: embedded or given, migrated, seeded. */
import type { Config } from '../config';
import { keySourceOf, openSecrets } from '../secretKeys';
import { connectionFault } from './connectionFault';
import { appAddress, openDatabase, type Database } from './database';
import { embeddedPostgres } from './embedded';
import { hasTrigrams, migrate } from './migrate';
import { checkDemo } from './demoPassword';
import { seed, type Seeded } from './seed';
import { StartupError } from './startupError';
import { encryptStoredSecrets } from './encryptStoredSecrets';

export interface Prepared {
  /** The database's address as the app connects to it. */
  url: string;
  database: Database;
  seeded: Seeded;
}

/** What must be closed, in the order of opening; the caller closes it in the opposite order, also after a failure. */
export type Closers = (() => Promise<void>)[];

/** Told what takes long, and (by the embedded database only) that it ended by itself and does not start again. */
export interface Hearer {
  progress: (sentence: string) => void;
  onLost?: (fault: unknown) => void;
}

type Wanted = Pick<Config, 'databaseUrl' | 'databaseAppUrl' | 'dataDir' | 'seedPassword' | 'secretKey' | 'demo' | 'fileAccounts' | 'site'>;

/** The database's address as its owner; an embedded one is started, or joined where it runs already. */
export async function addressOf(
  { databaseUrl, dataDir }: Pick<Wanted, 'databaseUrl' | 'dataDir'>,
  closers: Closers,
  hearer: Hearer,
): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const embedded = embeddedPostgres({ dataDir, ...hearer });
  closers.push(() => embedded.stop());
  await embedded.start();
  return embedded.connectionString();
}

async function shape(url: string, progress: (sentence: string) => void): Promise<void> {
  const owner = await openDatabase(url, { as: 'owner', max: 2, statementTimeout: 0 });
  try {
    await migrate(owner, { progress });
    if (!(await hasTrigrams(owner))) {
      progress('Searches will be slow: the database lacks pg_trgm. As a superuser run: create extension pg_trgm');
    }
  } finally {
    await owner.close();
  }
}

const mayBecomeOwner = `select exists (select from pg_roles as r where pg_has_role(session_user, r.oid, 'MEMBER')
  and (r.rolsuper or r.rolbypassrls or r.rolcreaterole
    or r.oid in (select relowner from pg_class where relnamespace = 'public'::regnamespace))) as found`;

/** Says once how to give the app an address of its own, where a statement could give it the rights of the owner. */
async function warnOfOwnersRights({ pool }: Database, progress: (sentence: string) => void): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(mayBecomeOwner);
  if (rows[0]!.found)
    progress(
      'The app connects with a user that may become the owner of the database. Make a login role that is granted nadi_app only, and set DATABASE_APP_URL (docs/operations.md, Deploying on PostgreSQL)',
    );
}

type Opened = Pick<Prepared, 'url' | 'database'>;

const openAt = async (url: string): Promise<Opened> => ({ url, database: await openDatabase(url) });

/** The sentences of a connection name DATABASE_URL. */
const faultOfAppUrl = (error: unknown): unknown =>
  error instanceof StartupError
    ? new StartupError(error.code, error.message.replaceAll('DATABASE_URL', 'DATABASE_APP_URL'), { cause: error })
    : error;

/** Connects as the app. A given server may let the app's role in only with a password, which nobody told us: then as the owner, who acts as that role. */
async function openAsApp({ databaseUrl, databaseAppUrl }: Wanted, owner: string): Promise<Opened> {
  if (databaseAppUrl)
    return openAt(databaseAppUrl).catch((error: unknown) => {
      throw faultOfAppUrl(error);
    });
  const opened = openAt(appAddress(owner));
  return databaseUrl ? opened.catch(() => openAt(owner)) : opened;
}

/**
 * Opens the database of the settings.
 * @param closers receives what has to be closed, even when this fails half-way
 * @throws StartupError with what to do
 */
export async function prepareDatabase(config: Wanted, closers: Closers, hearer: Hearer): Promise<Prepared> {
  const owner = await addressOf(config, closers, hearer);
  try {
    await shape(owner, hearer.progress);
    const { url, database } = await openAsApp(config, owner);
    closers.push(() => database.close());
    await warnOfOwnersRights(database, hearer.progress);
    await encryptStoredSecrets(database, openSecrets(config), keySourceOf(config));
    const seeded = await seed(database, { password: config.seedPassword, bankAccounts: config.fileAccounts, site: config.site });
    await checkDemo(database, config);
    return { url, database, seeded };
  } catch (error) {
    // Damage of the disk is noticed only when the tables are read.
    throw connectionFault(error);
  }
}
