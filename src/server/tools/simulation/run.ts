/** Runs a plan day by day on a database: the jobs, then what people do, then the revision counters are checked. */
import type { Ref } from '#shared/kit/resource';
import type { Database } from '../../db/database';
import { chanceOf } from '../../db/demo/random';
import { bookFaults } from '../../areas/billing';
import { clinicBookFaults } from '../../areas/cashier';
import { Refusal } from '../../refusal';
import { runAction } from './actions';
import { runJobs } from './jobs';
import { planOf, MONTH, type SimEvent, type Size } from './plan';
import { addClient, worldOn, type World } from './world';

/** Nine o'clock in Jakarta on the first day. */
export const begin = new Date('2026-01-05T02:00:00.000Z');

/** Milliseconds. */
const DAY = 86_400_000;

export type Outcome = {
  /** How often each deed was done and refused. */
  readonly done: number;
  readonly refused: number;
  /** What was wrong with the revision counters, and on which day; null where nothing was. */
  readonly fault: { readonly day: number; readonly text: string } | null;
};

type Options = {
  readonly size: Size;
  /** Those of the plan, or fewer. */
  readonly events?: readonly SimEvent[];
  readonly progress?: (day: number, days: number) => void;
  readonly signal?: AbortSignal;
};

/** How often the jobs run on a day: now and then not at all, as if the server were down, and sometimes twice. */
const roundsOn = (day: number, seed: number): number => {
  const chance = chanceOf(seed * 7_919 + day).next();
  if (chance < 0.08) return 0;
  return chance < 0.2 ? 2 : 1;
};

/** A refusal is an answer; everything else is a fault of the program. */
const attempt = async (world: World, clients: readonly Ref[], event: SimEvent): Promise<boolean> => {
  try {
    await runAction(world, clients[event.client]!, event);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Runs the whole plan; it ends with the first fault. */
export async function simulate(database: Database, { size, events = planOf(size), progress, signal }: Options): Promise<Outcome> {
  const world = await worldOn(database, begin);
  const clients = await world.run(async (work) => {
    const added: Ref[] = [];
    for (let at = 0; at < size.clients; at += 1) added.push(await addClient(work, at));
    return added;
  });
  const counts = { done: 0, refused: 0 };
  const days = size.months * MONTH;
  let next = 0;
  for (let day = 0; day < days && !signal?.aborted; day += 1) {
    world.time.now = new Date(begin.getTime() + day * DAY);
    try {
      for (let round = roundsOn(day, size.seed); round > 0; round -= 1) await runJobs(world);
      for (; next < events.length && events[next]!.day <= day; next += 1) {
        counts[(await attempt(world, clients, events[next]!)) ? 'done' : 'refused'] += 1;
      }
      const faults = [...(await bookFaults(world.store)), ...(await clinicBookFaults(world.store))];
      if (faults.length) return { ...counts, fault: { day, text: faults.join('\n') } };
    } catch (error) {
      return { ...counts, fault: { day, text: textOf(error) } };
    }
    progress?.(day + 1, days);
  }
  return { ...counts, fault: null };
}
