/** The route context, read from the store: once for loaders, and as a hook for components. */
import { shallowEqual } from 'react-redux';
import type { Feature } from '#shared/domain/features';
import type { ResourceName } from '#shared/areas/resources';
import { firstList, gridKey } from '../kit/grid/prefetchList';
import type { RootState, Started } from '../store';
import { isUsable } from '../store/featureUse';
import { useAppSelector } from '../store/hooks';
import { auth } from '../store/session/auth';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { me } from '../store/session/me';
import { notices } from '../store/flows/notices';
import type { ClosedTo, GuardContext } from './guards';
import type { Leave } from './leaveApp';

export const guardContextOf = (state: RootState): GuardContext => ({
  // A person whose screen is locked is still on the page.
  signedIn: auth.selectors.present(state),
  actor: me.selectors.actor(state),
  pending: ['idle', 'loading'].includes(me.selectors.status(state)),
  attempted: auth.selectors.attemptedPath(state),
  hasChosenPlan: Boolean(me.selectors.start(state)?.plan),
});

export const useGuardContext = (): GuardContext => useAppSelector(guardContextOf, shallowEqual);

/** The notice why a page is closed; it is not repeated while it is shown. */
export const closedNotice = (guard: ClosedTo, permission?: string) =>
  notices.actions.shown({
    id: `closed:${permission ?? guard}`,
    variant: 'warning',
    key: `closedTo.${guard}`,
    ...(permission && { why: permission }),
  });

/** What the loaders need of the store: who is there, to remember a path for after signing in, to say that a page is not theirs or cannot be fetched, to ask for a list's rows ahead of its screen and to hear that they came, and the way out. */
export type RouteContext = {
  readonly guardContext: () => GuardContext;
  readonly rememberPath: (path: string) => void;
  readonly refuse: (guard: ClosedTo, permission?: string) => void;
  /** Says that a page cannot be opened without a network. */
  readonly tellOffline: () => void;
  /** Whether the client's subscription is known to let the rows be read. */
  readonly mayRead: (feature: Feature | undefined) => boolean;
  readonly ask: (list: ResourceName, search: string) => void;
  /** Resolves as soon as neither the profile nor a first page of these rows is on its way, whether they came or failed. */
  readonly answered: (list?: ResourceName) => Promise<void>;
  /** Goes to a page of the public site. */
  readonly leave: Leave;
};

const hasNoRows = (state: RootState, list: ResourceName): boolean => {
  const { status, ids } = loadedModule(list).selectors.list(state, gridKey);
  return status === 'loading' && ids.length === 0;
};

/** Whether the page would be drawn anew for what is on its way. A locked page has no profile to wait for, and a list with rows from before shows these. */
const underWay = (state: RootState, list?: ResourceName): boolean =>
  (auth.selectors.loggedIn(state) && guardContextOf(state).pending) || (list !== undefined && hasNoRows(state, list));

const until = (store: Started['store'], holds: (state: RootState) => boolean) =>
  new Promise<void>((resolve) => {
    if (holds(store.getState())) return resolve();
    const stop = store.subscribe(() => {
      if (!holds(store.getState())) return;
      stop();
      resolve();
    });
  });

export const routeContextOf = (store: Started['store'], leave: Leave): RouteContext => ({
  guardContext: () => guardContextOf(store.getState()),
  rememberPath: (path) => void store.dispatch(auth.actions.turnedAway({ path })),
  refuse: (guard, permission) => void store.dispatch(closedNotice(guard, permission)),
  tellOffline: () => void store.dispatch(notices.actions.shown({ id: 'page/offline', variant: 'warning', key: 'error.offlinePage' })),
  mayRead: (feature) =>
    feature === undefined || (me.selectors.actor(store.getState()) !== null && isUsable(store.getState(), feature, 'read')),
  ask: (list, search) => void store.dispatch(firstList(loadedModule(list), search)),
  answered: (list) => until(store, (state) => !underWay(state, list)),
  leave,
});
