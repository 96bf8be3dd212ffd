/** Starts Nadi: settings, database, app, port (here, or in processes of their own); and closes it in the opposite order. */
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { readConfig, type Config } from './config';
import { prepareDatabase, type Closers } from './db/prepare';
import type { Seeded } from './db/seed';
import { StartupError } from './db/startupError';
import { startProcesses } from './processes';
import { serve } from './serve';
import { work } from './worker';

/** Milliseconds: npm passes one Ctrl-C on twice. A second Ctrl-C by a person comes later than this. */
const ECHO = 1_000;

const started = Date.now();
const closers: Closers = [];
let closing: number | undefined;
/** Ends the waiting for requests and jobs that still run. */
let hurry = (): void => {};

const say = (sentence: string): void => console.log(sentence);
const progress = (sentence: string): void => say(`  ${sentence} …`);

/** Closes in the opposite order of opening. Each part limits how long it waits, so that the database is stopped in any case. */
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

/** Prints new accounts at once: if the start failed later, their password would be lost. */
function introduce({ accounts, made, password }: Seeded): void {
  if (!made) return;
  say(`\nThe first accounts were made: ${accounts.join(', ')}`);
  say(password ? `Their password, shown only now: ${password}` : 'Their password is that of SEED_PASSWORD.');
}

/** Says at every start that an old key of the site file has no effect, for as long as it is there. */
function tellFileAccounts({ bankAccounts }: Seeded, { fileAccounts }: Config): void {
  if (fileAccounts === undefined) return;
  const taken = bankAccounts > 0 ? ` ${bankAccounts} of them were taken over just now.` : '';
  say(`SITE_FILE: bank_accounts is no longer read. Bank accounts are kept at /usman/bank-account-management.${taken} Remove the key.`);
}

/** Says once that the app's data names the issuer from now on. */
function tellIssuer({ issuer }: Seeded): void {
  if (issuer)
    say(
      'SITE_FILE: legal_name, address and npwp were taken over as the issuer of documents. From now on they are kept at /usman/issuer-management.',
    );
}

/** The message "ready" is printed last, so that anyone who waits for it has seen all the others. */
function greet(address: string, { accounts, made }: Seeded, { smtpUrl }: Config): void {
  if (!made && accounts.length > 0) say(`\nAccounts: ${accounts.join(', ')}`);
  if (!smtpUrl) say(`Mails are not sent but kept: an admin reads them at ${address}/usman/outbox (SMTP_URL sends them).`);
  say(`\nNadi is ready at ${address} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const { url, database, seeded } = await prepareDatabase(config, closers, { progress, onLost });
  introduce(seeded);
  tellFileAccounts(seeded, config);
  tellIssuer(seeded);
  const served =
    config.processes > 1
      ? await startProcesses({ count: config.processes, program: import.meta.url, url, say })
      : await serve(config, database);
  ({ hurry } = served);
  closers.push(served.close);
  greet(config.port === 0 ? `http://localhost:${served.port}` : config.siteUrl, seeded, config);
}

/** Runs as the first process: it keeps the database, and serves by itself or through others. */
function main(): void {
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  start().catch((error: unknown) => {
    if (closing !== undefined) return;
    console.error(error instanceof StartupError ? `\n${error.message}` : error);
    void close(1);
  });
}

if (cluster.isPrimary) main();
else void work(process.env);
