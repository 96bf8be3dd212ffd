/** A part of the store for what is asked for by a key: what was there stays while it is asked for anew. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import type { Outcome } from '../services/serviceResults';
import { ask } from './callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from './intents';
import { sessionClosed, untilSignedOut } from './sessionEvents';

export type Found<Answer> = {
  readonly answer: Answer | null;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly errors: readonly Problem[];
};

type Keyed = { readonly id: string };
type State = Readonly<Record<string, Found<unknown>>>;

const idle: Found<never> = { answer: null, status: 'idle', errors: [] };
const nothing: State = {};

const changed = (state: unknown, id: string, found: Partial<Found<unknown>>): State => ({
  ...(state as State),
  [id]: { ...idle, ...(state as State)[id], ...found },
});

const sliceOf = (name: string) =>
  createSlice({
    name,
    initialState: nothing,
    reducers: {
      load: {
        prepare: (id: string, given: object = {}) => intent({ id, ...given }, []),
        reducer: (state, { payload: { id } }: Intent<Keyed>): State => changed(state, id, { status: 'loading', errors: [] }),
      },
      /** The answer, or why there is none; what was there before stays then. */
      answered: {
        prepare: (id: string, found: Partial<Found<unknown>>, meta: EventMeta) => event({ id, found }, meta),
        reducer: (state, { payload: { id, found } }: ModuleEvent<Keyed & { found: Partial<Found<unknown>> }>): State =>
          changed(state, id, found),
      },
    },
    extraReducers: (build) => void build.addCase(sessionClosed, () => nothing),
  });

/**
 * @param name of the part of the state and of its actions
 * @param serviceOf the service's function that answers for this key, and for what `load` is given with it
 */
export const createLookup = <N extends string, Answer, Parts, Given extends object = {}>(
  name: N,
  serviceOf: (parts: Parts) => (asked: Keyed & Given, signal: AbortSignal) => Promise<Outcome<Answer>>,
) => {
  const { reducer, actions } = sliceOf(name);
  const { answered } = actions;
  const load = actions.load as ((
    ...asked: {} extends Given ? [id: string] : [id: string, given: Given]
  ) => ReturnType<typeof actions.load>) &
    Pick<typeof actions.load, 'type' | 'match'>;
  const saga = (parts: Parts) => {
    function* loading({ payload, meta: { request } }: Intent<Keyed & Given>) {
      const outcome = yield* ask(serviceOf(parts), payload, request);
      const found: Partial<Found<unknown>> =
        'answer' in outcome ? { answer: outcome.answer, status: 'ready' } : { errors: outcome.errors, status: 'failed' };
      yield* put(answered(payload.id, found, { request, exchange: outcome.exchange }));
    }
    return untilSignedOut(function* () {
      yield* takeEvery(actions.load.type, loading);
    });
  };
  /** What is known of the key; idle before it was asked for. */
  const at = (state: { readonly [K in N]: State }, id: string): Found<Answer> => (state[name][id] as Found<Answer> | undefined) ?? idle;
  return { name, reducer, actions: { load, answered }, selectors: { at }, saga };
};
