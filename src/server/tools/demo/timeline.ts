/**
 * The demo's past: what happens to its clients day by day, each thing as a unit of work of its own at its own time, in the order of the times.
 * A day is one transaction, and one thing follows the other: so the same day gives the same numbers in every run.
 */
import { transaction } from '../../db/database';
import { applyDue, nextDueAt } from '../../areas/clients';
import { openInvoicesOf } from '../../areas/billing';
import { system, systemAct } from '../../repository/actors';
import { hurry } from '../../repository/hurry';
import type { Store } from '../../repository/store';
import type { Work } from '../../repository/work';
import { unitOfWork } from '../../repository/write';
import type { WriteContext } from '../../repository/writeContext';
import { paymentsOf, type PaymentPlan } from './payers';
import type { KeepProof } from './proof';

export const DAY = 86_400_000;

/** Who does it, where it is not the operator itself. */
export type By = 'owner' | 'staff';

/** Something that happens at an instant, in milliseconds. */
export type Moment = { readonly at: number; readonly by?: By | undefined; readonly run: (work: WriteContext) => Promise<unknown> };

/** One client as its past goes by. */
export type Play = {
  readonly number: number;
  /** What is known to happen, in any order. */
  readonly moments: Moment[];
  ids: { entity?: string; owner?: string; header?: string };
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

/** What the client will do about its new invoices, and when its next date comes. */
const lookAhead = async (work: Work, play: Play, { today, keep }: About): Promise<void> => {
  const { entity, header } = play.ids;
  play.dueAt = undefined;
  if (!entity || !header) return;
  const found = (await openInvoicesOf(work, entity)).filter(({ id }) => !play.seen.has(id));
  const issued = work.now.getTime();
  for (const invoice of found) {
    play.seen.add(invoice.id);
    play.moments.push(...paymentsOf(play.pays, { invoice, issued, place: play.seen.size, client: play.number, today, keep }));
  }
  const due = await nextDueAt(work, header);
  play.dueAt = due && Math.max(due.getTime(), work.now.getTime() + 1);
};

/** The people in whose name things happen. */
type Staff = { readonly id: string };

const actorOf = (by: By | undefined, { ids }: Play, staff: Staff) => {
  if (by === 'staff') return { id: staff.id, roles: ['admin'], permissions: ['manage tickets'] as const, entityId: null };
  if (by === 'owner') return { id: ids.owner!, roles: [], permissions: [], entityId: ids.entity! };
  return system;
};

type Worker = { readonly store: Store; readonly clock: Clock };
type About = { readonly today: number; readonly staff: Staff; readonly keep: KeepProof };

type Trx = Parameters<typeof unitOfWork>[0];

/** Lets the next thing happen to a client. */
const step = async (trx: Trx, { store, clock }: Worker, play: Play, about: About): Promise<void> => {
  const moment = earliest(play);
  const isDue = play.dueAt !== undefined && play.dueAt <= (moment?.at ?? Infinity);
  clock.now = new Date(isDue ? play.dueAt! : moment!.at);
  const actor = actorOf(isDue ? undefined : moment!.by, play, about.staff);
  if (!isDue) play.moments.splice(play.moments.indexOf(moment!), 1);
  await unitOfWork(trx, { ...systemAct(store), actor }, clock.now, async (work) => {
    if (isDue) await applyDue(work, play.ids.header!);
    else await moment!.run(work);
    await lookAhead(work, play, about);
  });
};

/** Jakarta, where the demo's clients are. */
const AHEAD_OF_UTC = 7 * 3_600_000;

/** The first instant of the day of this one. */
export const midnightOf = (at: number): number => Math.floor((at + AHEAD_OF_UTC) / DAY) * DAY - AHEAD_OF_UTC;

/** The first instant after the day of this one. */
const dayEnd = (at: number): number => midnightOf(at) + DAY;

/** @param progress in days that have gone by */
type Playing = About & { readonly signal: AbortSignal; readonly progress: (done: number, total: number) => void };

/** The client to whom something happens next; of several at one instant the first. */
const next = (plays: readonly Play[], end: number): Play | undefined =>
  plays.reduce<Play | undefined>((found, play) => {
    const at = nextAt(play) ?? Infinity;
    return at < end && (!found || at < nextAt(found)!) ? play : found;
  }, undefined);

/** The plays as they are now, to begin again with: a transaction may run anew. */
const keptOf = (plays: readonly Play[]): (() => void) => {
  const kept = plays.map((play) => ({ play, moments: [...play.moments], ids: { ...play.ids }, seen: [...play.seen], dueAt: play.dueAt }));
  return () => {
    for (const { play, moments, ids, seen, dueAt } of kept) {
      play.moments.splice(0, Infinity, ...moments);
      play.ids = { ...ids };
      play.seen.clear();
      for (const id of seen) play.seen.add(id);
      play.dueAt = dueAt;
    }
  };
};

/** Lets everything happen up to today, day by day: so numbers follow each other in the order of days. */
export const playAll = async (worker: Worker, plays: readonly Play[], playing: Playing): Promise<void> => {
  const { today, signal, progress } = playing;
  const firstOf = () => Math.min(...plays.map((play) => nextAt(play) ?? Infinity));
  const begin = firstOf();
  for (let first = begin; first <= today; first = firstOf()) {
    const end = Math.min(dayEnd(first), today + 1);
    const concerned = plays.filter((play) => (nextAt(play) ?? Infinity) < end);
    const beginAgain = keptOf(concerned);
    await transaction(
      worker.store.database,
      async (trx) => {
        beginAgain();
        // A crash would only mean to begin anew, so nothing waits for the disk.
        await hurry({ trx });
        for (let play = next(concerned, end); play; play = next(concerned, end)) {
          signal.throwIfAborted();
          await step(trx, worker, play, playing);
        }
      },
      { scope: 'all' },
    );
    progress(Math.floor((end - begin) / DAY), Math.ceil((today - begin) / DAY));
  }
};
