/** Links that prove an address once: a random secret that only a mail holds, its hash in the database, and a time to live. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Problem } from '#shared/errors';
import { Refusal } from './refusal';
import type { Runner } from './repository/store';

const MINUTE = 60_000;

/** What a link is for, and the minutes it lives: an address proven, a password set, a change of address taken back. */
export const tokenMinutes = { verify: 3 * 24 * 60, reset: 60, revert: 7 * 24 * 60 } as const;
export type Purpose = keyof typeof tokenMinutes;

/** Most links of one purpose for one person in an hour, so that nobody can fill a mailbox through us. */
const MOST_PER_HOUR = 5;
const HOUR = 60 * MINUTE;

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whom a token is for, and the address that it was sent to. */
export type Holder = { readonly userId: string; readonly email: string };

/** A token that is good. `madeAt`: ISO 8601 in UTC. */
export type Read = Holder & { readonly madeAt: string };

type Found = { user_id: string; email: string; created_at: string; used_at: string | null; expires_at: string; replaced_at: string | null };

const POINTER = '/data/attributes/token';

/** When the person was last sent links of this purpose, the newest first: no more than an hour back. */
const lately = async (trx: Runner, purpose: Purpose, { userId }: Holder, now: Date): Promise<Date[]> => {
  const { rows } = await sql<{
    created_at: string;
  }>`select created_at from one_time_tokens where user_id = ${userId} and purpose = ${purpose}
    and created_at > ${new Date(now.getTime() - HOUR).toISOString()} order by created_at desc`.execute(trx);
  return rows.map(({ created_at }) => new Date(created_at));
};

/**
 * How long the person has to wait for another link of this purpose.
 * @param apart least milliseconds between two
 * @returns milliseconds, 0 for not at all
 */
export const waitForToken = async (trx: Runner, purpose: Purpose, holder: Holder, now: Date, apart = 0): Promise<number> => {
  const made = await lately(trx, purpose, holder, now);
  const [newest, fifth] = [made[0], made[MOST_PER_HOUR - 1]];
  return Math.max(0, newest ? newest.getTime() + apart - now.getTime() : 0, fifth ? fifth.getTime() + HOUR - now.getTime() : 0);
};

/**
 * Makes a token; those of the same purpose from before are good for nothing any more. Only a `revert` leaves them: a thief who
 * changes the address twice must not end the link that the owner was sent at the first time.
 * @returns it, as it is never seen again
 */
export const makeToken = async (trx: Runner, purpose: Purpose, holder: Holder, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + tokenMinutes[purpose] * MINUTE).toISOString();
  if (purpose !== 'revert') await dropTokens(trx, [purpose], holder.userId, now);
  await sql`insert into one_time_tokens (token_hash, purpose, user_id, email, created_at, expires_at)
    values (${hashOf(token)}, ${purpose}, ${holder.userId}, ${holder.email}, ${now.toISOString()}, ${expires})`.execute(trx);
  return token;
};

/**
 * Makes the person's unused tokens of these purposes worthless.
 * @param since only those made from this instant on (ISO 8601)
 */
export const dropTokens = async (
  trx: Runner,
  purposes: readonly Purpose[],
  userId: string,
  now: Date,
  since: string | null = null,
): Promise<void> => {
  await sql`update one_time_tokens set replaced_at = ${now.toISOString()}
    where user_id = ${userId} and purpose = any(${purposes}::text[]) and used_at is null and replaced_at is null
      and (${since}::timestamptz is null or created_at >= ${since}::timestamptz)`.execute(trx);
};

/**
 * Ends the links that were asked for under a password that is being changed: to a new password, and of an address that the
 * person doesn't have yet. The link that proves the address they have stays.
 */
export const dropLinksBefore = async (trx: Runner, userId: string, now: Date): Promise<void> => {
  await sql`update one_time_tokens as t set replaced_at = ${now.toISOString()} from users as u
    where u.id = ${userId} and t.user_id = u.id and t.used_at is null and t.replaced_at is null
      and (t.purpose = 'reset' or (t.purpose = 'verify' and t.email <> u.email))`.execute(trx);
};

const problemOf = (found: Found | undefined, now: Date): Problem['code'] | undefined => {
  if (!found || found.replaced_at !== null) return 'token.invalid';
  if (found.used_at !== null) return 'token.used';
  return Date.parse(found.expires_at) <= now.getTime() ? 'token.expired' : undefined;
};

/** Whose token this is; or the problem with it. Looked at without being used. */
export const readToken = async (trx: Runner, purpose: Purpose, token: string, now: Date): Promise<Read | Problem> => {
  const { rows } = TOKEN.test(token)
    ? await sql<Found>`select user_id, email, created_at, used_at, expires_at, replaced_at from one_time_tokens
        where token_hash = ${hashOf(token)} and purpose = ${purpose}`.execute(trx)
    : { rows: [] };
  const [found] = rows;
  const code = problemOf(found, now);
  return code ? { code, pointer: POINTER } : { userId: found!.user_id, email: found!.email, madeAt: found!.created_at };
};

/**
 * Marks a token as used. Of two simultaneous requests the second waits for the first and is then refused.
 * @throws Refusal `token.invalid`, `token.used`, `token.expired`
 */
export const useToken = async (trx: Runner, purpose: Purpose, token: string, now: Date): Promise<Read> => {
  await sql`select 1 from one_time_tokens where token_hash = ${hashOf(token)} for update`.execute(trx);
  const read = await readToken(trx, purpose, token, now);
  if ('code' in read) throw new Refusal([read]);
  await sql`update one_time_tokens set used_at = ${now.toISOString()} where token_hash = ${hashOf(token)}`.execute(trx);
  return read;
};
