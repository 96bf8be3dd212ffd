/** Watches the session over the dashboard's pages: when it ends, the question to sign in again stands over the page. */
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../store/hooks';
import { auth } from '../store/modules/auth';

const question = () => import(/* webpackChunkName: "sign-in-again" */ '../screens/auth/SignInAgain');
const SignInAgain = lazy(async () => ({ default: (await question()).SignInAgain }));

/** Time for the page itself to come first, in milliseconds. */
const AFTER_THE_PAGE = 3000;

export function SessionKeeper() {
  const { i18n } = useTranslation();
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  const expired = useAppSelector(auth.selectors.expired);
  // Fetched while the network is known to be there and the version is this one.
  useEffect(() => {
    const timer = setTimeout(() => void Promise.all([question(), i18n.loadNamespaces('auth')]).catch(() => undefined), AFTER_THE_PAGE);
    return () => clearTimeout(timer);
  }, [i18n]);
  return <Suspense fallback={null}>{signedIn && expired && <SignInAgain />}</Suspense>;
}
