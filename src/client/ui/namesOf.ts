/** Names in one phrase: "Ibu Rini, dr. Budi, atau Sari". */
import type { Language } from '#shared/locale';

/** @param type `conjunction` for "dan"; "atau" unless told */
export const namesOf = (names: readonly string[], language: Language, type: 'conjunction' | 'disjunction' = 'disjunction'): string =>
  new Intl.ListFormat(language === 'id' ? 'id-ID' : 'en-GB', { type }).format(names);
