/** Finds questions by the words that somebody types. */

type Question = { readonly id: string; readonly question: string; readonly answer: readonly string[] };

/** Shorter words say little. */
const LEAST_LETTERS = 4;
const SHOWN = 3;

const wordsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS)),
];

/** How well a question fits: a word in the question counts three times one in the answer. */
const fitOf = (typed: readonly string[], { question, answer }: Question): number => {
  const [asked, told] = [wordsOf(question), wordsOf(answer.join(' '))];
  return typed.reduce((sum, word) => sum + (asked.includes(word) ? 3 : told.includes(word) ? 1 : 0), 0);
};

/** The questions that fit best, at most three; none that shares only one word of its answer. */
export const matching = (text: string, questions: readonly Question[]): readonly Question[] => {
  const typed = wordsOf(text);
  return questions
    .map((one) => ({ one, fit: fitOf(typed, one) }))
    .filter(({ fit }) => fit >= 3)
    .sort((first, second) => second.fit - first.fit)
    .slice(0, SHOWN)
    .map(({ one }) => one);
};
