/** Sign-in for a form: the action, the problems of a refusal, and whether a code is needed. */
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { FollowUp } from '#client/storeKit/intents';
import type { Credentials } from '#client/services/session';
import type { RootState } from '#client/store';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { auth } from '#client/store/session/auth';

/** @param then what follows the success */
export function useSignIn(...then: FollowUp[]) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const busy = useAppSelector(auth.selectors.busy) === 'login';
  // With a token that the server no longer knows, nobody is.
  const signedIn = useAppSelector((state) => auth.selectors.loggedIn(state) && !auth.selectors.expired(state));
  // Clear the refusal when the page is left.
  useEffect(
    () => () => {
      const { errors, codeAsked } = store.getState().auth;
      if (errors.length || codeAsked) store.dispatch(auth.actions.acknowledge());
    },
    [store],
  );
  return {
    busy,
    signedIn,
    problem: useAppSelector(auth.selectors.errors)[0],
    codeAsked: useAppSelector(auth.selectors.codeAsked),
    signIn: (credentials: Credentials) => void dispatch(auth.actions.login(credentials, ...then)),
  };
}
