/** Links that prove an address once: a random secret that only a mail holds, its hash in the database, and a time to live. */
import type { Problem } from '#shared/errors';
import { INVITATION_DAYS } from '#shared/areas/identity/resources/membership';
import { Refusal } from '#server/refusal';
import { hashOfToken, isToken, newToken } from '#server/secretTokens';
import {
  addToken,
  dropInvitations,
  dropTokens,
  lockToken,
  noteTokenUsed,
  storedToken,
  tokensSince,
  type StoredToken,
  type TokenPurpose,
} from '../sql/oneTimeTokens';
import type { Queryable } from '#server/repository/runner';

const MINUTE = 60_000;

/** The minutes that a link of each purpose lives. */
export const tokenMinutes = {
  verify: 3 * 24 * 60,
  reset: 60,
  revert: 7 * 24 * 60,
  invite: INVITATION_DAYS * 24 * 60,
} as const satisfies Record<TokenPurpose, number>;

/** Most links of one purpose for one person in an hour, so that nobody can fill a mailbox through us. */
const MOST_PER_HOUR = 5;
const HOUR = 60 * MINUTE;

/** Links about one's own account; an invitation may be for somebody without one. */
export type PersonalPurpose = Exclude<TokenPurpose, 'invite'>;

/** Whom a token is for, and the address that it was sent to. */
export type Holder = { readonly userId: string; readonly email: string };

/** A token that is good. `madeAt`: ISO 8601 in UTC. */
export type Read = Holder & { readonly madeAt: string };

const POINTER = '/data/attributes/token';

/**
 * How long the person has to wait for another link of this purpose.
 * @param apart least milliseconds between two
 * @returns milliseconds, 0 for not at all
 */
export const waitForToken = async (trx: Queryable, purpose: PersonalPurpose, holder: Holder, now: Date, apart = 0): Promise<number> => {
  const made = await tokensSince(trx, purpose, holder.userId, new Date(now.getTime() - HOUR));
  const [newest, fifth] = [made[0], made[MOST_PER_HOUR - 1]];
  return Math.max(0, newest ? newest.getTime() + apart - now.getTime() : 0, fifth ? fifth.getTime() + HOUR - now.getTime() : 0);
};

const tokenFor = (purpose: TokenPurpose, now: Date) => {
  const token = newToken();
  const expires = new Date(now.getTime() + tokenMinutes[purpose] * MINUTE).toISOString();
  return { token, stored: { tokenHash: hashOfToken(token), purpose, now: now.toISOString(), expires } };
};

/**
 * Makes a token; those of the same purpose from before are good for nothing any more. Only a `revert` leaves them: a thief who
 * changes the address twice must not end the link that the owner was sent at the first time.
 * @returns it, as it is never seen again
 */
export const makeToken = async (trx: Queryable, purpose: PersonalPurpose, holder: Holder, now: Date): Promise<string> => {
  const { token, stored } = tokenFor(purpose, now);
  if (purpose !== 'revert') await dropTokens(trx, [purpose], holder.userId, now);
  await addToken(trx, { ...stored, ...holder });
  return token;
};

/** Makes the token of an invitation; those from before are good for nothing any more. */
export const makeInvitationToken = async (
  trx: Queryable,
  invitation: { membershipId: string; email: string },
  now: Date,
): Promise<string> => {
  const { token, stored } = tokenFor('invite', now);
  await dropInvitations(trx, invitation.membershipId, now);
  await addToken(trx, { ...stored, ...invitation, userId: null });
  return token;
};

const problemOf = (found: StoredToken | undefined, now: Date): Problem['code'] | undefined => {
  if (!found || found.replaced_at !== null) return 'token.invalid';
  if (found.used_at !== null) return 'token.used';
  return Date.parse(found.expires_at) <= now.getTime() ? 'token.expired' : undefined;
};

const examineToken = async (trx: Queryable, purpose: TokenPurpose, token: string, now: Date): Promise<StoredToken | Problem> => {
  const found = isToken(token) ? await storedToken(trx, purpose, hashOfToken(token)) : undefined;
  const code = problemOf(found, now);
  return code ? { code, pointer: POINTER } : found!;
};

/** Whose token this is; or the problem with it. Looked at without being used. */
export const readToken = async (trx: Queryable, purpose: PersonalPurpose, token: string, now: Date): Promise<Read | Problem> => {
  const found = await examineToken(trx, purpose, token, now);
  return 'code' in found ? found : { userId: found.user_id!, email: found.email, madeAt: found.created_at };
};

const invitationCodes: Readonly<Record<string, Problem['code']>> = {
  'token.invalid': 'invitation.invalid',
  'token.used': 'invitation.used',
  'token.expired': 'invitation.expired',
};

/** Id of the membership that a token invites to. @throws Refusal `invitation.invalid`, `invitation.used`, `invitation.expired` */
export const readInvitationToken = async (trx: Queryable, token: string, now: Date): Promise<string> => {
  const found = await examineToken(trx, 'invite', token, now);
  if ('code' in found) throw new Refusal([{ code: invitationCodes[found.code]!, pointer: POINTER }]);
  return found.membership_id!;
};

/** Marks the token of an invitation as used. @throws Refusal as `readInvitationToken` */
export const useInvitationToken = async (trx: Queryable, token: string, now: Date): Promise<string> => {
  await lockToken(trx, hashOfToken(token));
  const membershipId = await readInvitationToken(trx, token, now);
  await noteTokenUsed(trx, hashOfToken(token), now);
  return membershipId;
};

/**
 * Marks a token as used. Of two simultaneous requests the second waits for the first and is then refused.
 * @throws Refusal `token.invalid`, `token.used`, `token.expired`
 */
export const useToken = async (trx: Queryable, purpose: PersonalPurpose, token: string, now: Date): Promise<Read> => {
  await lockToken(trx, hashOfToken(token));
  const read = await readToken(trx, purpose, token, now);
  if ('code' in read) throw new Refusal([read]);
  await noteTokenUsed(trx, hashOfToken(token), now);
  return read;
};
