/** The app as it is when it has just been installed, within the process of the test: on a database and a port of its own, with its jobs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app';
import { planRecurring } from '#server/areas/jobs';
import { readConfig } from '#server/config';
import { openFiles } from '#server/files/store';
import type { startLiveApp } from '../replay/liveApp';
import { freshDatabase } from '../server/db/withDatabase';
import { listening } from './liveStreams';

/** Instead of a process for each of many sessions. @param at what its clock shows now: the present time by default */
export const startAppHere: typeof startLiveApp = async (at) => {
  const ahead = at ? Date.parse(at) - Date.now() : 0;
  const clock = () => new Date(Date.now() + ahead);
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'nadi-here-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  const app = await buildApp({ config, database, files: openFiles(config), clock });
  const url = await listening(app);
  await planRecurring(database.kysely, clock());
  app.jobs.start();
  return {
    url,
    stop: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
