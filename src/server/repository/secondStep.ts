/** The second step as it stands in the database: its secret is encrypted, and each code is taken once, however many try at the same moment. */
import { sql } from 'kysely';
import { Refusal } from '../refusal';
import { SecretUnreadable, type SecretBox } from '../secretBox';
import { newRecoveryCodes, recoveryHash, secretOwner, stepOf } from '../twoStep';
import type { Runner } from './store';

type Kept = { name: string; email: string; two_step: boolean; two_step_secret: string | null; demanded: boolean };

/** A stored secret as codes are checked with it. @throws Refusal `two_step.unreadable` when this process lacks its key */
export const readableSecret = (box: SecretBox, userId: string, stored: string): string => {
  try {
    return box.open(stored, secretOwner(userId));
  } catch (error) {
    if (error instanceof SecretUnreadable) throw new Refusal([{ code: 'two_step.unreadable' }]);
    throw error;
  }
};

/**
 * Whether someone signs in with two steps, the secret as it is stored (also one that waits for its first code), and whether a role demands it.
 * Their row stays locked until the transaction ends, so that two who change it follow one another.
 */
export const secondStepOf = async (on: Runner, userId: string): Promise<Kept> => {
  const { rows } = await sql<Kept>`select name, email, two_step, two_step_secret,
      exists (select from user_roles as ur join roles as r on r.id = ur.role_id and r.deleted_at is null
        where ur.user_id = users.id and r.two_step_required) as demanded
    from users where id = ${userId} for update of users`.execute(on);
  return rows[0]!;
};

/** Keeps a secret that waits for its first code. */
export const keepSecret = async (on: Runner, box: SecretBox, userId: string, secret: string): Promise<void> => {
  await sql`update users set two_step_secret = ${box.seal(secret, secretOwner(userId))}, two_step_last_step = null where id = ${userId}`.execute(
    on,
  );
};

/** Takes a code of the app when it is newer than the last one taken: no code can be used twice. The person's row is locked. */
const takeStep = async (on: Runner, userId: string, secret: string, code: string, now: Date): Promise<boolean> => {
  const step = stepOf(secret, code, now);
  if (step === null) return false;
  const { numAffectedRows } = await sql`update users set two_step_last_step = ${step}
    where id = ${userId} and coalesce(two_step_last_step, 0) < ${step}`.execute(on);
  return numAffectedRows === 1n;
};

const takeRecovery = async (on: Runner, userId: string, code: string, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`update recovery_codes set used_at = ${now.toISOString()}
    where user_id = ${userId} and code_hash = ${recoveryHash(code)} and used_at is null`.execute(on);
  return numAffectedRows === 1n;
};

/**
 * Takes a code for recovery, or else one of the app. Recovery first: those codes also work where the secret's key is missing.
 * @returns false when it is neither, or was taken before
 * @throws Refusal `two_step.unreadable` when it could be one of the app and this process lacks the key
 */
export const takeCode = async (on: Runner, box: SecretBox, userId: string, code: string, now: Date): Promise<boolean> => {
  const { two_step_secret } = await secondStepOf(on, userId);
  if (two_step_secret === null) return false;
  return (await takeRecovery(on, userId, code, now)) || takeStep(on, userId, readableSecret(box, userId, two_step_secret), code, now);
};

/** Makes new recovery codes; those from before are worth nothing any more. @returns them, as they are never seen again */
export const renewRecovery = async (on: Runner, userId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(on);
  for (const code of codes)
    await sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${recoveryHash(code)})`.execute(on);
  return codes;
};

/** Turns two steps on with the first code of the secret that waits. @returns false when it is none of its codes */
export const turnOn = async (on: Runner, userId: string, secret: string, code: string, now: Date): Promise<boolean> => {
  const step = stepOf(secret, code, now);
  if (step === null) return false;
  await sql`update users set two_step = true, two_step_last_step = ${step} where id = ${userId}`.execute(on);
  return true;
};

/** Turns two steps off and forgets all that belonged to them. */
export const turnOff = async (on: Runner, userId: string): Promise<void> => {
  await sql`update users set two_step = false, two_step_secret = null, two_step_last_step = null where id = ${userId}`.execute(on);
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(on);
};
