/** The interface's languages: Indonesian first, words fetched by namespace when a screen needs them. */
import i18n, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { resourceOfWords } from '#shared/kit/pageWords';
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';
import { defaultLanguage, isLanguage, languages, type Language } from '#shared/locale';
import { filling, groupNumbers, unfilled } from '../ui/interpolation';

/** Each file `locales/id/<namespace>.ts` adds its own words to `ResourceNamespaceMap`. What errors say is in `#shared/errors`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
  }
}

/** Words of a resource are beside its screens. */
const readResource = (language: Language, { area, name }: Resource) =>
  import(/* webpackChunkName: "locale-[request]" */ `../screens/${area!}/${name}/words.${language}.ts`) as Promise<{
    default: ResourceKey;
  }>;

const read = async (language: Language, namespace: string): Promise<ResourceKey> => {
  const resource = resourceOfWords(namespace);
  if (resource !== undefined) return (await readResource(language, resources[resource as ResourceName])).default;
  const words = (await import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}/${namespace}.ts`)) as {
    default: ResourceKey;
  };
  return words.default;
};

const files: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    read(isLanguage(language) ? language : defaultLanguage, namespace).then(
      (words) => done(null, words),
      (fault: unknown) => done(fault instanceof Error ? fault : String(fault), false),
    );
  },
};

const follow = (language: string) => {
  document.documentElement.lang = language;
};

/** Starts fetching at once; resolves when the words common to all screens are here. Another language comes with `changeLanguage`, all words together. */
export const startI18n = async (language: Language) => {
  i18n.on('languageChanged', follow);
  await i18n
    .use(files)
    .use(groupNumbers)
    .use(unfilled)
    .use(initReactI18next)
    .init({
      initAsync: false,
      lng: language,
      fallbackLng: false,
      supportedLngs: languages,
      ns: ['common'],
      defaultNS: 'common',
      ...filling,
      react: { useSuspense: true },
    });
};

export { i18n };
