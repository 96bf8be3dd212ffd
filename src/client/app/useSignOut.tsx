/** Signing out from the dashboard: at once, or after a question while drafts, calendar events or what is not sent yet are stored in this browser. */
import { Suspense, useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../store/hooks';
import type { RootState } from '../store/index';
import { auth } from '../store/session/auth';
import { calendar } from '../areas/calendar';
import { drafts } from '../store/flows/drafts';
import { unsent } from '../store/flows/unsent';
import { loadWords } from '../ui/chunkFailure';
import { useLater, useOpened } from '../ui/prefetch';
import { part } from '../ui/lazyPart';

/** Also called in advance: somebody can leave a shared computer without a network, too. */
const load = async () => {
  const [chunk] = await Promise.all([import(/* webpackChunkName: "sign-out" */ './shell/SignOutDialog'), loadWords(['shell'])]);
  return { default: chunk.SignOutDialog };
};

const SignOutDialog = part(load);

/** @returns what the menus call, and the question, to be rendered */
export function useSignOut(): { readonly signOut: () => void; readonly question: ReactNode } {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  useLater(load);
  const signOut = () => {
    const state = store.getState();
    const stored = [drafts.selectors.count(state), calendar.selectors.all(state).length, unsent.selectors.count(state)];
    if (stored.some((count) => count > 0)) setOpen(true);
    else dispatch(auth.actions.logout());
  };
  const question = <Suspense fallback={null}>{opened && <SignOutDialog open={open} onClose={() => setOpen(false)} />}</Suspense>;
  return { signOut, question };
}
