/** The second step of signing in: each code is taken once, however many try at the same moment. */
import { Refusal } from '#server/refusal';
import type { Queryable } from '#server/repository/runner';
import { keepSecret, replaceRecovery, secondStepOf, takeRecovery, takeStep, turnOn } from '../sql/secondStep';
import { SecretUnreadable, twoStepOwner, type SecretBox } from '#server/secretBox';
import { newRecoveryCodes, recoveryHash, stepOf } from './twoStepCodes';

/** A stored secret as codes are checked with it. @throws Refusal `two_step.unreadable` when this process lacks its key */
export const readableSecret = (box: SecretBox, userId: string, stored: string): string => {
  try {
    return box.open(stored, twoStepOwner(userId));
  } catch (error) {
    if (error instanceof SecretUnreadable) throw new Refusal([{ code: 'two_step.unreadable' }]);
    throw error;
  }
};

/** Keeps a secret that waits for its first code. */
export const beginTwoStep = (on: Queryable, box: SecretBox, userId: string, secret: string): Promise<void> =>
  keepSecret(on, userId, box.seal(secret, twoStepOwner(userId)));

/** Turns two steps on with the first code of the secret that waits. @returns false when it is none of its codes */
export const confirmTwoStep = async (on: Queryable, userId: string, secret: string, code: string, now: Date): Promise<boolean> => {
  const step = stepOf(secret, code, now);
  if (step !== null) await turnOn(on, userId, step);
  return step !== null;
};

/**
 * Takes a code for recovery, or else one of the app. Recovery first: those codes also work where the secret's key is missing.
 * @returns false when it is neither, or was taken before
 * @throws Refusal `two_step.unreadable` when it could be one of the app and this process lacks the key
 */
export const takeCode = async (on: Queryable, box: SecretBox, userId: string, code: string, now: Date): Promise<boolean> => {
  const { two_step_secret } = await secondStepOf(on, userId);
  if (two_step_secret === null) return false;
  if (await takeRecovery(on, userId, recoveryHash(code), now)) return true;
  const step = stepOf(readableSecret(box, userId, two_step_secret), code, now);
  return step !== null && takeStep(on, userId, step);
};

/** Makes new recovery codes; those from before are worth nothing any more. @returns them, as they are never seen again */
export const renewRecovery = async (on: Queryable, userId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecovery(on, userId, codes.map(recoveryHash));
  return codes;
};
