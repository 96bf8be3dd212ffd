/** How often a sign-in may fail: an account is locked, known or not, for everyone but known devices; an address waits longer each time. Counted in the database. Rule: PRV-16. */
import { createHash } from 'node:crypto';
import type { Problem } from '#shared/errors';
import type { Database } from '#server/db/database';
import { networkOf } from '#server/http/network';
import { Refusal } from '#server/refusal';
import type { Queryable } from '#server/repository/runner';
import { countFailure, forgetFailures, lockedKey, type FailureRule, type LockedKey } from '../sql/signInFailures';

/** Failures count together for this long, and a lock lasts as long. */
export const LOCK_MINUTES = 15;
const WINDOW = LOCK_MINUTES * 60_000;
const MOST_OF_ACCOUNT = 5;
const MOST_OF_ADDRESS = 20;
/** Seconds. A whole clinic may share one address, so it waits at most a minute. */
const LONGEST_WAIT = 60;

/** A sign-in attempt: the e-mail as it was typed, where from, and the account's known device if it is one (`findDevice`). Failures of a known device are counted and locked separately. */
export type Tried = { readonly email: string; readonly ip: string; readonly device?: string | null };

/** Something secret that is guessed at without an account, and how many guesses within the window may be wrong. */
export type Guess = { readonly key: string; readonly most: number };

/** Limits guessing. The answer is the same whether the e-mail has an account or not. */
export interface SignInLimits {
  /** @throws Refusal `account.locked`, `rate.limited` while the account or the address has to wait */
  check(tried: Tried, on?: Queryable): Promise<void>;
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
  /** @throws Refusal `rate.limited` while one of these has been guessed wrong too often */
  checkGuesses(on: Queryable, guesses: readonly Guess[]): Promise<void>;
  /** Counts a wrong guess at each of these. */
  failGuess(on: Queryable, guesses: readonly Guess[]): Promise<void>;
  /**
   * Forgets the failures at the account, or those of its known device. Failures of strangers stay when a known device signs in, so
   * that its owner's visits give nobody more guesses; and so do those of the address.
   */
  clear(tried: Omit<Tried, 'ip'>, on?: Queryable): Promise<void>;
}

const accountKey = ({ email, device }: Omit<Tried, 'ip'>): string =>
  `account:${createHash('sha256').update(email.toLowerCase()).digest('hex')}${device ? `:${device}` : ''}`;
const addressKey = (ip: string): string => `address:${networkOf(ip)}`;
const askedKey = (ip: string): string => `asked:${networkOf(ip)}`;

const problemOf = ({ key }: LockedKey, seconds: number): Problem =>
  key.startsWith('account:')
    ? { code: 'account.locked', meta: { minutes: Math.ceil(seconds / 60) } }
    : { code: 'rate.limited', meta: { seconds } };

const wait = (row: LockedKey, now: Date): never => {
  const seconds = Math.max(1, Math.ceil((Date.parse(row.locked_until) - now.getTime()) / 1_000));
  throw new Refusal([problemOf(row, seconds)], { 'retry-after': String(seconds) });
};

/** How one key is held up by its failures. */
const accountRule: FailureRule = { windowMs: WINDOW, lock: { from: MOST_OF_ACCOUNT } };
/** One second after the last failure that is free, then twice as long each time. */
const addressRule: FailureRule = { windowMs: WINDOW, slow: { from: MOST_OF_ADDRESS, longestSeconds: LONGEST_WAIT } };

/** Forgets the failures at an account, or those of its known device: anyone who proved to be its owner may try again. */
export const clearFailures = (on: Queryable, tried: Omit<Tried, 'ip'>): Promise<void> => forgetFailures(on, accountKey(tried));

/** The limits of one database. */
export function signInLimitsOf({ database: { kysely }, clock }: { database: Pick<Database, 'kysely'>; clock: () => Date }): SignInLimits {
  /** @throws Refusal while one of these has to wait */
  const refuseLocked = async (on: Queryable, keys: readonly string[]): Promise<void> => {
    const now = clock();
    const locked = await lockedKey(on, keys, now);
    if (locked) wait(locked, now);
  };
  const check: SignInLimits['check'] = (tried, on = kysely) => refuseLocked(on, [accountKey(tried), addressKey(tried.ip)]);
  return {
    check,
    async fail(tried) {
      const now = clock();
      const account = await countFailure(kysely, accountKey(tried), now, accountRule);
      const address = account && (await countFailure(kysely, addressKey(tried.ip), now, addressRule));
      if (address === null) await check(tried);
      return account === MOST_OF_ACCOUNT;
    },
    async ask(ip) {
      const now = clock();
      if ((await countFailure(kysely, askedKey(ip), now, addressRule)) === null) await refuseLocked(kysely, [askedKey(ip)]);
    },
    checkGuesses: (on, guesses) =>
      refuseLocked(
        on,
        guesses.map(({ key }) => key),
      ),
    async failGuess(on, guesses) {
      for (const { key, most } of guesses) await countFailure(on, key, clock(), { windowMs: WINDOW, lock: { from: most } });
    },
    clear: (tried, on = kysely) => clearFailures(on, tried),
  };
}
