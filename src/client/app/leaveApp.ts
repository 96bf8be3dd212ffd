/** Leaves the app for the public site, which is another document; notices that are shown are carried over. */
import { noticeTransfer } from '../services/noticeTransfer';
import type { Started } from '../store';
import { notices } from '../store/flows/notices';
import { i18n } from './i18n';
import { defaultLanguage, isLanguage } from '#shared/locale';
import type { Notice } from '../storeKit/followUps';

export type Leave = (path: string) => void;

/** Milliseconds within which repeated requests to go to the same address count as one. */
const echo = 1_000;

const browser = { carried: noticeTransfer(() => window.sessionStorage), go: (path: string) => window.location.assign(path), now: Date.now };

/** What the notices say. The sentences are fetched only where there is one to say. */
const toldOf = async (shown: readonly Notice[]) => {
  if (!shown.length) return [];
  const { sentenceOf } = await import(/* webpackChunkName: "notices" */ './noticeSentence');
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return shown.map((notice) => ({ text: sentenceOf(notice, i18n.t, language), variant: notice.variant }));
};

/** @param parts the memory, the way there and the clock, so that a test needs no browser navigation */
export const leaver = ({ store, persistor }: Pick<Started, 'store' | 'persistor'>, parts = browser): Leave => {
  let last = { path: '', at: 0 };
  return (path) => {
    if (last.path === path && parts.now() - last.at < echo) return;
    last = { path, at: parts.now() };
    // Waits until the notice that explains the redirect was dispatched and the session was ended.
    setTimeout(async () => {
      // Without a network there are no sentences, and one leaves all the same.
      parts.carried.write(await toldOf(notices.selectors.all(store.getState())).catch(() => []));
      // Persisted state is written with a delay: flush it, so that the other document finds all of it.
      void persistor.flush();
      parts.go(path);
    });
  };
};
