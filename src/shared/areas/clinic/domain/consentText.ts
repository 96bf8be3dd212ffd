/** What a consent says: screen and server make the text by the same rule, so that what is read is what is signed. Rule: TRT-11. */
import type { Language } from '#shared/locale';
import type { ConsentKind } from './consents';
import { exampleLetters, type LetterText } from './exampleLetters';
import { filledTemplate, type LetterValues } from './letters';

type Source = {
  readonly kind: ConsentKind;
  readonly language: Language;
  /** The clinic's own text; null where it has none. */
  readonly template: LetterText | null;
  readonly values: LetterValues;
};

/** Title and text, filled in. If nothing is left of the clinic's title, the title of the example is used. */
export const consentTextOf = ({ kind, language, template, values }: Source): LetterText => {
  const example = exampleLetters[kind][language];
  const { title, body } = template ?? example;
  return { title: filledTemplate(title, values) || example.title, body: filledTemplate(body, values) };
};
