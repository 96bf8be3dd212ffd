/** Runs due jobs one after another. However many processes share the database, each job runs in one of them at a time. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { masked } from '../http/log';
import type { Handler, Handlers, Kind, Turn } from './kinds';

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
  readonly database: Pick<Database, 'kysely'>;
  readonly clock: () => Date;
  readonly handlers: Handlers;
  readonly log: FailureLog;
}

type Trx = Transaction<Schema>;
type Taken = { id: string; kind: Kind; payload: never; attempts: number };

/** The next due job of a known kind, locked; jobs that another process has locked are skipped. */
const take = async (trx: Trx, now: Date, kinds: readonly string[]): Promise<Taken | undefined> => {
  const { rows } = await sql<Taken>`select id, kind, payload, attempts from jobs
    where failed_at is null and run_at <= ${now.toISOString()} and kind = any(${kinds}::text[])
    order by run_at, id limit 1 for update skip locked`.execute(trx);
  return rows[0];
};

const finish = (trx: Trx, { id }: Taken, again: Date | undefined) =>
  again
    ? sql`update jobs set run_at = ${again.toISOString()}, attempts = 0, last_error = null where id = ${id}`.execute(trx)
    : sql`delete from jobs where id = ${id}`.execute(trx);

/** What an error says, without addresses and tokens. */
export const saidBy = (error: unknown): string => masked(error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);

/** A minute after the first failure, then twice as long each time; after the last one the job is kept as it is. */
const postpone = ({ trx, now, attempt, last }: Turn, { id }: Taken, error: unknown) => {
  const next = new Date(now.getTime() + MINUTE * 2 ** (attempt - 1)).toISOString();
  return sql`update jobs set attempts = ${attempt}::int, run_at = ${next}, last_error = ${saidBy(error)},
    failed_at = ${last ? now.toISOString() : null}::timestamptz where id = ${id}`.execute(trx);
};

/** Undoes what a failed handler wrote, but keeps the job locked until its failure is written down. */
async function attempt(turn: Turn, job: Taken, { run, failed }: Handler<Kind>, log: FailureLog): Promise<void> {
  const { trx } = turn;
  await sql`savepoint job`.execute(trx);
  try {
    await finish(trx, job, await run(turn, job.payload));
  } catch (error) {
    await sql`rollback to savepoint job`.execute(trx);
    await postpone(turn, job, error);
    await failed?.(turn, job.payload, error);
    log.error({ err: error, kind: job.kind, attempt: turn.attempt }, turn.last ? 'a job failed for the last time' : 'a job failed');
  }
}

/** Does one job. @returns whether there was one */
const runOne = ({ database: { kysely }, clock, handlers, log }: JobParts): Promise<boolean> =>
  // A transaction without automatic retry: the handler may already have had an effect outside (a mail was sent).
  kysely.transaction().execute(async (trx) => {
    await sql`select set_config('nadi.scope', 'all', true)`.execute(trx);
    const now = clock();
    const job = await take(trx, now, Object.keys(handlers));
    if (!job) return false;
    const turn = { trx, now, attempt: job.attempts + 1, last: job.attempts + 1 >= MOST_ATTEMPTS };
    await attempt(turn, job, handlers[job.kind] as Handler<Kind>, log);
    return true;
  });

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
