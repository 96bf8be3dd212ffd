/** The demo's past: what happens to its clients, one thing after another in the order of time, each in a transaction of its own at its own time. */
import { applyDue, nextDueAt } from '../../areas/clients';
import { openInvoicesOf } from '../../areas/billing';
import { system, systemAct } from '../../repository/actors';
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

/** Plans what the client does about its new invoices, and looks when its next date comes. */
const lookAhead = async (work: Work, play: Play, today: number): Promise<void> => {
  const { entity, header } = play.ids;
  if (!entity || !header) return;
  for (const invoice of await openInvoicesOf(work, entity)) {
    if (play.seen.has(invoice.id)) continue;
    play.seen.add(invoice.id);
    play.moments.push(...paymentsOf(play.pays, { invoice, issued: work.now.getTime(), place: play.seen.size, client: play.number, today }));
  }
  const due = await nextDueAt(work, header);
  play.dueAt = due === undefined ? undefined : Math.max(due.getTime(), work.now.getTime() + 1);
};

/** The people in whose name things happen. */
type Staff = { readonly id: string };

const actorOf = (by: By | undefined, { ids }: Play, staff: Staff) => {
  if (by === 'staff') return { id: staff.id, roles: ['admin'], permissions: ['manage tickets'] as const, entityId: null };
  if (by === 'owner') return { id: ids.owner!, roles: [], permissions: [], entityId: ids.entity! };
  return system;
};

/** Lets the next thing happen to a client. */
const step = (
  store: Store,
  clock: Clock,
  play: Play,
  { today, staff }: { readonly today: number; readonly staff: Staff },
): Promise<void> => {
  const moment = earliest(play);
  const isDue = play.dueAt !== undefined && play.dueAt <= (moment?.at ?? Infinity);
  clock.now = new Date(isDue ? play.dueAt! : moment!.at);
  if (!isDue) play.moments.splice(play.moments.indexOf(moment!), 1);
  const actor = actorOf(isDue ? undefined : moment!.by, play, staff);
  return write({ ...systemAct(store), actor }, true, async (work) => {
    if (isDue) await applyDue(work, play.ids.header!);
    else await moment!.run(work);
    await lookAhead(work, play, today);
  });
};

/** @param progress in days that have gone by */
type Told = {
  readonly clock: Clock;
  readonly today: number;
  readonly staff: Staff;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number) => void;
};

/** Lets everything happen up to today, the earliest of all clients first: so numbers follow each other in the order of days. */
export const playAll = async (store: Store, plays: readonly Play[], { clock, today, staff, signal, progress }: Told): Promise<void> => {
  let begin: number | undefined;
  let shown = 0;
  for (;;) {
    signal.throwIfAborted();
    let next: { readonly play: Play; readonly at: number } | undefined;
    for (const play of plays) {
      const at = nextAt(play);
      if (at !== undefined && at <= today && (!next || at < next.at)) next = { play, at };
    }
    if (!next) return;
    begin ??= next.at;
    const day = Math.floor((next.at - begin) / DAY);
    if (day > shown) progress((shown = day), Math.ceil((today - begin) / DAY));
    await step(store, clock, next.play, { today, staff });
  }
};
