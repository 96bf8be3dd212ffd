/** The cookie that tells the server, before any script runs, in which language to answer a page. */
import { languageCookie as cookie, languageIn, type Language } from '#shared/locale';

const SECONDS = cookie.days * 24 * 60 * 60;

export type LanguageCookie = { read(): Language | undefined; write(language: Language): void };

export const languageCookie = (page: Pick<Document, 'cookie'>): LanguageCookie => ({
  read: () => languageIn(page.cookie),
  write: (language) => {
    page.cookie = `${cookie.key}=${language}; path=/; max-age=${SECONDS}; samesite=lax`;
  },
});
