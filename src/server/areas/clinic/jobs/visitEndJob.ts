/** Ends what still waits for a patient after its day is over at the clinic: outpatient visits and appointments. It looks every minute; run late or twice, it has the same result. Rules: VIS-5, APT-6. */
import { systemAct } from '#server/repository/actors';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Work } from '#server/repository/work';
import type { Handler } from '#server/jobs/kinds';
import type { FailureLog } from '#server/jobs/runner';
import { missedAppointments } from '../sql/appointments';
import { unattendedVisits } from '../sql/visits';

/** Milliseconds between two looks. */
const EVERY = 60_000;

/** The job's key: there is never a second one. */
export const VISIT_ENDS = 'visitEnds';

/** What waits, and how it ends. */
const waiting = [
  { find: unattendedVisits, end: (work: Work, id: string) => work.run('visit', 'expire', id) },
  { find: missedAppointments, end: (work: Work, id: string) => work.run('appointment', 'miss', id) },
] as const;

/** Each is ended in its own transaction, so that one that fails does not stop the others. */
export const endingVisits = ({ store, log }: { store: Store; log: FailureLog }): Handler<'visitEnds'> => ({
  run: async ({ trx, now }) => {
    for (const { find, end } of waiting)
      for (const id of await find(trx, now))
        try {
          await write(systemAct(store), true, (work) => end(work, id));
        } catch (err) {
          log.error({ err }, 'what waits for a patient could not be ended');
        }
    return new Date(now.getTime() + EVERY);
  },
});
