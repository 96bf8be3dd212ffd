/** `simulate --clients 200 --months 24 --seed 7`: a business over years in minutes, on a scratch database; the settings' own is not touched. */
import type { Config } from '../config';
import type { Closers } from '../db/prepare';
import { ToolError } from '../db/toolError';
import { counted, type Terminal } from './terminal';
import { bookTotals } from '../areas/billing';
import { planOf, type SimAction, type SimEvent, type Size } from './simulation/plan';
import { simulate, type Outcome } from './simulation/run';
import { fewest } from './simulation/shrink';
import { scratchDatabase, type Scratch } from './simulation/world';

const usual: Size & { readonly seeds: number } = { clients: 20, months: 12, seed: 7, seeds: 1 };
const most: typeof usual = { clients: 1_000, months: 120, seed: 999_999_999, seeds: 1_000 };
const HELP =
  'Say for example: npm run simulate -- --clients 200 --months 24 --seed 7. With --seeds 50 the seeds 7 to 56 follow each other.';

/** Each option once, with a whole number from 1. @throws ToolError */
function optionsIn(words: readonly string[]): typeof usual {
  const options = { ...usual };
  const pairs = words.flatMap((word) => word.split('=', 2));
  for (let at = 0; at < pairs.length; at += 2) {
    const name = pairs[at]!.replace(/^--/, '') as keyof typeof usual;
    const number = Number(pairs[at + 1]);
    if (!pairs[at]!.startsWith('--') || !Object.hasOwn(usual, name) || !Number.isInteger(number) || number < 1 || number > most[name])
      throw new ToolError(HELP);
    options[name] = number;
  }
  return options;
}

const lineOf = ({ day, client, action: deed, chance }: SimEvent): string =>
  `  day ${day}: client ${client} ${deed satisfies SimAction} (${chance.toFixed(4)})`;

/** Repeats a failing run with fewer and fewer events. A run that fails in another way does not count. */
async function shortest(scratch: Scratch, size: Size, { fault }: Outcome): Promise<readonly SimEvent[]> {
  const kind = (text: string): string => text.split(/[:\n]/)[0]!;
  const untilThen = planOf(size).filter(({ day }) => day <= fault!.day);
  return fewest(untilThen, async (events) => {
    const again = await simulate(await scratch.fresh(), { size, events });
    return again.fault !== null && kind(again.fault.text) === kind(fault!.text);
  });
}

export async function runSimulation(_: Config, terminal: Terminal, closers: Closers): Promise<void> {
  const { seeds, ...options } = optionsIn(terminal.words);
  const scratch = await scratchDatabase((sentence) => terminal.write(`  ${sentence} …\n`));
  closers.push(() => scratch.close());
  for (let seed = options.seed; seed < options.seed + seeds; seed += 1) {
    const size = { ...options, seed };
    const started = performance.now();
    const database = await scratch.fresh();
    const outcome = await simulate(database, { size, signal: terminal.signal });
    terminal.signal.throwIfAborted();
    const { done, refused, fault } = outcome;
    if (fault) {
      terminal.write(`Seed ${seed} fails on day ${fault.day}:\n${fault.text}\nLooking for the fewest events that fail …\n`);
      const events = await shortest(scratch, size, outcome);
      throw new ToolError(`Seed ${seed} fails with these ${events.length} events:\n${events.map(lineOf).join('\n')}`);
    }
    const { invoices, payments, creditNotes, received } = await bookTotals({ database });
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    terminal.write(
      `Seed ${seed}: ${counted(size.clients)} clients, ${size.months} months, ${counted(done)} deeds done and ${counted(refused)} refused, ` +
        `${counted(invoices)} invoices, ${counted(payments)} payments of Rp ${counted(received)}, ${counted(creditNotes)} credit notes in ${seconds} s; the books agree.\n`,
    );
  }
}
