/** Watches the session over the dashboard's pages: when it ends or is locked, the question to sign in again stands over the page. */
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { auth } from '../store/modules/auth';
import { useLater } from '../ui/later';
import { Veil } from '../ui/Veil';
import { loadNotices } from './loadNotices';

const question = () => import(/* webpackChunkName: "sign-in-again" */ '../screens/auth/SignInAgain');
const SignInAgain = lazy(async () => ({ default: (await question()).SignInAgain }));

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

export function SessionKeeper() {
  const { i18n } = useTranslation();
  const present = useAppSelector(auth.selectors.present);
  const expired = useAppSelector(auth.selectors.expired);
  const locked = useAppSelector(auth.selectors.locked);
  useLockKey();
  useLater(loadNotices);
  useLater(useCallback(() => Promise.all([question(), i18n.loadNamespaces('auth')]), [i18n]));
  return <Suspense fallback={locked && <Veil />}>{present && (expired || locked) && <SignInAgain />}</Suspense>;
}
