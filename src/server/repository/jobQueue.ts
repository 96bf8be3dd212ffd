/** Adds jobs inside the transaction that needs them, so that they run if and only if it commits. */
import { sql, type Transaction } from 'kysely';
import type { Day, Instant, Zone } from '#shared/domain/calendarDays';
import type { Language } from '#shared/locale';
import type { TicketNews } from '../areas/mailTexts';
import type { PasswordPage } from '#shared/areas/identity/signIn';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { newId } from './ids';
import type { Queryable } from './runner';

/** The kinds of jobs, each with its input. */
export type Payloads = {
  /** Sends the mail with this id. */
  mail: { readonly mail: string };
  /** Looks for the account of an address, and mails it a link to a new password: here, so that the answer doesn't wait for it. */
  forgotten: { readonly email: string; readonly page: PasswordPage; readonly language: Language };
  /** Tells the owner of this address, should there be one, that the account is locked. */
  locked: { readonly email: string; readonly language: Language };
  /** Tells the owner of this address that somebody tried to register with it. */
  registeredAgain: { readonly email: string; readonly language: Language };
  /** Mails the link of an invitation. `language`: that of the person who invites. */
  invitation: { readonly membership: string; readonly language: Language };
  /** Mails the owners of a client that its trial ends. Instants are those of the client's own clock. */
  trialReminder: {
    readonly client: string;
    /** The first instant after the trial. */
    readonly end: Instant;
    readonly now: Instant;
    readonly zone: Zone;
    readonly follows: 'ends' | 'continues' | 'suspended';
  };
  /** Mails the people who are billed about an invoice. `today`: the day by the client's own clock; `payment`: the one that it is about. */
  invoiceMail: {
    readonly invoice: string;
    readonly kind: 'issued' | 'sent' | 'reminder' | 'suspension' | 'received' | 'rejected';
    readonly today: Day;
    readonly payment?: string;
  };
  /** Mails a patient the receipt of a payment. */
  receiptMail: { readonly payment: string; readonly client: string; readonly language: Language };
  /** Reminds clients of open invoices, every minute. */
  invoiceReminders: Readonly<Record<string, never>>;
  /** Marks a support access as ended when its hours are over. */
  supportEnd: { readonly grant: string };
  /** Closes a ticket that was solved at this instant, if nobody answered since. */
  ticketClose: { readonly ticket: string; readonly resolved: Instant };
  /** Mails what became of a ticket. */
  ticketMail: { readonly ticket: string; readonly what: TicketNews };
  /** Tells of tickets whose promised time ends soon, every minute. */
  ticketsDue: Readonly<Record<string, never>>;
  /** Ends visits and appointments of patients who did not come on their day, every minute. */
  visitEnds: Readonly<Record<string, never>>;
  /** Puts all of a client's data together. `language`: that of the person who asked. */
  clientExport: { readonly client: string; readonly id: string; readonly language: Language };
  /** Removes what has expired, every hour. */
  sweep: Readonly<Record<string, never>>;
  /** Applies what is due for subscriptions, every minute. */
  subscriptions: Readonly<Record<string, never>>;
};

export type { TicketNews };

export type Kind = keyof Payloads;

/** `at`: not before this instant, else at once. `key`: while a job with this key is there, no second one is added. */
export type When = { readonly at?: Date; readonly key?: string };

let rung = false;

/**
 * Adds a job.
 * @param trx the transaction of the write that wants it
 * @param now the instant of that write
 */
export const enqueue = async <K extends Kind>(
  trx: Queryable,
  now: Date,
  kind: K,
  payload: Payloads[K],
  { at = now, key }: When = {},
): Promise<void> => {
  await sql`insert into jobs (id, kind, key, payload, created_at, run_at)
    values (${newId()}, ${kind}, ${key ?? null}, ${JSON.stringify(payload)}::jsonb, ${now.toISOString()}, ${at.toISOString()})
    on conflict (key) do nothing`.execute(trx);
  rung = true;
};

/** Whether this process added a job since it was last asked: a hint to look at once, instead of with the next poll. */
export const wasJobAdded = (): boolean => {
  const was = rung;
  rung = false;
  return was;
};

/** Jobs that only write mails to people. */
const mailing: readonly Kind[] = ['invitation', 'trialReminder', 'invoiceMail', 'receiptMail', 'ticketMail'];

/** Removes the jobs of mails in a demo's past: the next start would send them all. */
export const dropOldMailJobs = async ({ kysely }: Pick<Database, 'kysely'>, before: Date): Promise<void> => {
  await sql`delete from jobs where kind = any(${[...mailing]}::text[]) and created_at <= ${before.toISOString()}`.execute(kysely);
};

type Trx = Transaction<Schema>;

/** A job that this transaction has taken: nobody else does it meanwhile. */
export type TakenJob = { readonly id: string; readonly kind: Kind; readonly payload: never; readonly attempts: number };

/** The next due job of a known kind, locked; jobs that another process has locked are skipped. */
const take = async (trx: Trx, now: Date, kinds: readonly string[]): Promise<TakenJob | undefined> => {
  const { rows } = await sql<TakenJob>`select id, kind, payload, attempts from jobs
    where failed_at is null and run_at <= ${now.toISOString()} and kind = any(${kinds}::text[])
    order by run_at, id limit 1 for update skip locked`.execute(trx);
  return rows[0];
};

/** The lock that every running job holds shared; who must not be disturbed by jobs takes it exclusively. */
const RUNNING = sql`hashtextextended('running jobs', 0)`;

/**
 * Runs `run` while no process runs a job on this database: jobs that become due wait until it ends. For what makes the past, such as a
 * demo: a job would meet it with today's clock.
 */
export const withoutJobs = async <T>({ kysely }: Pick<Database, 'kysely'>, run: () => Promise<T>): Promise<T> =>
  kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${RUNNING})`.execute(connection);
    try {
      return await run();
    } finally {
      await sql`select pg_advisory_unlock(${RUNNING})`.execute(connection);
    }
  });

/**
 * Takes the next due job and does something with it, in one transaction that sees every tenant's rows.
 * @returns whether there was one; none while somebody works `withoutJobs`
 */
export const takingJob = (
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
  kinds: readonly string[],
  run: (trx: Trx, job: TakenJob) => Promise<void>,
): Promise<boolean> =>
  // A transaction without automatic retry: the handler may already have had an effect outside (a mail was sent).
  kysely.transaction().execute(async (trx) => {
    const { rows } = await sql<{ free: boolean }>`select set_config('nadi.scope', 'all', true),
      pg_try_advisory_xact_lock_shared(${RUNNING}) as free`.execute(trx);
    const job = rows[0]!.free ? await take(trx, now, kinds) : undefined;
    if (job) await run(trx, job);
    return job !== undefined;
  });

/** Runs `run` so that its failure undoes what it wrote, and leaves the transaction usable. @throws what `run` throws */
export const undoable = async <T>(trx: Trx, run: () => Promise<T>): Promise<T> => {
  await sql`savepoint job`.execute(trx);
  try {
    return await run();
  } catch (error) {
    await sql`rollback to savepoint job`.execute(trx);
    throw error;
  }
};

/** Takes a job off the list that is done; one that comes again starts anew. */
export const finishJob = async (trx: Trx, { id }: TakenJob, again: Date | undefined): Promise<void> => {
  await (again
    ? sql`update jobs set run_at = ${again.toISOString()}, attempts = 0, last_error = null where id = ${id}`.execute(trx)
    : sql`delete from jobs where id = ${id}`.execute(trx));
};

/**
 * Notes that a job failed.
 * @param next when it is tried again
 * @param failed when it failed for the last time; null while it is tried again
 */
export const postponeJob = async (
  trx: Trx,
  { id }: TakenJob,
  { attempt, next, failed, error }: { attempt: number; next: Date; failed: Date | null; error: string },
): Promise<void> => {
  await sql`update jobs set attempts = ${attempt}::int, run_at = ${next.toISOString()}, last_error = ${error},
    failed_at = ${failed && failed.toISOString()}::timestamptz where id = ${id}`.execute(trx);
};
