/** The states that the slices reach by the actions of a session: no saga runs, nothing is called, and nothing is stored. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { RootState } from './index';
import { createRootReducer } from './rootReducer';
import { PAGE_LOADED, type SavedSession } from './savedSession';

const nowhere = { getItem: async () => null, setItem: async () => undefined, removeItem: async () => undefined };

type Parts = Readonly<Record<string, object>>;

/** What the browser remembered comes into the part of the state that keeps it. */
const remembered = (state: RootState, { key, payload }: UnknownAction): RootState => {
  const parts = state as unknown as Parts;
  if (typeof key !== 'string' || !parts[key] || typeof payload !== 'object' || payload === null) return state;
  return { ...state, [key]: { ...parts[key], ...payload } };
};

/**
 * @param session its actions whole
 * @returns the state before the first action, then after each one. An action that a slice of today cannot take changes nothing.
 */
export function sessionStates({ start, actions }: Pick<SavedSession, 'start' | 'actions'>): readonly RootState[] {
  const reducer = createRootReducer(nowhere);
  const begin = (from: object | null) => reducer((from ?? undefined) as never, { type: '@@session/begins' }) as RootState;
  let state = begin(start);
  const states = [state];
  for (const action of actions) {
    try {
      if (action.type === PAGE_LOADED) state = begin(null);
      state = action.type === REHYDRATE ? remembered(state, action) : (reducer(state, action) as RootState);
    } catch {
      // Another build's action: the step says so by itself.
    }
    states.push(state);
  }
  return states;
}
