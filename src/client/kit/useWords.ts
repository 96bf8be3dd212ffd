/** The words of resources in the language of the interface. They come with the pages, which name them in their rows. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '#shared/kit/pageWords';
import type { Resource } from '#shared/kit/resource';
import { useLanguage } from '../ui/useLanguage';
import { textsOf, type Pattern, type TextsFor, type ResourceTexts, type Words } from './words';

/** A namespace that is not known to the compiler. */
type Translate = (key: string, options: object) => unknown;

/** @param resources the same array each time */
export const useManyWords = (resources: readonly Resource[]): readonly ResourceTexts[] => {
  const namespaces = useMemo(() => resources.map(({ name }) => wordsFor(name)), [resources]);
  const { t, i18n } = useTranslation(['common', ...namespaces] as never);
  const language = useLanguage();
  return useMemo(() => {
    const say = t as unknown as Translate;
    const pattern: Pattern = (name, values) => say(`pattern.${name}`, { ns: 'common', ...values }) as string;
    return resources.map((resource, at) => {
      const ns = namespaces[at]!;
      const parts = Object.keys((i18n.getResourceBundle(language, ns) ?? {}) as object);
      const words = Object.fromEntries(parts.map((part) => [part, say(part, { ns, returnObjects: true })])) as unknown as Words;
      return textsOf(resource, words, pattern, language);
    });
  }, [resources, namespaces, t, i18n, language]);
};

/** The words of one resource, as its own screens read them. */
export const useWords = <R extends Resource>(resource: R): TextsFor<R> =>
  useManyWords(useMemo(() => [resource], [resource]))[0] as unknown as TextsFor<R>;
