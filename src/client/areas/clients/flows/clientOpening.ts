/** A client that is made together with its subscription: sent, refused or made. Rule: SUB-30. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLeading } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import type { OpeningOrder } from '../services/subscriptions';
import { ask } from '#client/storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import { sessionClosed, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { FlowParts } from '#client/store/flowParts';

type Made = { readonly entity: string };
/** `made`: the id of the new client. */
type State = { readonly busy: boolean; readonly made: string | null; readonly errors: readonly Problem[] };

const untouched: State = { busy: false, made: null, errors: [] };

const slice = createSlice({
  name: 'clientOpening',
  initialState: untouched,
  reducers: {
    submit: {
      prepare: (order: OpeningOrder) => intent(order, []),
      reducer: (_, __: Intent<OpeningOrder>): State => ({ ...untouched, busy: true }),
    },
    opened: {
      prepare: (made: Made, meta: EventMeta) => event(made, meta),
      reducer: (_, { payload }: ModuleEvent<Made>): State => ({ ...untouched, made: payload.entity }),
    },
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (_, { payload: { errors } }: ModuleEvent<{ errors: readonly Problem[] }>): State => ({ ...untouched, errors }),
    },
    leave: { prepare: () => intent(null, []), reducer: (_, __: Intent<null>) => untouched },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => untouched),
  selectors: { all: (state) => state },
});

const { submit, opened, refused } = slice.actions;

const saga = ({ services: { subscriptions } }: FlowParts) => {
  function* opening({ payload, meta: { request } }: Intent<OpeningOrder>) {
    const outcome = yield* ask(subscriptions.open, payload, request);
    const { exchange } = outcome;
    yield* put('errors' in outcome ? refused(outcome.errors, { request, exchange }) : opened(outcome.answer, { request, exchange }));
  }

  return untilSignedOut(function* () {
    yield* takeLeading(submit, opening);
  });
};

export const clientOpening = { reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
