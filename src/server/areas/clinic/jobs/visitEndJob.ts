/** Ends outpatient visits that still wait after their day is over at the clinic. It looks every minute; run late or twice, it has the same result. Rule: VIS-5. */
import { systemAct } from '#server/repository/actors';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handler } from '#server/jobs/kinds';
import type { FailureLog } from '#server/jobs/runner';
import { unattendedVisits } from '../sql/visits';

/** Milliseconds between two looks. */
const EVERY = 60_000;

/** The job's key: there is never a second one. */
export const VISIT_ENDS = 'visitEnds';

/** Each visit is ended in its own transaction, so that one that fails does not stop the others. */
export const endingVisits = ({ store, log }: { store: Store; log: FailureLog }): Handler<'visitEnds'> => ({
  run: async ({ trx, now }) => {
    for (const id of await unattendedVisits(trx, now))
      try {
        await write(systemAct(store), true, (work) => work.run('visit', 'expire', id));
      } catch (err) {
        log.error({ err }, 'a visit could not be ended');
      }
    return new Date(now.getTime() + EVERY);
  },
});
