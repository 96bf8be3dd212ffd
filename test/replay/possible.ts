/** What the steps of a session can lead to: the state that its slices reach by its actions, and the events that are left when a step is. */
import '../client/modules';
import { legacy_createStore as createStore, type UnknownAction } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { createRootReducer } from '#client/store/rootReducer';
import { PAGE_LOADED } from '#client/store/savedSession';
import { moduleIn } from '#client/storeKit/intents';
import { sessionClosed, sessionExpired, sessionOpened } from '#client/storeKit/sessionEvents';
import { isEvent, isIntent, rootOf, type Logged } from './actions';
import { emptyStorage } from './browser';
import { stateOf, type Log } from './log';

type Lists = Readonly<Record<string, { readonly lists?: Readonly<Record<string, { readonly watched: boolean }>> }>>;

type Tokens = { readonly auth: { readonly token: string | null } };

/** A list that a saga asks for again must be on screen. */
const isListOnScreen = (action: Logged, state: object): boolean => {
  const module = moduleIn(action);
  if (!isIntent(action) || action.type !== `${module}/list`) return true;
  return Boolean((state as Lists)[module]?.lists?.[(action.payload as { readonly key: string }).key]?.watched);
};

/** A session that ended had begun. */
const hadSession = (action: Logged, state: object): boolean =>
  !sessionExpired.match(action) || !action.meta.exchange?.sent?.caller?.signedIn || (state as Tokens).auth.token !== null;

/** Where nobody is signed in any more, because that step was left out, nobody calls as a person. */
const asCalled = (action: Logged, state: object): Logged => {
  const { exchange } = action.meta ?? {};
  if (!exchange?.sent?.caller?.signedIn || (state as Tokens).auth.token !== null || sessionClosed.match(action)) return action;
  const caller = { ...exchange.sent.caller, signedIn: false, workplace: null };
  return { ...action, meta: { ...action.meta, exchange: { ...exchange, sent: { ...exchange.sent, caller } } } };
};

/** The slices alone, as they are now: no saga runs, and nothing is called. */
async function slices(start: object | null) {
  const store = createStore(createRootReducer(emptyStorage()), (start ?? undefined) as never);
  await new Promise<void>((resolve) => persistStore(store, null, resolve).pause());
  return store;
}

/**
 * The log without the events that its steps cannot lead to: of a list that nobody opened, of a call that waits for a sign-in,
 * of the end of a session that had not begun.
 * `reached`: the state after the last action, as the slices say, whatever the sagas would do.
 */
export async function possibleIn(log: Log): Promise<{ readonly log: Log; readonly reached: object }> {
  let store = await slices(log.start);
  const waiting = new Set<string | undefined>();
  const impossible = new Set<string>();
  const isPossible = (action: Logged): boolean =>
    !isEvent(action) ||
    (!impossible.has(action.meta?.request ?? '') &&
      !waiting.has(rootOf(action)) &&
      isListOnScreen(action, store.getState()) &&
      hadSession(action, store.getState()));
  const actions: Logged[] = [];
  for (const action of log.actions) {
    if (action.type === PAGE_LOADED) store = await slices(null);
    if (!isPossible(action)) {
      impossible.add(action.meta?.request ?? '');
      continue;
    }
    store.dispatch(action as UnknownAction);
    if (sessionExpired.match(action)) waiting.add(rootOf(action));
    if (sessionOpened.match(action) || sessionClosed.match(action)) waiting.clear();
    actions.push(asCalled(action, store.getState()));
  }
  return { log: { ...log, actions }, reached: stateOf(store.getState()) };
}
