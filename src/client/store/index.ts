/** Starts the store: slices, sagas, what the browser remembers, and DevTools. Everything from outside is passed in. */
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import createSagaMiddleware from 'redux-saga';
import type { Actor } from '#shared/access';
import type { Report } from '../storeKit/supervise';
import type { Files } from '../services/files';
import { createHttp, type Http, type HttpParts } from '../services/http';
import type { Idle } from '../services/idleTimer';
import type { LanguageCookie } from '../services/languageCookie';
import { knownDevice } from '../services/knownDevice';
import { redact } from '../services/redaction';
import type { OtherTabs, PersistStorage } from '../services/storage';
import type { Vault } from '../services/vault';
import { noWorkplace, type Workplace } from '../services/workplace';
import { devTools } from './devTools';
import { auth } from './session/auth';
import { locale } from './flows/locale';
import { me } from './session/me';
import { createRootReducer } from './rootReducer';
import { createRootSaga } from './rootSaga';
import { timeTravel } from './timeTravel';

/** The world outside the store. Tests and replays pass their own; nothing needs to be mocked. */
export type StoreParts = {
  readonly fetch: typeof globalThis.fetch;
  /** Sends forms and reports the progress; without it no progress is reported. */
  readonly fetchWithProgress?: HttpParts['fetchWithProgress'];
  /** The base address of another provider's API; ours by default. */
  readonly api?: string | undefined;
  readonly storage: PersistStorage;
  readonly otherTabs: OtherTabs;
  readonly idle: Idle;
  readonly vault: Vault;
  readonly cookie: LanguageCookie;
  readonly files: Files;
  /** The client that the tab works for; the person's first one by default. */
  readonly workplace?: Workplace;
  /** Takes the person on to a path, in the place of the present page. */
  readonly navigate: (path: string) => void;
  /** Hears of a saga that crashed. */
  readonly report: Report;
  /** Hears every action in the order in which it reached the slices, its secrets taken out, with the state before it. */
  readonly log?: (action: UnknownAction, before: object) => void;
  /** Sees every call: what it returns is called in its place. */
  readonly overhear?: (http: Http) => Http;
  /** A state to go on from, as a replay does: nothing is asked for that it may lack. */
  readonly from?: object;
};

const logging =
  (log: StoreParts['log']): Middleware =>
  ({ getState }) =>
  (next) =>
  (action) => {
    log?.(redact(action as UnknownAction), getState());
    return next(action);
  };

/** Milliseconds that the checks of development may take before they say so: a busy machine is no fault of the state's. */
const slow = 500;

const persistence = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

type Shown = {
  readonly getState: () => { readonly me: { readonly actor: Actor | null } };
  readonly subscribe: (heard: () => void) => unknown;
};

/**
 * The tab keeps the client that the page shows, so that a reload shows the same; anyone who signs in next begins anew.
 * @returns the client that requests are for: the page's; before that is known, the tab's
 */
const keepWorkplace = ({ getState, subscribe }: Shown, tab: Workplace) => {
  let last: Actor | null = null;
  subscribe(() => {
    const { actor } = getState().me;
    if (actor === last) return;
    last = actor;
    tab.write(actor?.entityId ?? null);
  });
  return () => {
    const { actor } = getState().me;
    return actor ? actor.entityId : tab.read();
  };
};

/**
 * The running store.
 * `ready` resolves when the browser's memory has been read and, if it held a token, the profile has been asked for.
 * `stop` ends every saga and every call under way.
 */
export function startStore({ fetch, fetchWithProgress, api, storage, log, overhear = (http) => http, from, ...parts }: StoreParts) {
  const tab = parts.workplace ?? noWorkplace;
  const sagas = createSagaMiddleware();
  const travel = timeTravel();
  const reducer = createRootReducer(storage);
  const store = configureStore({
    reducer,
    preloadedState: from as Parameters<typeof reducer>[0],
    middleware: (usual) =>
      usual({
        thunk: false,
        immutableCheck: { warnAfter: slow },
        serializableCheck: { ignoredActions: persistence, warnAfter: slow },
      }).concat(travel.hold, sagas, logging(log), travel.note),
    devTools,
  });
  const workplace = keepWorkplace(store, tab);
  const http = overhear(
    createHttp({
      fetch,
      fetchWithProgress,
      api,
      token: () => store.getState().auth.token,
      language: () => store.getState().locale.current,
      workplace,
    }),
  );
  const root = sagas.run(createRootSaga({ ...parts, http, workplace: tab, device: knownDevice(storage) }));
  let persistor: ReturnType<typeof persistStore> | undefined;
  const ready = new Promise<void>((resolve) => {
    persistor = persistStore(store, null, resolve);
  }).then(() => {
    if (from) return;
    const chosen = parts.cookie.read();
    // The server reads only the cookie; where the two differ, what it has already answered in is right.
    if (chosen && chosen !== store.getState().locale.current) store.dispatch(locale.actions.chosen(chosen));
    if (auth.selectors.loggedIn(store.getState())) store.dispatch(me.actions.load());
  });
  return { store, persistor: persistor!, ready, stop: () => root.cancel() };
}

export type Started = ReturnType<typeof startStore>;
export type RootState = ReturnType<Started['store']['getState']>;
export type AppDispatch = Started['store']['dispatch'];
