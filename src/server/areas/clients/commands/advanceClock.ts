/** Moves the clock of a sandbox client ahead: everything that falls due on the way happens, in its order and at its own date. Rule: SUB-24. */
import { addFullDays, dayIn, dayOf, dayOfMonth, monthOf, startOfDay, type Instant } from '#shared/domain/calendarDays';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Entity, entity } from '#shared/areas/clients/resources/entity';
import { Refusal } from '#server/refusal';
import { clientTime, secondsAhead, setClock, type ClientTime } from '#server/repository/clientTime';
import type { Runs } from '#server/repository/serverResource';
import { subscriptionsOf } from '../sql/subscriptions';
import type { Work } from '#server/repository/work';
import { applyDue } from '../subscriptions/applyDue';
import { eventOf } from '../subscriptions/dated';

type AdvanceClock = Runs<typeof entity>['advanceClock'];
type Step = Parameters<AdvanceClock>[2];

/** More dates than a client can have in a year, should a rule never end. */
const MOST = 1_000;

/** When something happens next to the client by date; undefined where nothing is planned. */
const nextInstant = async (work: Work, clientId: string, { zone }: ClientTime): Promise<Instant | undefined> => {
  const instants: Instant[] = [];
  for (const id of await subscriptionsOf(work, clientId)) {
    const due = await eventOf(work, (await work.read('clientsubsheader', id)) as Clientsubsheader, zone);
    if (due) instants.push(due.at);
  }
  return instants.sort()[0];
};

/** The same time of the day, on the same day of the next year; 29 February becomes the 28th. */
const yearLater = ({ now, zone }: ClientTime): Instant => {
  const today = dayOf(now, zone);
  const later = dayIn(monthOf(today) + 12, dayOfMonth(today));
  return new Date(Date.parse(startOfDay(later, zone)) + Date.parse(now) - Date.parse(startOfDay(today, zone))).toISOString();
};

/** The instant of a given day. @throws Refusal where it is missing, not later than the clock, or more than a year ahead */
const dayGiven = (until: string | null | undefined, time: ClientTime): Instant => {
  const refuse = (code: 'required' | 'clock.backwards' | 'clock.too_far', date?: string) =>
    new Refusal([{ code, pointer: '/data/attributes/until', ...(date && { meta: { date } }) }]);
  if (!until) throw refuse('required');
  const [target, latest] = [startOfDay(until, time.zone), yearLater(time)];
  if (target <= time.now) throw refuse('clock.backwards', dayOf(time.now, time.zone));
  if (target > latest) throw refuse('clock.too_far', dayOf(latest, time.zone));
  return target;
};

/** The instant that the clock shall show. @throws Refusal */
const targetOf = async (work: Work, { id }: Entity, { by, until }: Step, time: ClientTime): Promise<Instant> => {
  if (by === 'until') return dayGiven(until, time);
  if (by === 'day') return addFullDays(time.now, 1);
  if (by === 'year') return yearLater(time);
  const next = await nextInstant(work, id, time);
  if (next === undefined) throw new Refusal([{ code: 'clock.no_event' }]);
  // What is due already, because the job has not looked yet, happens at the present time.
  return next > time.now ? next : time.now;
};

/** Lets the time pass from one date to the next, so that each happens as it would have on its day. */
const passUntil = async (work: Work, clientId: string, target: Instant): Promise<void> => {
  for (let steps = 0; steps < MOST; steps += 1) {
    const time = await clientTime(work, clientId);
    const next = await nextInstant(work, clientId, time);
    if (next === undefined || next > target) break;
    if (next > time.now) await setClock(work, clientId, next);
    for (const id of await subscriptionsOf(work, clientId)) await applyDue(work, id);
  }
};

export const advanceClock: AdvanceClock = async (work, client, step) => {
  const target = await targetOf(work, client, step, await clientTime(work, client.id));
  await passUntil(work, client.id, target);
  return { status: client.status, clock_ahead: Math.max(secondsAhead(work, target), client.clock_ahead ?? 0) };
};
