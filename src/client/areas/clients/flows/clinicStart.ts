/** Starting a clinic of one's own: afterwards the tab works for it. Rule: SUB-25. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLeading } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import type { StartOrder } from '../services/subscriptions';
import { ask } from '#client/storeKit/callService';
import { causedBy, event, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import { sessionClosed, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { FlowParts } from '#client/store/flowParts';
import { workplace } from '#client/store/session/workplace';

type Started = { readonly entity: string };
/** `done`: the clinic is there, and the page is about to open anew for it. */
type State = { readonly status: 'idle' | 'sending' | 'done'; readonly errors: readonly Problem[] };

const untouched: State = { status: 'idle', errors: [] };

const slice = createSlice({
  name: 'clinicStart',
  initialState: untouched,
  reducers: {
    submit: {
      prepare: (order: StartOrder) => intent(order, []),
      reducer: (_, __: Intent<StartOrder>): State => ({ status: 'sending', errors: [] }),
    },
    started: {
      prepare: (started: Started, meta: EventMeta) => event(started, meta),
      reducer: (_, __: ModuleEvent<Started>): State => ({ status: 'done', errors: [] }),
    },
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (_, { payload: { errors } }: ModuleEvent<{ errors: readonly Problem[] }>): State => ({ status: 'idle', errors }),
    },
    acknowledge: { prepare: () => intent(null, []), reducer: (_, __: Intent<null>) => untouched },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => untouched),
  selectors: { all: (state) => state },
});

const { submit, started, refused } = slice.actions;

const saga = ({ services: { subscriptions } }: FlowParts) => {
  function* starting({ payload, meta: { request } }: Intent<StartOrder>) {
    const outcome = yield* ask(subscriptions.start, payload, request);
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(refused(outcome.errors, { request, exchange }));
    yield* put(started(outcome.answer, { request, exchange }));
    yield* put(causedBy(request, workplace.name, workplace.actions.choose(outcome.answer.entity)));
  }

  return untilSignedOut(function* () {
    yield* takeLeading(submit, starting);
  });
};

export const clinicStart = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
