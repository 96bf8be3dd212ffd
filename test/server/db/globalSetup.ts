/** Before the tests: one embedded PostgreSQL (or the one of TEST_DATABASE_URL), on which each test file makes a database of its own. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedPostgres, type EmbeddedPostgres } from '../../../src/server/db/embedded';
import { serverVariable, suffixVariable } from './testServer';

/** Kept from here for globalTeardown: both run in jest's own process. */
export interface TestServer {
  dataDir?: string;
  embedded?: EmbeddedPostgres;
}

declare global {
  var testServer: TestServer | undefined;
}

export default async function globalSetup(): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  globalThis.testServer = {};
  if (!given) {
    const dataDir = mkdtempSync(join(tmpdir(), 'nadi-test-'));
    // Nothing here outlives the run, so safety is traded for speed.
    const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
    const embedded = embeddedPostgres({ dataDir, settings });
    await embedded.start();
    globalThis.testServer = { dataDir, embedded };
  }
  process.env[serverVariable] = given ?? globalThis.testServer.embedded!.connectionString('postgres');
  process.env[suffixVariable] = randomBytes(4).toString('hex');
}
