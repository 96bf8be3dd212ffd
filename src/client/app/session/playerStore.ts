/** A store that only shows: its state is given from outside, and whatever a screen dispatches is left undone. */
import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../store/index';

export type PlayerStore = Store<RootState> & {
  /** Shows another state. */
  readonly show: (state: RootState) => void;
};

export function createPlayerStore(first: RootState): PlayerStore {
  let state = first;
  const heard = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    heard.add(listener);
    return () => void heard.delete(listener);
  };
  return {
    getState: () => state,
    subscribe,
    dispatch: <A extends UnknownAction>(action: A): A => action,
    replaceReducer: () => undefined,
    [Symbol.observable]: () => {
      throw new Error('Nobody observes a session that is played.');
    },
    show(next) {
      if (next === state) return;
      state = next;
      for (const listener of heard) listener();
    },
  };
}
