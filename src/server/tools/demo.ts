/** `demo [--size N]`: a large believable catalogue, in bulk. */
import type { Config } from '../config';
import { fillDemo, MOST_ITEMS } from '../db/demo/fillDemo';
import { migrate } from '../db/migrate';
import type { Closers } from '../db/prepare';
import { seed } from '../db/seed';
import { ToolError } from '../db/toolError';
import { writeAuditEvent } from '../repository/audit';
import { openAsOwner, operator } from './settings';
import { counted, progressBar, type Terminal } from './terminal';

const USUAL = 10_000;

function sizeIn(words: readonly string[]): number {
  if (words.length === 0) return USUAL;
  const [, size = words[1] ?? ''] = /^--size(?:=(.*))?$/.exec(words[0]!) ?? [];
  const number = /^\d{1,7}$/.test(size) ? Number(size) : 0;
  const isWhole = words.length === (words[0] === '--size' ? 2 : 1);
  if (words[0]!.startsWith('--size') && isWhole && number >= 1 && number <= MOST_ITEMS) return number;
  throw new ToolError(
    `Say how many items, from 1 to ${counted(MOST_ITEMS)}: npm run demo -- --size 100000. Without --size it is ${counted(USUAL)}.`,
  );
}

export async function runDemo(config: Config, terminal: Terminal, closers: Closers): Promise<void> {
  const size = sizeIn(terminal.words);
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
}
