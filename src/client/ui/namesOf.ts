/** Names in one phrase: "Ibu Rini, dr. Budi, atau Sari". */
import { localeOf, type Language } from '#shared/locale';

/** @param type `conjunction` for "dan"; "atau" unless told */
export const namesOf = (names: readonly string[], language: Language, type: 'conjunction' | 'disjunction' = 'disjunction'): string =>
  new Intl.ListFormat(localeOf[language], { type }).format(names);
