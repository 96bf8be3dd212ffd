/** What a record is called in a sentence, in either language. */
import type { Noun } from '#shared/kit/resource';
import type { Language } from '#shared/locale';

/** Forms of a noun for the places of a pattern: `{{one}}`, `{{several}}`, `{{One}}`, `{{Several}}`, `{{a}}` (with its article in English). */
export type NounForms = {
  readonly one: string;
  readonly several: string;
  readonly One: string;
  readonly Several: string;
  readonly a: string;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const articleOf = ([one, , article]: Noun['en']): string => article ?? (/^[aeiou]/.test(one) ? 'an' : 'a');

export const nounIn = (noun: Noun, language: Language): NounForms => {
  const [one, several] = language === 'id' ? [noun.id, noun.id] : noun.en;
  return { one, several, One: capital(one), Several: capital(several), a: language === 'id' ? one : `${articleOf(noun.en)} ${one}` };
};
