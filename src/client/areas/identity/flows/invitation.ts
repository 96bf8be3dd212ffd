/** An invitation by the link of its mail. Its token stays here while the person signs in or registers, so that they come back to it. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLatest, takeLeading } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import type { Accepted, Invitation } from '../services/invitations';
import { once } from '#client/storeKit/callService';
import { causedBy, event, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import type { FlowParts } from '#client/store/flowParts';
import { workplace } from '#client/store/session/workplace';

type Proof = { readonly token: string };
type State = {
  readonly token: string;
  readonly told: Invitation | null;
  readonly status: 'idle' | 'reading' | 'read' | 'accepting' | 'accepted' | 'failed';
  readonly errors: readonly Problem[];
};

const untouched: State = { token: '', told: null, status: 'idle', errors: [] };

const slice = createSlice({
  name: 'invitation',
  initialState: untouched,
  reducers: {
    open: {
      prepare: (proof: Proof) => intent(proof, []),
      reducer: (_, { payload: { token } }: Intent<Proof>): State => ({ ...untouched, token, status: 'reading' }),
    },
    opened: {
      prepare: (told: Invitation, meta: EventMeta) => event(told, meta),
      reducer: (state, { payload }: ModuleEvent<Invitation>): State => ({ ...state, told: payload, status: 'read' }),
    },
    accept: {
      prepare: (proof: Proof) => intent(proof, []),
      reducer: (state, _: Intent<Proof>): State => ({ ...state, status: 'accepting', errors: [] }),
    },
    accepted: {
      prepare: (done: Accepted, meta: EventMeta) => event(done, meta),
      reducer: (state, _: ModuleEvent<Accepted>): State => ({ ...state, token: '', status: 'accepted' }),
    },
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (state, { payload }: ModuleEvent<{ errors: readonly Problem[] }>): State => ({
        ...state,
        status: 'failed',
        errors: payload.errors,
      }),
    },
  },
  selectors: { all: (state) => state },
});

const { open, opened, accept, accepted, refused } = slice.actions;

const saga = ({ services: { invitations: service } }: FlowParts) => {
  function* reading({ payload, meta: { request } }: Intent<Proof>) {
    const outcome = yield* once(service.read, payload);
    const { exchange } = outcome;
    yield* put('errors' in outcome ? refused(outcome.errors, { request, exchange }) : opened(outcome.answer, { request, exchange }));
  }

  function* accepting({ payload, meta: { request } }: Intent<Proof>) {
    const outcome = yield* once(service.accept, payload);
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(refused(outcome.errors, { request, exchange }));
    yield* put(accepted(outcome.answer, { request, exchange }));
    yield* put(causedBy(request, workplace.name, workplace.actions.choose(outcome.answer.entity)));
  }

  return function* () {
    yield* takeLatest(open, reading);
    yield* takeLeading(accept, accepting);
  };
};

export const invitation = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
