/** Runs due jobs one after another. However many processes share the database, each job runs in one of them at a time. */
import { masked } from '../http/log';
import { systemAct } from '../repository/actors';
import { finishJob, postponeJob, takingJob, undoable, type Kind } from '../repository/jobQueue';
import type { Store } from '../repository/store';
import { unitOfWork } from '../repository/write';
import type { Handler, Handlers, Turn } from './kinds';

const POLL = 1_000;
const MINUTE = 60_000;
const MOST_ATTEMPTS = 8;
const ERROR_MAX = 500;

export interface Jobs {
  /** Runs all due jobs, including those added meanwhile. @returns how many were tried */
  runDue(): Promise<number>;
  /** Looks for jobs every second from now on. */
  start(): void;
  /** Looks for jobs at once, if it was started: something was added. */
  wake(): void;
  /** Starts no other job and waits for the running one. */
  close(): Promise<void>;
}

/** The part of a pino logger that is used here. */
export interface FailureLog {
  error(what: { err: unknown; kind?: string; attempt?: number }, sentence: string): void;
}

export interface JobParts {
  readonly store: Store;
  readonly handlers: Handlers;
  readonly log: FailureLog;
}

/** What an error says, without addresses and tokens. */
export const saidBy = (error: unknown): string => masked(error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);

/** A minute after the first failure, then twice as long each time; after the last one the job is stored as it is. */
const failureOf = (now: Date, attempt: number, last: boolean, error: unknown) => ({
  attempt,
  next: new Date(now.getTime() + MINUTE * 2 ** (attempt - 1)),
  failed: last ? now : null,
  error: saidBy(error),
});

/** Does one job. @returns whether there was one */
const runOne = ({ store, handlers, log }: JobParts): Promise<boolean> => {
  const now = store.clock();
  return takingJob(store.database, now, Object.keys(handlers), async (trx, job) => {
    const { run, failed } = handlers[job.kind] as Handler<Kind>;
    const attempt = job.attempts + 1;
    const last = attempt >= MOST_ATTEMPTS;
    const inTurn = <T>(act: (turn: Turn) => Promise<T>): Promise<T> =>
      unitOfWork(trx, systemAct(store), now, (work) => act({ ...work, attempt, last }));
    try {
      await finishJob(trx, job, await undoable(trx, () => inTurn((turn) => run(turn, job.payload))));
    } catch (error) {
      await postponeJob(trx, job, failureOf(now, attempt, last, error));
      if (failed) await inTurn((turn) => failed(turn, job.payload, error));
      log.error({ err: error, kind: job.kind, attempt }, last ? 'a job failed for the last time' : 'a job failed');
    }
  });
};

/** The jobs of one process. */
export function jobsOf(parts: JobParts): Jobs {
  let timer: NodeJS.Timeout | undefined;
  let closing = false;
  let underWay: Promise<number> | undefined;
  let asked = false;
  let unreachable = false;

  const runAll = async (): Promise<number> => {
    let count = 0;
    try {
      do {
        asked = false;
        while (!closing && (await runOne(parts))) count++;
      } while (asked && !closing);
    } finally {
      underWay = undefined;
    }
    return count;
  };

  const runDue = (): Promise<number> => {
    // A call while it runs resolves when the jobs that existed at that moment are done, too.
    asked = true;
    return (underWay ??= runAll());
  };

  const look = async (): Promise<void> => {
    try {
      await runDue();
      unreachable = false;
    } catch (error) {
      // Logged once, not every second, while the database is not reachable.
      if (!unreachable) parts.log.error({ err: error }, 'jobs cannot be looked for');
      unreachable = true;
    }
  };

  return {
    runDue,
    start: () => void (timer ??= setInterval(() => void look(), POLL).unref()),
    wake: () => void (timer && look()),
    async close() {
      closing = true;
      clearInterval(timer);
      await underWay?.catch(() => undefined);
    },
  };
}
