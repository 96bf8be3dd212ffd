/** The demo's past: what happens to its clients day by day, each thing in a transaction of its own at its own time. */
import { applyDue, nextDueAt } from '../../areas/clients';
import { openInvoicesOf } from '../../areas/billing';
import { system, systemAct } from '../../repository/actors';
import { hurry } from '../../repository/hurry';
import type { Store } from '../../repository/store';
import type { Work } from '../../repository/work';
import { write } from '../../repository/write';
import { paymentsOf, type PaymentPlan } from './payers';

export const DAY = 86_400_000;

/** Who does it, where it is not the operator itself. */
export type By = 'owner' | 'staff';

/** Something that happens at an instant, in milliseconds. */
export type Moment = { readonly at: number; readonly by?: By | undefined; readonly run: (work: Work) => Promise<unknown> };

/** One client as its past goes by. */
export type Play = {
  readonly number: number;
  /** What is known to happen, in any order. */
  readonly moments: Moment[];
  readonly ids: { entity?: string; owner?: string; header?: string };
  readonly pays: PaymentPlan;
  /** Invoices that are planned already. */
  readonly seen: Set<string>;
  /** When a date of its subscription comes next. */
  dueAt: number | undefined;
};

export type Clock = { now: Date };

const earliest = ({ moments }: Play): Moment | undefined =>
  moments.reduce<Moment | undefined>((found, one) => (!found || one.at < found.at ? one : found), undefined);

/** When something happens next to the client; undefined where nothing does. */
const nextAt = (play: Play): number | undefined => {
  const [moment, due] = [earliest(play)?.at, play.dueAt];
  return due === undefined ? moment : Math.min(due, moment ?? Infinity);
};

type Ahead = { readonly invoices: readonly string[]; readonly moments: readonly Moment[]; readonly dueAt: number | undefined };

/** What the client will do about its new invoices, and when its next date comes. */
const lookAhead = async (work: Work, play: Play, today: number): Promise<Ahead> => {
  const { entity, header } = play.ids;
  if (!entity || !header) return { invoices: [], moments: [], dueAt: undefined };
  const found = (await openInvoicesOf(work, entity)).filter(({ id }) => !play.seen.has(id));
  const moments = found.flatMap((invoice, at) =>
    paymentsOf(play.pays, { invoice, issued: work.now.getTime(), place: play.seen.size + at + 1, client: play.number, today }),
  );
  const due = await nextDueAt(work, header);
  return { invoices: found.map(({ id }) => id), moments, dueAt: due && Math.max(due.getTime(), work.now.getTime() + 1) };
};

/** The people in whose name things happen. */
type Staff = { readonly id: string };

const actorOf = (by: By | undefined, { ids }: Play, staff: Staff) => {
  if (by === 'staff') return { id: staff.id, roles: ['admin'], permissions: ['manage tickets'] as const, entityId: null };
  if (by === 'owner') return { id: ids.owner!, roles: [], permissions: [], entityId: ids.entity! };
  return system;
};

/** What one transaction after another is run with. */
type Worker = { readonly store: Store; readonly clock: Clock };
type About = { readonly today: number; readonly staff: Staff };

/** Lets the next thing happen to a client. A crash would only mean to begin anew, so nothing waits for the disk. */
const step = async ({ store, clock }: Worker, play: Play, { today, staff }: About): Promise<void> => {
  const moment = earliest(play);
  const isDue = play.dueAt !== undefined && play.dueAt <= (moment?.at ?? Infinity);
  clock.now = new Date(isDue ? play.dueAt! : moment!.at);
  const actor = actorOf(isDue ? undefined : moment!.by, play, staff);
  // The transaction may run again, so what it plans counts once it is over.
  const ahead = await write({ ...systemAct(store), actor }, true, async (work) => {
    await hurry(work);
    if (isDue) await applyDue(work, play.ids.header!);
    else await moment!.run(work);
    return lookAhead(work, play, today);
  });
  if (!isDue) play.moments.splice(play.moments.indexOf(moment!), 1);
  for (const id of ahead.invoices) play.seen.add(id);
  play.moments.push(...ahead.moments);
  play.dueAt = ahead.dueAt;
};

/** Jakarta, where the demo's clients are. */
const AHEAD_OF_UTC = 7 * 3_600_000;

/** The first instant after the day of this one. */
const dayEnd = (at: number): number => (Math.floor((at + AHEAD_OF_UTC) / DAY) + 1) * DAY - AHEAD_OF_UTC;

/** @param progress in days that have gone by */
type Playing = About & { readonly signal: AbortSignal; readonly progress: (done: number, total: number) => void };

const happensBefore = (play: Play, end: number): boolean => (nextAt(play) ?? Infinity) < end;

/**
 * Lets everything happen up to today, day by day: so numbers follow each other in the order of days. Within a day clients do not wait for
 * each other.
 */
export const playAll = async (workers: readonly Worker[], plays: readonly Play[], playing: Playing): Promise<void> => {
  const { today, signal, progress } = playing;
  const begin = Math.min(...plays.map((play) => nextAt(play) ?? Infinity));
  for (let first = begin; first <= today; first = Math.min(...plays.map((play) => nextAt(play) ?? Infinity))) {
    const end = Math.min(dayEnd(first), today + 1);
    const queue = plays.filter((play) => happensBefore(play, end));
    await Promise.all(
      workers.map(async (worker) => {
        for (let play = queue.shift(); play; play = queue.shift())
          while (happensBefore(play, end)) {
            signal.throwIfAborted();
            await step(worker, play, playing);
          }
      }),
    );
    progress(Math.floor((end - begin) / DAY), Math.ceil((today - begin) / DAY));
  }
};
