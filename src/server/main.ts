/** Starts Nadi: settings, database, app, port; and closes it in the opposite order. */
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app';
import { readConfig, type Config } from './config';
import { prepareDatabase, type Closers } from './db/prepare';
import type { Seeded } from './db/seed';
import { StartupError } from './db/startupError';
import { planRecurring } from './jobs';
import { openFiles } from './files/store';

/** A terminal's Ctrl-C arrives twice through npm; a person's second one comes later than this. */
const ECHO = 1_000;
/** Milliseconds that the app has to close: its connections end sooner, a job under way may not. */
const PATIENCE = 6_000;

const started = Date.now();
const closers: Closers = [];
let closing: number | undefined;
/** Stops waiting for what is under way. */
let hurry = (): void => {};

const say = (sentence: string): void => console.log(sentence);
const progress = (sentence: string): void => say(`  ${sentence} …`);

/** Closes in the opposite order of opening. Each part limits its own wait, so that the database is reached and stopped in any case. */
async function close(code: number): Promise<never> {
  closing = Date.now();
  for (const closer of closers.reverse()) await closer().catch((error: unknown) => console.error(error));
  process.exit(code);
}

function onSignal(): void {
  if (closing === undefined) {
    say('Closing …');
    void close(0);
  } else if (Date.now() - closing > ECHO) {
    say('Closing at once …');
    hurry();
  }
}

/** The embedded database ended and does not start again: without it there is nothing to serve. */
function onLost(fault: unknown): void {
  console.error(fault instanceof StartupError ? `\n${fault.message}` : fault);
  if (closing === undefined) void close(1);
}

function listenFault(error: NodeJS.ErrnoException, { port, host }: Config): unknown {
  if (error.code === 'EADDRINUSE') {
    return new StartupError('port.taken', `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`);
  }
  if (error.code === 'EACCES') return new StartupError('port.refused', `This user may not use port ${port}. Choose one above 1023: PORT=3000 npm start`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError('port.refused', `This machine has no address ${host}. Correct HOST: 0.0.0.0 listens everywhere, 127.0.0.1 only here.`);
  }
  return error;
}

/** Tells of new accounts at once: should the start fail further on, the password would be lost. */
function introduce({ accounts, made, password }: Seeded): void {
  if (!made) return;
  say(`\nThe first accounts were made: ${accounts.join(', ')}`);
  say(password ? `Their password, shown only now: ${password}` : 'Their password is that of SEED_PASSWORD.');
}

/** That it is ready is the last that is said: whoever waits for it has heard the rest. */
function greet(address: string, { accounts, made }: Seeded, { smtpUrl }: Config): void {
  if (!made && accounts.length > 0) say(`\nAccounts: ${accounts.join(', ')}`);
  if (!smtpUrl) say(`Mails are not sent but kept: an admin reads them at ${address}/usman/outbox (SMTP_URL sends them).`);
  say(`\nNadi is ready at ${address} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const { database, seeded } = await prepareDatabase(config, closers, { progress, onLost });
  introduce(seeded);
  const app = await buildApp({ config, database, files: openFiles(config) });
  const hurried = new Promise<void>((go) => {
    hurry = () => {
      app.endConnections();
      go();
    };
  });
  closers.push(() => Promise.race([app.close(), hurried, sleep(PATIENCE)]));
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw listenFault(error, config);
  });
  await planRecurring(database.kysely, new Date());
  app.jobs.start();
  const { port } = app.server.address() as AddressInfo;
  const address = config.port === 0 ? `http://localhost:${port}` : config.siteUrl;
  greet(address, seeded, config);
}

process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
start().catch((error: unknown) => {
  if (closing !== undefined) return;
  console.error(error instanceof StartupError ? `\n${error.message}` : error);
  void close(1);
});
