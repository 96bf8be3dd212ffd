/**
 * Words of searches that stand in no address, as they may be personal: an address has a mark in their place, which only this page can
 * read, and only until it is loaded anew. Rule: LST-19.
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

/** The words that a mark stands for; none where this page did not make it. */
export const wordsAt = (mark: string): string => words.get(mark) ?? '';
