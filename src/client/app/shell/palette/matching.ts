/** How well a name fits what was typed, and which of its letters to mark. */

/** Letters without their marks and in one case: one place for each letter of before, however many it took, so that places stay places. */
const plain = (text: string): string => [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

const wordsOf = (q: string): string[] => plain(q).split(/\s+/).filter(Boolean);

/** At the beginning, at the beginning of a word, or within one; the less, the better. */
const costAt = (text: string, place: number): number => {
  if (place === 0) return 0;
  return /[^\p{L}\p{N}]/u.test(text[place - 1]!) ? 1 : 2;
};

/** The places of a word, the best first. */
const placesOf = (text: string, word: string): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places.sort((a, b) => costAt(text, a) - costAt(text, b) || a - b);
};

/**
 * Every word of what was typed has to be in the name, or in what else it is known by.
 * @param also what isn't shown as the name, but searched: its group
 * @returns the less the better, least of all for the very name; undefined when it doesn't fit
 */
export const fit = (name: string, q: string, also = ''): number | undefined => {
  const [text, more] = [plain(name), plain(also)];
  if (text === wordsOf(q).join(' ')) return -1;
  let cost = 0;
  for (const word of wordsOf(q)) {
    const [place] = placesOf(text, word);
    if (place === undefined && !more.includes(word)) return undefined;
    cost += place === undefined ? 3 : costAt(text, place);
  }
  return cost;
};

/** A part of a name; `marked` where it was typed. */
export type Part = { readonly text: string; readonly marked: boolean };

/** The name in parts, those marked that were typed. */
export const partsOf = (name: string, q: string): Part[] => {
  const letters = [...name];
  const text = plain(name);
  const marked = letters.map(() => false);
  for (const word of wordsOf(q)) {
    const [place] = placesOf(text, word);
    if (place !== undefined) marked.fill(true, place, place + word.length);
  }
  return letters.reduce<Part[]>((parts, letter, index) => {
    const last = parts.at(-1);
    if (last && last.marked === marked[index]) return [...parts.slice(0, -1), { ...last, text: last.text + letter }];
    return [...parts, { text: letter, marked: marked[index]! }];
  }, []);
};

/**
 * Those that fit, the best first, those alike in the order in which they stood.
 * @param worst what fits no better than this is left out
 */
export const fitting = <T extends { readonly label: string; readonly hint?: string | undefined }>(
  entries: readonly T[],
  q: string,
  most: number,
  worst = Infinity,
): T[] =>
  entries
    .flatMap((entry) => {
      const cost = fit(entry.label, q, entry.hint) ?? worst;
      return cost < worst ? [{ entry, cost }] : [];
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ entry }) => entry);
