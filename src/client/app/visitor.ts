/** The visitor of the pages, read from the store: once for the loaders, and as it changes for what is on the screen. */
import { shallowEqual } from 'react-redux';
import type { RootState, Started } from '../store';
import { useAppSelector } from '../store/hooks';
import { auth } from '../store/modules/auth';
import { me } from '../store/modules/me';
import type { Visitor } from './guards';

export const visitorOf = (state: RootState): Visitor => ({
  signedIn: auth.selectors.loggedIn(state),
  actor: me.selectors.actor(state),
  pending: ['idle', 'loading'].includes(me.selectors.status(state)),
  attempted: auth.selectors.attemptedPath(state),
});

export const useVisitor = (): Visitor => useAppSelector(visitorOf, shallowEqual);

/** What the loaders need of the store: who is there, and to remember a path for after signing in. */
export type Door = { readonly visitor: () => Visitor; readonly turnAway: (path: string) => void };

export const doorOf = (store: Started['store']): Door => ({
  visitor: () => visitorOf(store.getState()),
  turnAway: (path) => void store.dispatch(auth.actions.turnedAway({ path })),
});
