/** From the app to the public site, which is another document: what was being said goes along. */
import { carriedNotices } from '../services/carriedNotices';
import type { Started } from '../store';
import { notices } from '../store/modules/notices';
import { i18n } from './i18n';
import { sentenceOf } from './noticeSentence';

export type Leave = (path: string) => void;

/** Milliseconds in which to be sent to the same place again, by a page that sees the session end, is once. */
const echo = 1_000;

const browser = { carried: carriedNotices(() => window.sessionStorage), go: (path: string) => window.location.assign(path), now: Date.now };

/** @param parts the memory, the way there and the clock, so that a test needs no browser navigation */
export const leaver = ({ store, persistor }: Pick<Started, 'store' | 'persistor'>, parts = browser): Leave => {
  let last = { path: '', at: 0 };
  return (path) => {
    if (last.path === path && parts.now() - last.at < echo) return;
    last = { path, at: parts.now() };
    // Whatever sends someone away has then said why, and ended the session where it ends.
    setTimeout(() => {
      parts.carried.write(
        notices.selectors.all(store.getState()).map((notice) => ({ text: sentenceOf(notice, i18n.t), variant: notice.variant })),
      );
      // What is remembered is written behind the changes: the other document must find all of it.
      void persistor.flush();
      parts.go(path);
    });
  };
};
