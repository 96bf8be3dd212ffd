/** What became of a subscription: one at a time. What was there stays while it is asked for anew. Rule: SUB-12. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLatest } from 'typed-redux-saga';
import type { HistoryEntry } from '#shared/domain/subscriptionHistory';
import type { Problem } from '#shared/errors';
import { ask } from '../../storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '../../storeKit/intents';
import { sessionClosed, untilSignedOut } from '../../storeKit/sessionEvents';
import type { FlowParts } from '../flowParts';

type State = {
  readonly id: string | null;
  readonly entries: readonly HistoryEntry[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly errors: readonly Problem[];
};

const nothing: State = { id: null, entries: [], status: 'idle', errors: [] };

const slice = createSlice({
  name: 'subscriptionHistory',
  initialState: nothing,
  reducers: {
    load: {
      prepare: (id: string) => intent({ id }, []),
      reducer: (state, { payload: { id } }: Intent<{ id: string }>): State => ({
        id,
        entries: state.id === id ? (state as State).entries : [],
        status: 'loading',
        errors: [],
      }),
    },
    loaded: {
      prepare: (entries: readonly HistoryEntry[], meta: EventMeta) => event({ entries }, meta),
      reducer: (state, { payload }: ModuleEvent<{ entries: readonly HistoryEntry[] }>): State => ({
        ...(state as State),
        ...payload,
        status: 'ready',
      }),
    },
    failed: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (state, { payload }: ModuleEvent<{ errors: readonly Problem[] }>): State => ({
        ...(state as State),
        ...payload,
        status: 'failed',
      }),
    },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => nothing),
  selectors: { all: (state) => state },
});

const { load, loaded, failed } = slice.actions;

const saga = ({ services: { subscriptions } }: FlowParts) => {
  function* loading({ payload, meta: { request } }: Intent<{ id: string }>) {
    const outcome = yield* ask(subscriptions.history, payload, request);
    const { exchange } = outcome;
    if ('answer' in outcome) yield* put(loaded(outcome.answer, { request, exchange }));
    else yield* put(failed(outcome.errors, { request, exchange }));
  }
  return untilSignedOut(function* () {
    yield* takeLatest(load, loading);
  });
};

export const subscriptionHistory = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
