/** Browsers that signed in to an account before, by the hash of a random token that only the browser keeps: see docs/decisions/0011. */
import { sql } from 'kysely';
import { hashOfToken, newToken } from '../secretTokens';
import type { Queryable } from './runner';

const DAY = 86_400_000;
/** A device is forgotten after this long without a sign-in. */
const KNOWN_DAYS = 180;
/** Most devices of one person; the one that was used longest ago is forgotten first. */
const MOST_KNOWN = 20;

/** ISO 8601 in UTC: what was used before this is not known any more. */
const oldestUse = (now: Date): string => new Date(now.getTime() - KNOWN_DAYS * DAY).toISOString();

/**
 * Looks for a device of the account that has this e-mail. The work is the same whether anybody has the e-mail or not.
 * @returns a name for the device that is not its token, or null: no token, a made-up one, or another account's
 */
export const findDevice = async (on: Queryable, email: string, token: string | null, now: Date): Promise<string | null> => {
  if (token === null) return null;
  const { rows } = await sql<{ device: string }>`select encode(d.token_hash, 'hex') as device
    from known_devices as d join users as u on u.id = d.user_id
    where d.token_hash = ${hashOfToken(token)} and d.last_used_at > ${oldestUse(now)} and lower(u.email) = ${email.toLowerCase()} and u.deleted_at is null`.execute(
    on,
  );
  return rows[0]?.device ?? null;
};

/**
 * Makes a device known. Anyone who calls it has locked the person's row, so that the devices are counted one after the other.
 * @param known the token of a device that `findDevice` found: it is stored
 * @returns the token for the browser to keep
 */
export const keepDevice = async (trx: Queryable, userId: string, known: string | null, now: Date): Promise<string> => {
  const token = known ?? newToken();
  await sql`insert into known_devices (token_hash, user_id, last_used_at) values (${hashOfToken(token)}, ${userId}, ${now.toISOString()})
    on conflict (token_hash) do update set last_used_at = excluded.last_used_at`.execute(trx);
  await sql`delete from known_devices where token_hash in (
    select token_hash from known_devices where user_id = ${userId} order by last_used_at desc, token_hash offset ${MOST_KNOWN}::int)`.execute(
    trx,
  );
  return token;
};

/** Forgets a person's devices: none of them has signed in with the new password yet. */
export const forgetDevices = async (trx: Queryable, userId: string): Promise<void> => {
  await sql`delete from known_devices where user_id = ${userId}`.execute(trx);
};

/** Forgets the devices that nobody used for too long. */
export const forgetUnusedDevices = async (on: Queryable, now: Date): Promise<void> => {
  await sql`delete from known_devices where last_used_at <= ${oldestUse(now)}`.execute(on);
};
