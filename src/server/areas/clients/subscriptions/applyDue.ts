/** Applies everything that is due for one subscription, event by event. */
import { clientTime } from '#server/repository/clientTime';
import { lockSubscription } from '../sql/subscriptions';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Work } from '#server/repository/work';
import { eventOf } from './dated';

/** More events than a subscription can have missed in years: a rule that never ends must not hold up the clock. */
const MOST = 500;

/** `count`: how many events were applied, 0 where another process was first. `next`: when the next date comes; undefined where none does. */
export type Applied = { readonly count: number; readonly next: Date | undefined };

export const applyDue = async (work: Work, id: string): Promise<Applied> => {
  // Of two processes the second waits here, and then finds nothing due.
  await lockSubscription(work, id);
  for (let count = 0; count < MOST; count += 1) {
    const header = await work.read('clientsubsheader', id);
    if (!header) return { count, next: undefined };
    const { now, zone } = await clientTime(work, header.entity.id);
    const due = await eventOf(work, header as Clientsubsheader, zone);
    if (!due || due.at > now) return { count, next: due && new Date(due.at) };
    await work.run('clientsubsheader', due.event, id);
  }
  return { count: MOST, next: undefined };
};

/** When the next date of a subscription comes; undefined where none does. */
export const nextDueAt = async (work: Work, id: string): Promise<Date | undefined> => {
  const header = await work.read('clientsubsheader', id);
  if (!header) return undefined;
  const { zone } = await clientTime(work, header.entity.id);
  const due = await eventOf(work, header as Clientsubsheader, zone);
  return due && new Date(due.at);
};
