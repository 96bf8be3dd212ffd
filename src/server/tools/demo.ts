/** `demo [--size N] [--clients N]`: a large believable catalogue, and clients with subscriptions in every state. */
import { randomBytes } from 'node:crypto';
import { OWNER } from '#shared/domain/clientRoles';
import type { Config } from '../config';
import { transaction, type Database } from '../db/database';
import { DEMO_CLIENTS } from '../db/demo/clients';
import { fillDemo, MOST_ITEMS } from '../db/demo/fillDemo';
import { fillCashier } from '../areas/cashier';
import { fillClinic } from '../areas/clinic';
import { demoPeople } from '../areas/identity';
import { migrate } from '../db/migrate';
import type { Closers } from '../db/prepare';
import { seed } from '../db/seed';
import { ToolError } from '../db/toolError';
import { writeAuditEvent } from '../repository/audit';
import { fillClients } from './demo/clients';
import { openAsOwner, operator, recountAll } from './settings';
import { counted, progressBar, type Terminal } from './terminal';

/** What is added by default. */
const usual = { size: 10_000, clients: DEMO_CLIENTS };
const most = { size: MOST_ITEMS, clients: DEMO_CLIENTS };

type Sizes = { readonly [name in keyof typeof usual]: number };

const isName = (name: string): name is keyof Sizes => Object.hasOwn(usual, name);

/** `--size 100 --clients=0`: each option once, with a number. @throws ToolError */
function sizesIn(words: readonly string[]): Sizes {
  const sizes = { ...usual };
  const pairs = words.flatMap((word) => word.split('=', 2));
  for (let at = 0; at < pairs.length; at += 2) {
    const name = pairs[at]!.replace(/^--/, '');
    const value = pairs[at + 1] ?? '';
    const number = /^\d{1,7}$/.test(value) ? Number(value) : -1;
    const least = name === 'clients' ? 0 : 1;
    if (!pairs[at]!.startsWith('--') || !isName(name) || number < least || number > most[name])
      throw new ToolError(
        `Say how many items, from 1 to ${counted(MOST_ITEMS)}: npm run demo -- --size 100000. Without --size it is ${counted(usual.size)}. ` +
          `Clients are ${DEMO_CLIENTS} by default: --clients 0 adds none.`,
      );
    sizes[name] = number;
  }
  return sizes;
}

/** Adds the clients with their people and subscriptions, and says so. */
async function addClients(config: Config, database: Database, count: number, terminal: Terminal): Promise<void> {
  const { progress, end } = progressBar(terminal);
  const made = await fillClients(config, database, count, { progress, signal: terminal.signal }).finally(end);
  if (made.added > 0)
    await writeAuditEvent(database.kysely, {
      action: 'demo',
      ...operator,
      resource: 'entity',
      recordId: null,
      after: { count: made.added },
    });
  terminal.write(
    made.added === 0
      ? `The demo's ${counted(count)} clients are there already; nothing was added.\n`
      : `Added ${counted(made.added)} clients with their people, subscriptions, invoices and tickets in ${(made.took / 1000).toFixed(1)} s.\n`,
  );
}

/** Lets one of the clinics work with patients, and says which. */
async function addPatients({ seedPassword }: Config, database: Database, terminal: Terminal): Promise<void> {
  const { progress, end } = progressBar(terminal);
  const addPeople = await demoPeople(seedPassword || randomBytes(24).toString('base64url'));
  const filled = await fillClinic(database, { progress, addPeople, addMoney: fillCashier }).finally(end);
  if (!filled) return;
  const { name, owner, people } = filled;
  const logins = [{ role: OWNER, email: owner }, ...people].map(({ role, email }) => `  ${role.padEnd(8)} ${email}\n`).join('');
  terminal.write(
    `${name} has rooms, a team, patients and three months of visits with their records and what was paid now. Its people sign in as\n${logins}`,
  );
}

export async function runDemo(config: Config, terminal: Terminal, closers: Closers): Promise<void> {
  const { size, clients } = sizesIn(terminal.words);
  const say = (sentence: string): void => terminal.write(`  ${sentence} …\n`);
  const database = await openAsOwner(config, closers, say);
  await migrate(database, { progress: say });
  const { accounts, password } = await seed(database, { password: config.seedPassword });
  if (password) terminal.write(`The first accounts were made: ${accounts.join(', ')}\nTheir password, shown only now: ${password}\n`);
  const { progress, end } = progressBar(terminal);
  const { added, took } = await fillDemo(database, size, { progress, signal: terminal.signal }).finally(end);
  if (added > 0)
    await writeAuditEvent(database.kysely, { action: 'demo', ...operator, resource: 'item', recordId: null, after: { count: added } });
  const rate = counted(Math.round((added / Math.max(1, took)) * 1000));
  terminal.write(
    added === 0
      ? `The demo's ${counted(size)} items are there already; nothing was added.\n`
      : `Added ${counted(added)} items in ${(took / 1000).toFixed(1)} s (${rate} a second). The demo has ${counted(size)} now.\n`,
  );
  if (clients > 0) {
    await addClients(config, database, clients, terminal);
    await addPatients(config, database, terminal);
    // Many of these rows were not written by the repository; what an earlier version left uncounted is counted, too.
    await transaction(database, recountAll, { scope: 'all' });
  }
}
