/** Links that prove an address once, as they are stored: by the hash of their token. Not a resource: see docs/decisions/0024. */
import { sql } from 'kysely';
import type { Queryable } from '#server/repository/runner';

/** What a link is for: an address proven, a password set, a change of address taken back, an invitation accepted. */
export type TokenPurpose = 'verify' | 'reset' | 'revert' | 'invite';

/** Instants are ISO 8601 in UTC. */
export type StoredToken = {
  /** Null for an invitation, which `membership_id` names: the person it is for may have no account. */
  readonly user_id: string | null;
  readonly membership_id: string | null;
  readonly email: string;
  readonly created_at: string;
  readonly used_at: string | null;
  readonly expires_at: string;
  readonly replaced_at: string | null;
};

/** When the person was sent links of this purpose after an instant, the newest first. */
export const tokensSince = async (on: Queryable, purpose: TokenPurpose, userId: string, since: Date): Promise<Date[]> => {
  const { rows } = await sql<{
    created_at: string;
  }>`select created_at from one_time_tokens where user_id = ${userId} and purpose = ${purpose}
    and created_at > ${since.toISOString()} order by created_at desc`.execute(on);
  return rows.map(({ created_at }) => new Date(created_at));
};

export type NewToken = {
  readonly tokenHash: Buffer;
  readonly purpose: TokenPurpose;
  readonly userId: string | null;
  readonly membershipId?: string;
  readonly email: string;
  readonly now: string;
  readonly expires: string;
};

export const addToken = async (
  on: Queryable,
  { tokenHash, purpose, userId, membershipId, email, now, expires }: NewToken,
): Promise<void> => {
  await sql`insert into one_time_tokens (token_hash, purpose, user_id, membership_id, email, created_at, expires_at)
    values (${tokenHash}, ${purpose}, ${userId}, ${membershipId ?? null}, ${email}, ${now}, ${expires})`.execute(on);
};

/**
 * Makes the person's unused tokens of these purposes worthless.
 * @param since only those made from this instant on (ISO 8601)
 */
export const dropTokens = async (
  trx: Queryable,
  purposes: readonly TokenPurpose[],
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
export const dropLinksBefore = async (trx: Queryable, userId: string, now: Date): Promise<void> => {
  await sql`update one_time_tokens as t set replaced_at = ${now.toISOString()} from users as u
    where u.id = ${userId} and t.user_id = u.id and t.used_at is null and t.replaced_at is null
      and (t.purpose = 'reset' or (t.purpose = 'verify' and t.email <> u.email))`.execute(trx);
};

/** The token with this hash, whatever became of it. */
export const storedToken = async (on: Queryable, purpose: TokenPurpose, tokenHash: Buffer): Promise<StoredToken | undefined> => {
  const { rows } =
    await sql<StoredToken>`select user_id, membership_id, email, created_at, used_at, expires_at, replaced_at from one_time_tokens
    where token_hash = ${tokenHash} and purpose = ${purpose}`.execute(on);
  return rows[0];
};

/** Of two who use a token at once the second waits here for the first. */
export const lockToken = async (on: Queryable, tokenHash: Buffer): Promise<void> => {
  await sql`select 1 from one_time_tokens where token_hash = ${tokenHash} for update`.execute(on);
};

export const noteTokenUsed = async (on: Queryable, tokenHash: Buffer, now: Date): Promise<void> => {
  await sql`update one_time_tokens set used_at = ${now.toISOString()} where token_hash = ${tokenHash}`.execute(on);
};

/** Makes the links of an invitation worthless that were not used. */
export const dropInvitations = async (trx: Queryable, membershipId: string, now: Date): Promise<void> => {
  await sql`update one_time_tokens set replaced_at = ${now.toISOString()}
    where membership_id = ${membershipId} and used_at is null and replaced_at is null`.execute(trx);
};
