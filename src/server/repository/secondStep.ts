/** The second step as it stands in the database: each code is taken once, by one statement, however many try at the same moment. */
import { sql } from 'kysely';
import { newRecoveryCodes, recoveryHash, stepOf } from '../twoStep';
import type { Runner } from './store';

type Kept = { name: string; email: string; two_step: boolean; two_step_secret: string | null; demanded: boolean };

/**
 * Whether someone signs in with two steps, the secret (also one that waits for its first code), and whether a role demands it.
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
export const keepSecret = async (on: Runner, userId: string, secret: string): Promise<void> => {
  await sql`update users set two_step_secret = ${secret}, two_step_last_step = null where id = ${userId}`.execute(on);
};

/** Takes a code of the app when it is newer than the last one taken: none is good twice. */
const takeStep = async (on: Runner, userId: string, secret: string, code: string, now: Date): Promise<boolean> => {
  const step = stepOf(secret, code, now);
  if (step === null) return false;
  const { numAffectedRows } = await sql`update users set two_step_last_step = ${step}
    where id = ${userId} and two_step_secret = ${secret} and coalesce(two_step_last_step, 0) < ${step}`.execute(on);
  return numAffectedRows === 1n;
};

const takeRecovery = async (on: Runner, userId: string, code: string, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`update recovery_codes set used_at = ${now.toISOString()}
    where user_id = ${userId} and code_hash = ${recoveryHash(code)} and used_at is null`.execute(on);
  return numAffectedRows === 1n;
};

/** Takes a code of the app, or else one for recovery. @returns false when it is neither, or was taken before */
export const takeCode = async (on: Runner, userId: string, code: string, now: Date): Promise<boolean> => {
  const { two_step_secret } = await secondStepOf(on, userId);
  if (two_step_secret === null) return false;
  return (await takeStep(on, userId, two_step_secret, code, now)) || takeRecovery(on, userId, code, now);
};

/** Makes new recovery codes; those from before are worth nothing any more. @returns them, as they are never seen again */
export const renewRecovery = async (on: Runner, userId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(on);
  for (const code of codes) await sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${recoveryHash(code)})`.execute(on);
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
