/** Prefetches parts of a page that are not visible at first: after the page has loaded, or at the first use. */
import { startTransition, useEffect, useState } from 'react';

/** Milliseconds that the page itself has to come first. */
const AFTER_THE_PAGE = 3_000;

/**
 * Fetches while the network is there and the version is this one.
 * @param load the same function each time; undefined when there is nothing to fetch
 */
export const useLater = (load: (() => Promise<unknown>) | undefined): void => {
  useEffect(() => {
    if (!load) return;
    const left = new AbortController();
    const fetchWithNetwork = () => {
      if (navigator.onLine) load().catch(waitForNetwork);
      else waitForNetwork();
    };
    // What can't be fetched now is fetched with the next connection; until then it is missed where it is shown.
    const waitForNetwork = () => window.addEventListener('online', fetchWithNetwork, { once: true, signal: left.signal });
    const timer = setTimeout(fetchWithNetwork, AFTER_THE_PAGE);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [load]);
};

/** Whether something has been open: from then on it stays, so that it can close as it opened. */
export const useOpened = (open: boolean): boolean => {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
};

/**
 * Whether what stands there now has been painted: what takes long can wait for that, and not keep it back.
 * @param shown whether it stands there
 */
export function usePainted(shown = true): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!shown || painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer set within a frame runs after it has been painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, painted]);
  return painted;
}
