/** The words of the public pages: all there before the first render, so that nothing waits and both sides agree. */
import { createInstance, type i18n, type Resource, type ResourceKey } from 'i18next';
import type { Language } from '#shared/locale';
import { filling, groupNumbers, unfilled } from '../ui/interpolation';

/** @param words by namespace */
export const speaking = (language: Language, words: Readonly<Record<string, ResourceKey>>): i18n => {
  const speech = createInstance();
  void speech
    .use(groupNumbers)
    .use(unfilled)
    .init({
      initAsync: false,
      lng: language,
      fallbackLng: false,
      ns: Object.keys(words),
      defaultNS: 'site',
      resources: { [language]: words } as Resource,
      ...filling,
      react: { useSuspense: false },
    });
  return speech;
};
