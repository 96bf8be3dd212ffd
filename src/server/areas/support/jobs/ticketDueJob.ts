/** Tells of tickets whose promised time ends within the hour: looks every minute, and tells each person of each time once. Rules: NTF-2, NTF-4. */
import type { Handler } from '#server/jobs/kinds';
import { ticketsDueSoon } from '../sql/tickets';
import { tellOfPromise } from '../tickets/tellReaders';

/** Milliseconds between two looks. */
const EVERY = 60_000;

/** The job's key: there is never a second one. */
export const TICKETS_DUE = 'ticketsDue';

export const tellingOfPromises: Handler<'ticketsDue'> = {
  run: async (work) => {
    for (const { id, at } of await ticketsDueSoon(work.trx, work.now)) await tellOfPromise(work, id, at);
    return new Date(work.now.getTime() + EVERY);
  },
};
