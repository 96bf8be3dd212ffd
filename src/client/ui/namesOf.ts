/** Names in one phrase: "Ibu Rini, dr. Budi, atau Sari". */
import type { Language } from '#shared/locale';

type Kind = 'conjunction' | 'disjunction';

/** What stands before the last name, and whether a comma comes before it where there are three names or more. */
const last: Readonly<Record<Language, Readonly<Record<Kind, string>> & { readonly comma: boolean }>> = {
  id: { conjunction: 'dan', disjunction: 'atau', comma: true },
  en: { conjunction: 'and', disjunction: 'or', comma: false },
};

/**
 * As `Intl.ListFormat` strings names together, and a test holds it to that. Every list needs it for its search box before its rows are
 * painted, and a slow phone takes 0.1 s to make the formatter.
 * @param type `conjunction` for "dan"; "atau" by default
 */
export function namesOf(names: readonly string[], language: Language, type: Kind = 'disjunction'): string {
  if (names.length < 2) return names.join('');
  const { comma, [type]: word } = last[language];
  return `${names.slice(0, -1).join(', ')}${comma && names.length > 2 ? ',' : ''} ${word} ${names.at(-1)!}`;
}
