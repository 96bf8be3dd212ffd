/** The fields of canned answers: words in braces that a ticket fills in. Rule: TKT-12. */

export const answerFields = ['name', 'clinic', 'number', 'subject', 'agent'] as const;
export type AnswerField = (typeof answerFields)[number];

const FIELD = /\{([^{}\s]+)\}/g;

const isField = (name: string): name is AnswerField => (answerFields as readonly string[]).includes(name);

/** The names in braces that no field has, each once, in their order. */
export const unknownFields = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name]) => name!).filter((name) => !isField(name))),
];

/**
 * The text with its fields filled in.
 * @param values what each field becomes; one without a value stays as it is, so that anyone who sends the answer sees that it is missing
 */
export const filledAnswer = (text: string, values: Readonly<Record<AnswerField, string | null>>): string =>
  text.replace(FIELD, (whole, name: string) => (isField(name) ? values[name] || whole : whole));
