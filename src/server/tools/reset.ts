/** `db:reset [--yes]`: an empty beginning, after asking. */
import type { Config } from '../config';
import type { Closers } from '../db/prepare';
import { checkCluster, dropTables, holdsNadi, removeCluster } from '../db/reset';
import { ToolError } from '../db/toolError';
import { refuseInUse } from '../db/transfer/databaseInUse';
import { openAsOwner } from './settings';
import type { Terminal } from './terminal';

const WORD = 'reset';

const filesStay = 'Uploaded files stay where they are, as another database may name them.';

async function confirm({ words, isTty, ask, write }: Terminal, what: string): Promise<boolean> {
  if (words.includes('--yes')) return true;
  if (!isTty) throw new ToolError('There is nobody to ask. If you mean it: npm run db:reset -- --yes');
  write(`This removes ${what}, and everything in it. There is no way back but a file of db:export.\n${filesStay}\n`);
  return (await ask(`Type the word ${WORD} to go on: `)).trim() === WORD;
}

const nothing = (where: string): string => `There is nothing to remove: ${where} holds no Nadi.\n`;

async function resetCluster({ dataDir }: Config, terminal: Terminal): Promise<string> {
  if (!(await checkCluster(dataDir))) return nothing(`DATA_DIR ${dataDir}`);
  if (!(await confirm(terminal, `the database in ${dataDir}`))) return 'Nothing was removed.\n';
  await removeCluster(dataDir);
  return `The database in ${dataDir} is gone; npm start makes a new one.\n${filesStay}\n`;
}

async function resetTables(config: Config, terminal: Terminal, closers: Closers): Promise<string> {
  const database = await openAsOwner(config, closers, () => {});
  const { host, pathname } = new URL(config.databaseUrl!);
  const where = `the database ${decodeURIComponent(pathname.slice(1))} on ${host}`;
  if (!(await holdsNadi(database))) return nothing(where);
  await refuseInUse(database, false);
  if (!(await confirm(terminal, `Nadi's tables in ${where}`))) return 'Nothing was removed.\n';
  await dropTables(database);
  return `Nadi's tables in ${where} are gone; npm start makes new ones.\n${filesStay}\n`;
}

export async function runReset(config: Config, terminal: Terminal, closers: Closers): Promise<void> {
  const odd = terminal.words.find((word) => word !== '--yes');
  if (odd) throw new ToolError(`db:reset knows no ${odd}; only --yes, which asks nothing.`);
  terminal.write(config.databaseUrl ? await resetTables(config, terminal, closers) : await resetCluster(config, terminal));
}
