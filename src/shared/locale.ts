/** The languages of the interface, and the cookie that remembers one: read by the browser and by the server (APP-11). */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'id';

/** The locale whose numbers and dates a language uses: English as it is written in Britain. */
export const localeOf: Readonly<Record<Language, string>> = { id: 'id-ID', en: 'en-GB' };

export const languageCookie = { key: 'lang', days: 365 } as const;

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

const remembered = new RegExp(`(?:^|;\\s*)${languageCookie.key}=([^;]*)`);

/** The remembered language of a cookie header or `document.cookie`; undefined for none, or a value that is no language of ours. */
export const languageIn = (cookies: string | undefined): Language | undefined => {
  const value = remembered.exec(cookies ?? '')?.[1];
  return isLanguage(value) ? value : undefined;
};
