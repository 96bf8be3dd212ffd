/** One of several processes that serve: the first process keeps the database and tells us when to close. */
import { readConfig } from './config';
import { openDatabase, poolSize } from './db/database';
import { StartupError } from './db/startupError';
import type { Order, Report } from './processes';
import { serve } from './serve';

const report = (message: Report): Promise<void> => new Promise((sent) => process.send!(message, undefined, undefined, () => sent()));

/** Serves until it is named to close. `env` is that of the first process, with the app's address of the database as DATABASE_URL. */
export async function work(env: NodeJS.ProcessEnv): Promise<void> {
  // Ctrl-C in a terminal reaches this process too; the first process decides what happens.
  process.on('SIGINT', () => {});
  try {
    const config = readConfig(env);
    const database = await openDatabase(config.databaseUrl!, { max: poolSize(config.processes) });
    const served = await serve(config, database);
    const close = async (): Promise<void> => {
      await served.close();
      await database.close();
      process.exit(0);
    };
    process.on('SIGTERM', () => void close());
    process.on('message', (order: Order) => (order === 'close' ? void close() : order === 'hurry' ? served.hurry() : undefined));
    await report({ port: served.port });
  } catch (error) {
    await report({ fault: error instanceof StartupError ? error.message : String((error as Error).stack) });
    process.exit(1);
  }
}
