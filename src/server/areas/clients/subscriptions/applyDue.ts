/** Applies everything that is due for one subscription, event by event. */
import { clientTime } from '#server/repository/clientTime';
import { lockSubscription } from '../sql/subscriptions';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Work } from '#server/repository/work';
import { eventOf } from './dated';

/** More events than a subscription can have missed in years: a rule that never ends must not hold up the clock. */
const MOST = 500;

/** @returns how many events were applied; 0 where another process was first */
export const applyDue = async (work: Work, id: string): Promise<number> => {
  // Of two processes the second waits here, and then finds nothing due.
  await lockSubscription(work, id);
  for (let applied = 0; applied < MOST; applied += 1) {
    const header = await work.read('clientsubsheader', id);
    if (!header) return applied;
    const { now, zone } = await clientTime(work, header.entity.id);
    const due = await eventOf(work, header as Clientsubsheader, zone);
    if (!due || due.at > now) return applied;
    await work.run('clientsubsheader', due.event, id);
  }
  return MOST;
};

/** When the next date of a subscription comes; undefined where none does. */
export const nextDueAt = async (work: Work, id: string): Promise<Date | undefined> => {
  const header = await work.read('clientsubsheader', id);
  if (!header) return undefined;
  const { zone } = await clientTime(work, header.entity.id);
  const due = await eventOf(work, header as Clientsubsheader, zone);
  return due && new Date(due.at);
};
