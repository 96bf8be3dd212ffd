/** What each kind of record is called: "Kategori". */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { entries } from '#shared/areas/entries';
import { nounData } from '#shared/areas/nounData';
import { useLanguage } from '../ui/useLanguage';
import { nounIn } from './nouns';

/** @param key by what they are looked up: the resource's name, or its JSON:API type */
export const useKindNames = (key: 'name' | 'type'): Readonly<Record<string, string>> => {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.values(entries).map((one) => [one[key], t('pattern.page', { ...nounIn(nounData[one.name].noun, language) })]),
      ),
    [key, t, language],
  );
};

/** What one record of each resource is called within a sentence, by the resource's name: "kategori". */
export const useOneNames = (): Readonly<Record<string, string>> => {
  const language = useLanguage();
  return useMemo(
    () => Object.fromEntries(Object.values(entries).map(({ name }) => [name, nounIn(nounData[name].noun, language).one])),
    [language],
  );
};
