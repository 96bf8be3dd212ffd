/** Above every page: what is not sent to the server yet. Sends it as soon as there is a network again. Rule: CORE-13. */
import { Suspense, useEffect, useState } from 'react';
import { isWaiting, unsent } from '../store/flows/unsent';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { me } from '../store/session/me';
import { loadWords } from '../ui/chunkFailure';
import { part } from '../ui/lazyPart';
import { useLater } from '../ui/prefetch';
import { loadNotices } from './loadNotices';

/** Milliseconds between two attempts: a browser knows of a lost network, and not of a server that does not answer. */
const EVERY = 15_000;

const words = ['unsent'] as const;

const load = () => import(/* webpackChunkName: "unsent" */ '../kit/unsent/UnsentBanner').then((chunk) => ({ default: chunk.UnsentBanner }));

const Banner = part(load, { words, place: 'here' });

/** Fetched in advance: without a network it would be too late. */
const prefetch = () => Promise.all([load(), loadWords(words), loadNotices()]);

export function UnsentHost() {
  const dispatch = useAppDispatch();
  const all = useAppSelector(unsent.selectors.all);
  const worksForClient = useAppSelector((state) => me.selectors.subscription(state) !== null);
  const waits = all.some(isWaiting);
  const [connections, setConnections] = useState(0);
  useLater(worksForClient ? prefetch : undefined);
  useEffect(() => {
    if (!waits) return;
    const send = () => void (navigator.onLine && dispatch(unsent.send()));
    const connected = () => {
      setConnections((count) => count + 1);
      send();
    };
    send();
    const timer = setInterval(send, EVERY);
    window.addEventListener('online', connected);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', connected);
    };
  }, [dispatch, waits]);
  return all.length > 0 ? (
    <Suspense fallback={null}>
      {/* With each new connection it is mounted anew: its script is fetched again if that has failed before. */}
      <Banner key={connections} all={all} />
    </Suspense>
  ) : null;
}
