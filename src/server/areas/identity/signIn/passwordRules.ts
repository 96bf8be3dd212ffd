/** Rules for a new password next to its length: hard to guess, not among the most common ones, and without the owner's name or e-mail address. Rule: SGN-10. */
import type { Problem } from '#shared/errors';
import { folded, isCommon, localPartOf, measure, wordsOf } from '#shared/areas/identity/domain/passwordStrength';
import { leastScore } from '#shared/areas/identity/signIn';

/** Whose password it is to be; what is unknown is left out. */
export type Owner = { readonly name?: string | null | undefined; readonly email?: string | null | undefined };

const POINTER = '/data/attributes/password';

/** A shorter part of a name or an address does not make a password guessable. */
const TELLING = 4;

/** The pieces that may not stand in the password: the words of the name, and what is before the @. */
const piecesOf = ({ name, email }: Owner): string[] =>
  [...wordsOf(name ?? ''), localPartOf(email ?? '')].filter((piece) => [...piece].length >= TELLING);

/**
 * Every rule that a new password breaks, its length aside, which the declaration holds.
 * @param pointer where the password stands in the document
 */
export async function passwordProblems(password: string, owner: Owner, pointer = POINTER): Promise<Problem[]> {
  const secret = folded(password);
  const common = await isCommon(password);
  const weak = (await measure(password, [owner.name ?? '', owner.email ?? ''])) < leastScore;
  return [
    ...(piecesOf(owner).some((piece) => secret.includes(piece)) ? [{ code: 'password.personal', pointer } as const] : []),
    ...(common ? [{ code: 'password.common', pointer } as const] : []),
    ...(weak && !common ? [{ code: 'weak_password', pointer } as const] : []),
  ];
}
