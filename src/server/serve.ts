/** Starts the app on its port together with its jobs, and returns how to close them. */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app';
import type { Config } from './config';
import type { Database } from './db/database';
import { StartupError } from './db/startupError';
import { openFiles } from './files/store';
import { planRecurring } from './areas/jobs';

/** Milliseconds that the app has to close. Its connections end sooner; a running job may need longer. */
const PATIENCE = 6_000;

export interface Served {
  port: number;
  /** Ends gracefully, within PATIENCE. */
  close(): Promise<void>;
  /** Ends a close that is under way at once. */
  hurry(): void;
}

function listenFault(error: NodeJS.ErrnoException, { port, host }: Config): unknown {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      'port.taken',
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartupError('port.refused', `This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(
      'port.refused',
      `This machine has no address ${host}. Correct HOST: 0.0.0.0 listens everywhere, 127.0.0.1 only here.`,
    );
  }
  return error;
}

/** Serves until it is closed. @throws StartupError when the port cannot be used */
export async function serve(config: Config, database: Database): Promise<Served> {
  const app = await buildApp({ config, database, files: openFiles(config) });
  await app.listen({ port: config.port, host: config.host }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close();
    throw listenFault(error, config);
  });
  await planRecurring(database.kysely, new Date());
  app.jobs.start();
  let hurry = (): void => {};
  const hurried = new Promise<void>((go) => (hurry = go));
  return {
    port: (app.server.address() as AddressInfo).port,
    close: () => Promise.race([app.close(), hurried, sleep(PATIENCE)]),
    hurry: () => {
      app.endConnections();
      hurry();
    },
  };
}
