/** The clients of the demo with people, subscriptions in every state, invoices, payments and tickets over the last year, made by the commands that people give. */
import { randomBytes } from 'node:crypto';
import type { Ref } from '#shared/kit/resource';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { demoClient } from '../../db/demo/clients';
import { ToolError, type Progress } from '../../db/toolError';
import { advanceSubscriptions, demoGround, type DemoGround } from '../../areas/clients';
import { demoPeople, type AddPeople } from '../../areas/identity';
import { systemAct } from '../../repository/actors';
import { dropOldMailJobs, withoutJobs } from '../../repository/jobQueue';
import type { Work } from '../../repository/work';
import { write } from '../../repository/write';
import { storeOf } from '../../storeOf';
import { fillSeller } from './seller';
import { planOf, type PaymentPlan } from './payers';
import { keepingProofs } from './proof';
import { ticketMoments } from './tickets';
import { DAY, midnightOf, playAll, type Clock, type Moment, type Play } from './timeline';

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
type History = {
  readonly values?: { readonly cycle?: 'yearly'; readonly auto_renew?: boolean };
  readonly pays?: PaymentPlan;
  readonly steps: readonly Step[];
};

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
  run: async (work, { id }, pack) => {
    const { extra_seats: seats } = (await work.read('clientsubsheader', id, ['extra_seats']))!;
    return work.run('clientsubsheader', 'changePlan', id, { package: pack, extra_seats: (seats ?? 0) + 5, when: 'next_period' });
  },
};
const pause: Step = {
  daysAgo: 4,
  run: (work, { id }) => work.run('clientsubsheader', 'pause', id, { reason: 'Renovasi ruang periksa' }),
};

/** Days by which clients of one kind differ. */
const spread = (at: number): number => (at * 11 + Math.floor(at / 20) * 7) % 30;

/** Seats more than the package has: clients differ in size. */
const seatsOf = (at: number): number => [0, 0, 2, 0, 5, 0, 1][at % 7]!;

/** One for each of twenty clients, so that every state is there; undefined is a client without a subscription. */
const histories: readonly ((at: number) => History | undefined)[] = [
  () => ({ steps: [] }),
  () => ({ steps: [] }),
  (at) => ({ steps: [activate(1 + (at % 9), true)] }),
  (at) => ({ steps: [activate(1 + (at % 12), true)] }),
  () => ({ steps: [activate(3, true)] }),
  () => ({ steps: [activate(12, true), extendTrial] }),
  (at) => ({ values: { auto_renew: false }, steps: [activate(20 + (at % 10), true)] }),
  (at) => ({ ...(at % 40 === 7 && { pays: 'part' as const }), steps: [activate(10 + spread(at))] }),
  ...[40, 75, 120, 190, 330].map((days) => (at: number) => ({ steps: [activate(days + spread(at))] })),
  () => ({ values: { cycle: 'yearly' }, pays: 'withholding', steps: [activate(90), grantDiscount] }),
  () => ({ pays: 'prompt', steps: [activate(40), addSeats] }),
  () => ({ pays: 'never', steps: [activate(24)] }),
  () => ({ pays: 'prompt', steps: [activate(50), pause] }),
  () => ({ pays: 'prompt', steps: [activate(35), cancel(2, 'period_end')] }),
  () => ({ pays: 'prompt', steps: [activate(100), cancel(10, 'now')] }),
  () => undefined,
];

const historyOf = (at: number): History | undefined => histories[at % histories.length]!(at);

/** What a client begins with: its record and people, and a draft of its subscription. */
const beginning = (play: Play, at: number, pack: Ref, addPeople: AddPeople): Moment => ({
  at,
  run: async (work) => {
    const { people, ...values } = demoClient(play.number);
    const id = await work.add('entity', values);
    const [owner] = await addPeople(work, id, people);
    Object.assign(play.ids, { entity: id, owner });
    const history = historyOf(play.number);
    if (!history) return;
    const entity = { type: 'entity', id };
    play.ids.header = await work.add('clientsubsheader', {
      entity,
      package: pack,
      cycle: 'monthly',
      extra_seats: seatsOf(play.number),
      ...history.values,
    });
  },
});

type Beginning = { readonly ground: DemoGround; readonly addPeople: AddPeople; readonly today: number; readonly staff: Ref };

/** A client with all that is known to happen to it. @throws ToolError without a package for its kind */
const playOf = (number: number, { ground, addPeople, today, staff }: Beginning): Play => {
  const { kind } = demoClient(number);
  const pack = ground.packages.get(kind);
  if (!pack) throw new ToolError(`There is no active package for a ${kind}. Activate one, and run the demo again.`);
  const { steps, pays = planOf(number) } = historyOf(number) ?? { steps: [] };
  const play: Play = { number, moments: [], ids: {}, pays, seen: new Set(), dueAt: undefined };
  const tickets = ticketMoments(play, today, staff);
  // A client is there an hour before anything happens to it; some hours apart, as people are.
  const first = Math.min(...tickets.map(({ at }) => at), today - ((steps[0]?.daysAgo ?? number % 14) + 1) * DAY) - (number % 9) * 3_600_000;
  play.moments.push(
    beginning(play, first, pack, addPeople),
    ...steps.map(({ daysAgo, run }): Moment => ({ at: today - daysAgo * DAY, run: (work) => run(work, { id: play.ids.header! }, pack) })),
    ...tickets,
  );
  return play;
};

export type FilledClients = { readonly added: number; readonly took: number };

/**
 * Adds the clients that are not there yet, and lets everything happen that has become due since. The same day gives the same figures.
 * @param count the first so many of them
 */
export async function fillClients(
  config: Config,
  database: Database,
  count: number,
  { progress, signal }: { readonly progress: Progress; readonly signal: AbortSignal },
): Promise<FilledClients> {
  const started = Date.now();
  const ground = await demoGround(database);
  const missing = Array.from({ length: count }, (_, at) => at).filter((at) => !ground.known.has(demoClient(at).email));
  if (!missing.length) return { added: 0, took: Date.now() - started };
  const clock: Clock = { now: new Date(started) };
  const worker = { clock, store: storeOf(config, database, () => clock.now) };
  const store = storeOf(config, database, () => new Date(started));
  const log = {
    error: ({ err }: { readonly err: unknown }) => {
      throw err;
    },
  };
  await write(systemAct(store), true, (work: Work) => fillSeller(work));
  // Nobody knows a random password: the person sets a new one by a link.
  const addPeople = await demoPeople(config.seedPassword || randomBytes(24).toString('base64url'));
  const today = midnightOf(started);
  const plays = missing.map((at) => playOf(at, { ground, addPeople, today, staff: ground.staff }));
  await withoutJobs(database, async () => {
    await playAll(worker, plays, {
      today,
      staff: ground.staff,
      keep: keepingProofs(config),
      signal,
      progress: (done, total) => progress({ what: 'a year of the clients', done, total }),
    });
    await advanceSubscriptions(store, log);
    await dropOldMailJobs(database, new Date(started));
  });
  return { added: missing.length, took: Date.now() - started };
}
