/** Finds questions by the words that somebody types. */

/** A paragraph may say what stands in its place where a setting is empty. */
type Paragraph = string | { readonly text: string };
export type Question = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Paragraph[];
  readonly needs?: readonly string[];
};

/** Shorter words say little. */
const LEAST_LETTERS = 4;
const SHOWN = 3;

const wordsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS)),
];

/** The paragraphs of an answer that need no setting of the operator's, as plain text: addresses in it are on the page of the FAQ. */
export const answerText = ({ answer }: Pick<Question, 'answer'>): readonly string[] =>
  answer
    .map((one) => (typeof one === 'string' ? one : one.text))
    .filter((one) => !one.includes('{{'))
    .map((one) => one.replace(/\[([^[\]]{1,200})\]\([^()]{1,300}\)/g, '$1'));

/** How well a question fits: a word in the question counts three times one in the answer. */
const fitOf = (typed: readonly string[], { question, answer }: Question): number => {
  const [asked, told] = [wordsOf(question), wordsOf(answerText({ answer }).join(' '))];
  return typed.reduce((sum, word) => sum + (asked.includes(word) ? 3 : told.includes(word) ? 1 : 0), 0);
};

/** The questions that fit best, at most three; none that shares only one word of its answer. */
export const matching = (text: string, questions: readonly Question[]): readonly Question[] => {
  const typed = wordsOf(text);
  return questions
    .filter((one) => answerText(one).length > 0)
    .map((one) => ({ one, fit: fitOf(typed, one) }))
    .filter(({ fit }) => fit >= 3)
    .sort((first, second) => second.fit - first.fit)
    .slice(0, SHOWN)
    .map(({ one }) => one);
};
