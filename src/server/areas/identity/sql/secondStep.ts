/** The second step as it is stored: an encrypted secret, the last code that was taken, and hashes of recovery codes. Not a resource: see docs/decisions/0024. */
import { sql } from 'kysely';
import type { Queryable } from '#server/repository/runner';

type Kept = { name: string; email: string; two_step: boolean; two_step_secret: string | null; demanded: boolean };

/**
 * Whether someone signs in with two steps, the secret as it is stored (also one that waits for its first code), and whether a role demands it.
 * Their row stays locked until the transaction ends, so that two who change it follow one another.
 */
export const secondStepOf = async (on: Queryable, userId: string): Promise<Kept> => {
  const { rows } = await sql<Kept>`select name, email, two_step, two_step_secret,
      exists (select from user_roles as ur join roles as r on r.id = ur.role_id and r.deleted_at is null
        where ur.user_id = users.id and r.two_step_required) as demanded
    from users where id = ${userId} for update of users`.execute(on);
  return rows[0]!;
};

/** Keeps a secret that waits for its first code. @param sealed as the secret box made it */
export const keepSecret = async (on: Queryable, userId: string, sealed: string): Promise<void> => {
  await sql`update users set two_step_secret = ${sealed}, two_step_last_step = null where id = ${userId}`.execute(on);
};

/** Takes the step of a code when it is newer than the last one taken: no code can be used twice. The person's row is locked. @returns whether it was */
export const takeStep = async (on: Queryable, userId: string, step: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`update users set two_step_last_step = ${step}
    where id = ${userId} and coalesce(two_step_last_step, 0) < ${step}`.execute(on);
  return numAffectedRows === 1n;
};

/** Takes a code for recovery. @returns false when there is none with this hash, or it was taken before */
export const takeRecovery = async (on: Queryable, userId: string, codeHash: Buffer, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`update recovery_codes set used_at = ${now.toISOString()}
    where user_id = ${userId} and code_hash = ${codeHash} and used_at is null`.execute(on);
  return numAffectedRows === 1n;
};

/** Replaces all of a person's recovery codes. */
export const replaceRecovery = async (on: Queryable, userId: string, codeHashes: readonly Buffer[]): Promise<void> => {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(on);
  for (const hash of codeHashes) await sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${hash})`.execute(on);
};

/** Turns two steps on, with the step of the first code. */
export const turnOn = async (on: Queryable, userId: string, step: number): Promise<void> => {
  await sql`update users set two_step = true, two_step_last_step = ${step} where id = ${userId}`.execute(on);
};

/** Turns two steps off and forgets all that belonged to them. */
export const turnOff = async (on: Queryable, userId: string): Promise<void> => {
  await sql`update users set two_step = false, two_step_secret = null, two_step_last_step = null where id = ${userId}`.execute(on);
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(on);
};

/** Forgets which key encrypts the secrets: the next start enters its own. */
export const forgetSecretKey = async (on: Queryable): Promise<void> => {
  await sql`delete from secret_key`.execute(on);
};
