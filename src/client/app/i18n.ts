/** The interface's languages: Indonesian first, words fetched by namespace when a screen needs them. */
import i18n, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { wordsPlace } from '#shared/routes/chunks';
import { defaultLanguage, isLanguage, languages, type Language } from '#shared/locale';
import { filling, groupNumbers, unfilled } from '../ui/interpolation';

/** Each Indonesian file of words adds its own to `ResourceNamespaceMap`. What errors say is in `#shared/errors`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
  }
}

type Words = { default: ResourceKey };

const load = (language: Language, namespace: string): Promise<Words> => {
  const place = wordsPlace(namespace);
  if ('resource' in place)
    return import(
      /* webpackChunkName: "locale-[request]" */ `../areas/${place.area}/screens/${place.resource}/words.${language}.ts`
    ) as Promise<Words>;
  if ('area' in place)
    return import(/* webpackChunkName: "locale-[request]" */ `../areas/${place.area}/words/${language}/${place.name}.ts`) as Promise<Words>;
  return import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}/${place.name}.ts`) as Promise<Words>;
};

const read = async (language: Language, namespace: string): Promise<ResourceKey> => (await load(language, namespace)).default;

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
