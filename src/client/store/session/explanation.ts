/** "Why can't I?": which permission a refusal was about, who holds it, and whom to ask. One question at a time. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLatest } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import { ask } from '#client/storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import { sessionClosed, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { Explanation } from '../../services/access';
import type { FlowParts } from '#client/store/flowParts';

type State = { permission: string | null; explanation: Explanation | null; errors: readonly Problem[] };

const nothingAsked: State = { permission: null, explanation: null, errors: [] };

const slice = createSlice({
  name: 'explanation',
  initialState: nothingAsked,
  reducers: {
    ask: {
      prepare: (permission: string) => intent({ permission }, []),
      reducer: (_, { payload }: Intent<{ permission: string }>): State => ({ ...nothingAsked, permission: payload.permission }),
    },
    told: {
      prepare: (explanation: Explanation, meta: EventMeta) => event(explanation, meta),
      reducer: (state, { payload }: ModuleEvent<Explanation>): State => ({ ...state, explanation: payload }),
    },
    failed: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (state, { payload }: ModuleEvent<{ errors: readonly Problem[] }>): State => ({ ...state, ...payload }),
    },
    closed: () => nothingAsked,
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => nothingAsked),
  selectors: { asked: (state) => state },
});

const { told, failed } = slice.actions;

const saga = ({ services: { access } }: FlowParts) => {
  function* explaining({ payload, meta: { request } }: Intent<{ permission: string }>) {
    const outcome = yield* ask(access.explain, payload, request);
    const { exchange } = outcome;
    if ('answer' in outcome) yield* put(told(outcome.answer, { request, exchange }));
    else yield* put(failed(outcome.errors, { request, exchange }));
  }
  return untilSignedOut(function* () {
    yield* takeLatest(slice.actions.ask, explaining);
  });
};

export const explanation = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
