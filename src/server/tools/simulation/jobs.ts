/** The jobs of the business, as the server runs them. */
import { advanceSubscriptions } from '../../areas/clients';
import type { World } from './world';

/** A job that cannot do something is a fault, and not only a line in a log. */
const log = {
  error: ({ err }: { err: unknown }): never => {
    throw err;
  },
};

export const runJobs = async ({ store }: World): Promise<void> => {
  await advanceSubscriptions(store, log);
};
