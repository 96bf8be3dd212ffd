/** The clients of the demo with people and subscriptions in every state, made by the same commands that people give, each at the time when it could have been given. */
import { randomBytes } from 'node:crypto';
import type { Ref } from '#shared/kit/resource';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { demoClient, type DemoClient } from '../db/demo/clients';
import { ToolError, type Progress } from '../db/toolError';
import { advanceSubscriptions, demoGround, type DemoGround } from '../areas/clients';
import { systemAct } from '../repository/actors';
import type { Work } from '../repository/work';
import { write } from '../repository/write';
import { storeOf } from '../storeOf';

const DAY = 86_400_000;
/** Clients that are made at the same time. */
const AT_ONCE = 4;

type Header = { readonly id: string };
type Step = { readonly daysAgo: number; readonly run: (work: Work, header: Header, pack: Ref) => Promise<unknown> };

const activate = (daysAgo: number, trial = false): Step => ({
  daysAgo,
  run: (work, { id }) => work.run('clientsubsheader', 'activate', id, { trial }),
});
const cancel = (daysAgo: number, when: 'now' | 'period_end'): Step => ({
  daysAgo,
  run: (work, { id }) => work.run('clientsubsheader', 'cancel', id, { when, reason: 'Klinik pindah ke gedung lain' }),
});

/** What happened to a subscription, the oldest first; the values that its draft began with. */
type History = { readonly values?: { readonly cycle?: 'yearly'; readonly auto_renew?: boolean }; readonly steps: readonly Step[] };

const until = (work: Work, days: number): string => new Date(work.now.getTime() + days * DAY).toISOString().slice(0, 10);

const extendTrial: Step = {
  daysAgo: 2,
  run: (work, { id }) =>
    work.run('clientsubsheader', 'extendTrial', id, { until: until(work, 20), reason: 'Data lama belum selesai dipindahkan' }),
};
const grantDiscount: Step = {
  daysAgo: 80,
  run: (work, { id }) => work.run('clientsubsheader', 'grantDiscount', id, { discount: 50_000, reason: 'Mitra sejak awal' }),
};
const addSeats: Step = {
  daysAgo: 1,
  run: (work, { id }, pack) => work.run('clientsubsheader', 'changePlan', id, { package: pack, extra_seats: 5, when: 'next_period' }),
};
/** Billed on its day and not paid since: what follows is up to the clock. */
const bill = (daysAgo: number): Step => ({ daysAgo, run: (work, { id }) => work.run('clientsubsheader', 'bill', id) });
const pause: Step = {
  daysAgo: 4,
  run: (work, { id }) => work.run('clientsubsheader', 'pause', id, { reason: 'Renovasi ruang periksa' }),
};

/** One for each of twenty clients, so that every state is there; undefined is a client without a subscription. */
const histories: readonly ((at: number) => History | undefined)[] = [
  () => ({ steps: [] }),
  () => ({ steps: [] }),
  (at) => ({ steps: [activate(1 + (at % 9), true)] }),
  (at) => ({ steps: [activate(1 + (at % 12), true)] }),
  () => ({ steps: [activate(3, true)] }),
  () => ({ steps: [activate(12, true), extendTrial] }),
  (at) => ({ values: { auto_renew: false }, steps: [activate(20 + (at % 10), true)] }),
  ...[15, 35, 55, 75, 95, 115].map((days) => (at: number) => ({ steps: [activate(days + ((at * 11) % 60))] })),
  () => ({ values: { cycle: 'yearly' }, steps: [activate(90), grantDiscount] }),
  () => ({ steps: [activate(40), addSeats] }),
  () => ({ steps: [activate(24), bill(24)] }),
  () => ({ steps: [activate(50), pause] }),
  () => ({ steps: [activate(35), cancel(2, 'period_end')] }),
  () => ({ steps: [activate(100), cancel(10, 'now')] }),
  () => undefined,
];

const historyOf = (at: number): History | undefined => histories[at % histories.length]!(at);

const addClient = async (work: Work, client: DemoClient, { roles }: DemoGround, password: string): Promise<Ref> => {
  const { people, ...values } = client;
  const entity = { type: 'entity', id: await work.add('entity', values) };
  for (const person of people) await work.add('user', { ...person, password, roles, entity, status: 'active' });
  return entity;
};

/** One client with all that happened to it: first the client itself, then every step at its own time. */
async function fill(config: Config, database: Database, at: number, ground: DemoGround, password: string): Promise<void> {
  const client = demoClient(at);
  const pack = ground.packages.get(client.kind);
  if (!pack) throw new ToolError(`There is no active package for a ${client.kind}. Activate one, and run the demo again.`);
  const { values, steps } = historyOf(at) ?? { steps: [] };
  const today = Date.now();
  const during = <T>(daysAgo: number, run: (work: Work) => Promise<T>): Promise<T> => {
    const store = storeOf(config, database, () => new Date(today - daysAgo * DAY));
    return write(systemAct(store), true, run);
  };
  const began = (steps[0]?.daysAgo ?? at % 14) + 1;
  const id = await during(began, async (work) => {
    const entity = await addClient(work, client, ground, password);
    return historyOf(at) && work.add('clientsubsheader', { entity, package: pack, cycle: 'monthly', ...values });
  });
  for (const { daysAgo, run } of steps) if (id) await during(daysAgo, (work) => run(work, { id }, pack));
}

export type FilledClients = { readonly added: number; readonly took: number };

/**
 * Adds the clients that are not there yet, and lets everything happen that has become due since.
 * @param count the first so many of them
 */
export async function fillClients(
  config: Config,
  database: Database,
  count: number,
  { progress, signal }: { readonly progress: Progress; readonly signal: AbortSignal },
): Promise<FilledClients> {
  const started = Date.now();
  // Nobody knows a random password: the person sets a new one by a link.
  const password = config.seedPassword || randomBytes(24).toString('base64url');
  const ground = await demoGround(database);
  const missing = Array.from({ length: count }, (_, at) => at).filter((at) => !ground.known.has(demoClient(at).email));
  let done = 0;
  const queue = [...missing];
  const worker = async (): Promise<void> => {
    for (let at = queue.shift(); at !== undefined && !signal.aborted; at = queue.shift()) {
      await fill(config, database, at, ground, password);
      progress({ what: 'clients', done: ++done, total: missing.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  signal.throwIfAborted();
  if (missing.length)
    await advanceSubscriptions(storeOf(config, database), {
      error: ({ err }) => {
        throw err;
      },
    });
  return { added: done, took: Date.now() - started };
}
