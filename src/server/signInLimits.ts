/** How often a sign-in may fail: an account is locked, known or not, for everyone but known devices; an address waits longer each time. Counted in the database. Rule: PRV-16. */
import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Problem } from '#shared/errors';
import type { Database } from './db/database';
import { networkOf } from './http/network';
import { Refusal } from './refusal';
import type { Runner } from './repository/store';

/** Failures count together for this long, and a lock lasts as long. */
export const LOCK_MINUTES = 15;
const WINDOW = LOCK_MINUTES * 60_000;
const MOST_OF_ACCOUNT = 5;
const MOST_OF_ADDRESS = 20;
/** Seconds. A whole clinic may share one address, so it waits at most a minute. */
const LONGEST_WAIT = 60;

/** A sign-in attempt: the e-mail as it was typed, where from, and the account's known device if it is one (`findDevice`). Failures of a known device are counted and locked separately. */
export type Tried = { readonly email: string; readonly ip: string; readonly device?: string | null };

/** Limits guessing. The answer is the same whether the e-mail has an account or not. */
export interface SignInLimits {
  /** @throws Refusal `account.locked`, `rate.limited` while the account or the address has to wait */
  check(tried: Tried, on?: Runner): Promise<void>;
  /**
   * Counts a failure.
   * @returns whether the account is locked from now on
   * @throws Refusal as `check` does, when others who tried at the same moment have used up what was left
   */
  fail(tried: Tried): Promise<boolean>;
  /**
   * Counts requests that anyone may send and that could be misused in large numbers (registrations, mailed links). They slow the address like failures do, but
   * are counted separately: registering a whole clinic must not stop anyone there from signing in.
   * @throws Refusal `rate.limited`
   */
  ask(ip: string): Promise<void>;
  /**
   * Forgets the failures at the account, or those of its known device. Failures of strangers stay when a known device signs in, so
   * that its owner's visits give nobody more guesses; and so do those of the address.
   */
  clear(tried: Omit<Tried, 'ip'>, on?: Runner): Promise<void>;
}

type Locked = { key: string; locked_until: string };

const accountKey = ({ email, device }: Omit<Tried, 'ip'>): string =>
  `account:${createHash('sha256').update(email.toLowerCase()).digest('hex')}${device ? `:${device}` : ''}`;
const addressKey = (ip: string): string => `address:${networkOf(ip)}`;
const askedKey = (ip: string): string => `asked:${networkOf(ip)}`;

const problemOf = ({ key }: Locked, seconds: number): Problem =>
  key.startsWith('account:')
    ? { code: 'account.locked', meta: { minutes: Math.ceil(seconds / 60) } }
    : { code: 'rate.limited', meta: { seconds } };

const wait = (row: Locked, now: Date): never => {
  const seconds = Math.max(1, Math.ceil((Date.parse(row.locked_until) - now.getTime()) / 1_000));
  throw new Refusal([problemOf(row, seconds)], { 'retry-after': String(seconds) });
};

/** Whether nothing of the row `f` counts any more. */
const isOver = (now: Date): RawBuilder<boolean> => {
  const start = new Date(now.getTime() - WINDOW).toISOString();
  return sql<boolean>`f.window_start <= ${start}::timestamptz and coalesce(f.locked_until, f.window_start) <= ${now.toISOString()}::timestamptz`;
};

/**
 * One statement, so that simultaneous failures are all counted. Failures of an account that is locked by then are not.
 * @param until when it is locked until, by its failures
 * @returns the failures, null when it is locked
 */
const count = async (on: Runner, key: string, now: Date, until: (failures: RawBuilder<number>) => RawBuilder<unknown>) => {
  const over = isOver(now);
  const failures = sql<number>`case when ${over} then 1 else f.failures + 1 end`;
  const { rows } = await sql<{ failures: number }>`insert into sign_in_failures as f (key, failures, window_start)
    values (${key}, 1, ${now.toISOString()})
    on conflict (key) do update set failures = ${failures}, locked_until = ${until(failures)},
      window_start = case when ${over} then excluded.window_start else f.window_start end
      where f.locked_until is null or f.locked_until <= excluded.window_start
    returning failures`.execute(on);
  return rows[0]?.failures ?? null;
};

const lockAccount = (now: Date) => (failures: RawBuilder<number>) =>
  sql`case when (${failures}) >= ${MOST_OF_ACCOUNT}::int then ${new Date(now.getTime() + WINDOW).toISOString()}::timestamptz end`;

/** One second after the last failure that is free, then twice as long each time. */
const slowAddress = (now: Date) => (failures: RawBuilder<number>) =>
  sql`case when (${failures}) >= ${MOST_OF_ADDRESS}::int then ${now.toISOString()}::timestamptz
    + least(power(2, least((${failures}) - ${MOST_OF_ADDRESS}::int, 10)), ${LONGEST_WAIT}::int) * interval '1 second' end`;

/** Forgets the failures at an account, or those of its known device: whoever proved to be its owner may try again. */
export const clearFailures = async (on: Runner, tried: Omit<Tried, 'ip'>): Promise<void> => {
  await sql`delete from sign_in_failures where key = ${accountKey(tried)}`.execute(on);
};

/** The limits of one database. */
export function signInLimitsOf({ database: { kysely }, clock }: { database: Pick<Database, 'kysely'>; clock: () => Date }): SignInLimits {
  /** @throws Refusal while one of these has to wait */
  const refuseLocked = async (on: Runner, keys: readonly string[]): Promise<void> => {
    const now = clock();
    const { rows } = await sql<Locked>`select key, locked_until from sign_in_failures
      where key = any(${keys}::text[]) and locked_until > ${now.toISOString()} order by key limit 1`.execute(on);
    if (rows[0]) wait(rows[0], now);
  };
  const check: SignInLimits['check'] = (tried, on = kysely) => refuseLocked(on, [accountKey(tried), addressKey(tried.ip)]);
  return {
    check,
    async fail(tried) {
      const now = clock();
      const account = await count(kysely, accountKey(tried), now, lockAccount(now));
      const address = account && (await count(kysely, addressKey(tried.ip), now, slowAddress(now)));
      if (address === null) await check(tried);
      return account === MOST_OF_ACCOUNT;
    },
    async ask(ip) {
      const now = clock();
      if ((await count(kysely, askedKey(ip), now, slowAddress(now))) === null) await refuseLocked(kysely, [askedKey(ip)]);
    },
    clear: (tried, on = kysely) => clearFailures(on, tried),
  };
}
