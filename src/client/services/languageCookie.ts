/** The cookie that tells the server, before any script runs, in which language to answer a page; all tabs share it. */
import { languageCookie as cookie, languageIn, type Language } from '#shared/locale';

const SECONDS = cookie.days * 24 * 60 * 60;

export type LanguageCookie = {
  read(): Language | undefined;
  write(language: Language): void;
  /** Hears of a language that was chosen in another tab. Returns how to stop listening. */
  watch(heard: (language: Language) => void): () => void;
};

/**
 * When the cookie may have changed elsewhere: another tab of the app writes its storage after the cookie, which is heard
 * at once; the public site only has the cookie, so it is read again when the person comes back to this tab.
 */
const occasions = ['storage', 'focus', 'visibilitychange'] as const;

/** @param tab tells of these occasions; `visibilitychange` reaches the window from the document */
export const languageCookie = (
  page: Pick<Document, 'cookie'>,
  tab: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): LanguageCookie => {
  const read = () => languageIn(page.cookie);
  let known = read();
  return {
    read,
    write: (language) => {
      page.cookie = `${cookie.key}=${language}; path=/; max-age=${SECONDS}; samesite=lax`;
      known = read();
    },
    watch: (heard) => {
      const look = () => {
        const now = read();
        if (now === undefined || now === known) return;
        known = now;
        heard(now);
      };
      for (const occasion of occasions) tab.addEventListener(occasion, look);
      return () => occasions.forEach((occasion) => tab.removeEventListener(occasion, look));
    },
  };
};
