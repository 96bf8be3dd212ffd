/** The kinds of jobs there are, each with its handler. A kind without a handler doesn't compile. */
import type { Kind, Payloads } from '../repository/jobQueue';
import type { WriteContext } from '../repository/writeContext';

/**
 * One job under way: a unit of work that sees every tenant's rows. `attempt` counts from 1; after the `last` the job is given up.
 */
export type Turn = WriteContext & { readonly attempt: number; readonly last: boolean };

export type Handler<K extends Kind> = {
  /**
   * Does the job, inside the transaction that also takes it off the list; it may be done again when the process ends just then.
   * Answers with the instant to do it again, or nothing when it is done. What it throws is tried again later.
   */
  readonly run: (turn: Turn, payload: Payloads[K]) => Promise<Date | undefined>;
  /** What to record about a failure, after the writes of `run` were rolled back. */
  readonly failed?: (turn: Turn, payload: Payloads[K], error: unknown) => Promise<void>;
};

export type Handlers = { readonly [K in Kind]: Handler<K> };
