/** Watches the session over the dashboard's pages: when it ends or is locked, the question to sign in again stands over the page. */
import { Suspense, useCallback, useEffect, useState, type ComponentType } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { auth } from '../store/session/auth';
import { loadWords } from '../ui/chunkFailure';
import { useLater } from '../ui/prefetch';
import { Backdrop } from '../ui/Backdrop';
import { loadNotices } from './loadNotices';

/** Milliseconds until a failed fetch is tried again. */
const AGAIN = 5_000;

/** The question, fetched ahead; where that fails it is asked for until it comes, as the page beneath must not be lost over it. */
const useQuestion = (needed: boolean): ComponentType | undefined => {
  const [Question, setQuestion] = useState<ComponentType>();
  const load = useCallback(async () => {
    const [chunk] = await Promise.all([
      import(/* webpackChunkName: "sign-in-again" */ '../areas/identity/screens/auth/SignInAgain'),
      loadWords(['auth']),
    ]);
    setQuestion(() => chunk.SignInAgain);
  }, []);
  useLater(load);
  const missing = needed && !Question;
  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = () => void load().catch(() => !stopped && (timer = setTimeout(attempt, AGAIN)));
    attempt();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [missing, load]);
  return Question;
};

/** Ctrl+Alt+L; AltGr, which some keyboards report as the two together, types a letter. */
const isLock = (event: KeyboardEvent): boolean =>
  event.ctrlKey && event.altKey && event.code === 'KeyL' && !event.getModifierState('AltGraph');

const useLockKey = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const lock = (event: KeyboardEvent) => {
      if (!isLock(event)) return;
      event.preventDefault();
      dispatch(auth.actions.lock());
    };
    window.addEventListener('keydown', lock);
    return () => window.removeEventListener('keydown', lock);
  }, [dispatch]);
};

export function SessionWatcher() {
  const present = useAppSelector(auth.selectors.present);
  const expired = useAppSelector(auth.selectors.expired);
  const locked = useAppSelector(auth.selectors.locked);
  useLockKey();
  useLater(loadNotices);
  const needed = present && (expired || locked);
  const Question = useQuestion(needed);
  if (!needed) return null;
  const veil = locked && <Backdrop />;
  return Question ? (
    <Suspense fallback={veil}>
      <Question />
    </Suspense>
  ) : (
    veil
  );
}
