/** From the settings to a database that is ready to serve: embedded or given, migrated, seeded. */
import type { Config } from '../config';
import { keySourceOf, openSecrets } from '../secretKeys';
import { connectionFault } from './connectionFault';
import { openDatabase, type Database } from './database';
import { embeddedPostgres } from './embedded';
import { hasTrigrams, migrate } from './migrate';
import { checkDemo } from './demoPassword';
import { seed, type Seeded } from './seed';
import { encryptStoredSecrets } from './encryptStoredSecrets';

export interface Prepared {
  /** The database's address as its owner. */
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

type Wanted = Pick<Config, 'databaseUrl' | 'dataDir' | 'seedPassword' | 'secretKey' | 'demo' | 'fileAccounts'>;

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

/**
 * Opens the database of the settings.
 * @param closers receives what has to be closed, even when this fails half-way
 * @throws StartupError with what to do
 */
export async function prepareDatabase(config: Wanted, closers: Closers, hearer: Hearer): Promise<Prepared> {
  const url = await addressOf(config, closers, hearer);
  try {
    await shape(url, hearer.progress);
    const database = await openDatabase(url);
    closers.push(() => database.close());
    await encryptStoredSecrets(database, openSecrets(config), keySourceOf(config));
    const seeded = await seed(database, { password: config.seedPassword, bankAccounts: config.fileAccounts });
    await checkDemo(database, config);
    return { url, database, seeded };
  } catch (error) {
    // Damage of the disk is noticed only when the tables are read.
    throw connectionFault(error);
  }
}
