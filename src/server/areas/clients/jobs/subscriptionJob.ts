/** The clock of subscriptions: applies what has become due. Correct when it runs late, twice, or in two processes at once. Rule: SUB-16. */
import { systemAct } from '#server/repository/actors';
import { dueSubscriptions } from '../sql/subscriptions';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import { applyDue } from '../subscriptions/applyDue';
import type { Handler } from '#server/jobs/kinds';
import type { FailureLog } from '#server/jobs/runner';

/** Milliseconds between two looks. */
const EVERY = 60_000;

/** The job's key: there is never a second one. */
export const SUBSCRIPTIONS = 'subscriptions';

/**
 * Applies every event that is due, each subscription in a transaction of its own: one that fails does not hold up the others.
 * @returns how many events were applied
 */
export async function advanceSubscriptions(store: Store, log: FailureLog): Promise<number> {
  let applied = 0;
  for await (const ids of dueSubscriptions(store))
    for (const id of ids) {
      try {
        applied += (await write(systemAct(store), true, (work) => applyDue(work, id))).count;
      } catch (err) {
        log.error({ err }, 'what is due for a subscription could not be applied');
      }
    }
  return applied;
}

export const advancing = ({ store, log }: { store: Store; log: FailureLog }): Handler<'subscriptions'> => ({
  run: async ({ now }) => {
    await advanceSubscriptions(store, log);
    return new Date(now.getTime() + EVERY);
  },
});
