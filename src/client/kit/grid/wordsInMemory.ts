/**
 * Words of searches that may be personal and so are not put in the address. The address has a mark instead, which only this page can read,
 * and only until it is loaded again. Rule: LST-19.
 */

/** Searches that are remembered: more than anyone goes back to. */
const MOST = 100;

const words = new Map<string, string>();

/** The mark of the words: the same one for the same words. */
export const markOf = (said: string): string => {
  const known = [...words].find(([, one]) => one === said)?.[0];
  if (known !== undefined) return known;
  const mark = crypto.randomUUID();
  words.set(mark, said);
  if (words.size > MOST) words.delete(words.keys().next().value!);
  return mark;
};

/** The words of a mark; an empty text for a mark that this page did not make. */
export const wordsAt = (mark: string): string => words.get(mark) ?? '';
