/** The Redux DevTools extension, as far as it shows another state without an action of the app's. It is imported before the store. */
import type { Reducer, StoreEnhancer } from '@reduxjs/toolkit';

const TRAVEL = '@@devTools/travel';

let show: (state: unknown) => void;

/** Shows a state from before, as a click on "Jump" does. */
export const travelTo = (state: unknown): void => show(state);

const instrument: StoreEnhancer = (createStore) => (reducer, initial) => {
  const travelling: Reducer = (state, action) => (action.type === TRAVEL ? action['state'] : reducer(state as never, action as never));
  const store = createStore(travelling as typeof reducer, initial);
  show = (state) => void store.dispatch({ type: TRAVEL, state } as never);
  return store;
};

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, instrument].reduceRight((create, enhance) => enhance(create) as typeof createStore, createStore),
});
