/** Whether two names may belong to one person: equal except for one typing error. Rule: CORE-3. */

/** Letters of a word in which a typing error is forgiven: in shorter ones it makes another name. */
const LONG = 5;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether two words differ by one typing error: a letter added, left out or replaced, or two letters exchanged. */
const isOneErrorApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (word: string, from: number) => word.slice(from);
  if (short.length < long.length) return long.length - short.length === 1 && rest(short, at) === rest(long, at + 1);
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2);
  return isExchanged || rest(short, at + 1) === rest(long, at + 1);
};

/** The same words, of which one may have one typing error: "Yuni Tri Angraini" for "Yuni Tri Anggraini". Capitals and signs do not count. */
export const isSimilarName = (one: string, other: string): boolean => {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  if (!mine.length || mine.length !== theirs.length) return false;
  const differing = mine.flatMap((word, index) => (word === theirs[index] ? [] : [[word, theirs[index]!] as const]));
  return differing.length <= 1 && differing.every(([a, b]) => Math.min(a.length, b.length) >= LONG && isOneErrorApart(a, b));
};
