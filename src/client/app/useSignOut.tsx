/** Signing out from the dashboard: at once, or after a question while drafts or calendar events are stored in this browser. */
import { Suspense, useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../store/hooks';
import type { RootState } from '../store/index';
import { auth } from '../store/session/auth';
import { calendar } from '../areas/calendar';
import { drafts } from '../store/flows/drafts';
import { useOpened } from '../ui/prefetch';
import { part } from '../ui/lazyPart';

const SignOutDialog = part(() =>
  import(/* webpackChunkName: "sign-out" */ './shell/SignOutDialog').then((chunk) => ({ default: chunk.SignOutDialog })),
);

/** @returns what the menus call, and the question, to be rendered */
export function useSignOut(): { readonly signOut: () => void; readonly question: ReactNode } {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  const signOut = () => {
    const state = store.getState();
    if (drafts.selectors.count(state) || calendar.selectors.all(state).length) setOpen(true);
    else dispatch(auth.actions.logout());
  };
  const question = <Suspense fallback={null}>{opened && <SignOutDialog open={open} onClose={() => setOpen(false)} />}</Suspense>;
  return { signOut, question };
}
