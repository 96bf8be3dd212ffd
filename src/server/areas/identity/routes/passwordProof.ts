/** Asks a signed-in person for the password again, where a stolen session must not be enough. */
import type { FastifyRequest } from 'fastify';
import type { Problem } from '#shared/errors';
import { passwordProof } from '#shared/areas/identity/signIn';
import { pointerTo } from '#shared/validate';
import { requireActor } from '#server/http/actor';
import { Refusal } from '#server/refusal';
import type { SignIn } from '../signIn/signIn';
import { fromOf } from '#server/routes/routeSteps';

/** Where the password stands in every document that asks for it. */
const pointer = pointerTo(passwordProof, 'current_password');

export const wrongPassword: Problem = { code: 'password.wrong', pointer };
export const missingPassword: Problem = { code: 'required', pointer };

/**
 * Whether this is the password of the person who asks; a wrong one counts like a failed sign-in.
 * @returns the stored hash that it fits, null when it is wrong
 * @throws Refusal `account.locked`, `rate.limited`
 */
export const proofOf = (signIn: SignIn, request: FastifyRequest, password: string): Promise<string | null> =>
  signIn.prove(requireActor(request).actor.id, password, fromOf(request));

/**
 * The same, where nothing else can be wrong with what was sent.
 * @returns the stored hash that it fits
 * @throws Refusal `password.wrong`, and what limits guessing
 */
export const provePassword = async (signIn: SignIn, request: FastifyRequest, password: string): Promise<string> => {
  const hash = await proofOf(signIn, request, password);
  if (hash === null) throw new Refusal([wrongPassword]);
  return hash;
};
