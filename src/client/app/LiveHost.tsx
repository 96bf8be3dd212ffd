/** Follows what happens elsewhere while the dashboard is open. Its script comes after the page. Rule: LIV-1. */
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { Started } from '../store/index';
import type { Tab } from '../store/live/index';
import { apiAddress } from '../ui/pageMeta';

/** Milliseconds that the page itself has to come first. */
const AFTER_THE_PAGE = 1_000;

const tab: Tab = {
  isSeen: () => document.visibilityState === 'visible',
  address: () => window.location.href,
  watch: (changed) => {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};

export function LiveHost() {
  const store = useStore() as unknown as Started['store'];
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = async () => {
      const { startLive } = await import(/* webpackChunkName: "live" */ '../store/live/index');
      if (!isGone) stop = startLive({ store, fetch: (...asked) => window.fetch(...asked), api: apiAddress(), tab });
    };
    // Without the script everything works as it does without a stream.
    const timer = setTimeout(() => void begin().catch(() => undefined), AFTER_THE_PAGE);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [store]);
  return null;
}
