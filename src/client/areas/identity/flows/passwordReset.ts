/** A forgotten password: the link is asked for, the new password set, and then signed in with. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLeading } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import type { PasswordReset } from '#shared/areas/identity/signIn';
import { once } from '#client/storeKit/callService';
import { event, causedBy, intent, type EventMeta, type Intent, type ModuleEvent, type FollowUp } from '#client/storeKit/intents';
import type { ResetRequest } from '#client/services/session';
import type { FlowParts } from '#client/store/flowParts';
import { auth } from '#client/store/session/auth';

type Reset = {
  /** `asked`: the link is on its way, if the address is known; `done`: the password is the new one. */
  status: 'idle' | 'asked' | 'done';
  busy: boolean;
  errors: readonly Problem[];
};

const untouched: Reset = { status: 'idle', busy: false, errors: [] };

const begin = (reset: Reset) => void Object.assign(reset, { busy: true, errors: [] });

/** An event that says only that something has come to its end. */
const reaches = (status: Reset['status']) => ({
  prepare: (meta: EventMeta) => event(null, meta),
  reducer: (_: Reset, __: ModuleEvent<null>): Reset => ({ ...untouched, status }),
});

const slice = createSlice({
  name: 'reset',
  initialState: untouched,
  reducers: {
    ask: {
      prepare: (request: ResetRequest, ...then: FollowUp[]) => intent(request, then),
      reducer: (reset, _: Intent<ResetRequest>) => begin(reset),
    },
    submit: {
      prepare: (change: PasswordReset, ...then: FollowUp[]) => intent(change, then),
      reducer: (reset, _: Intent<PasswordReset>) => begin(reset),
    },
    asked: reaches('asked'),
    done: reaches('done'),
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (reset, { payload }: ModuleEvent<{ errors: readonly Problem[] }>) =>
        void Object.assign(reset, { busy: false, errors: payload.errors }),
    },
    /** The page is left, or begins anew. */
    acknowledge: { prepare: () => intent(null, []), reducer: (_, __: Intent<null>) => untouched },
  },
  selectors: {
    status: ({ status }) => status,
    busy: ({ busy }) => busy,
    errors: ({ errors }) => errors,
  },
});

const { ask, submit, asked, done, refused } = slice.actions;

const saga = ({ services: { session } }: FlowParts) => {
  function* asking({ payload, meta: { request } }: Intent<ResetRequest>) {
    const outcome = yield* once(session.askReset, payload);
    const { exchange } = outcome;
    yield* put('errors' in outcome ? refused(outcome.errors, { request, exchange }) : asked({ request, exchange }));
  }

  function* setting({ payload, meta: { request, then } }: Intent<PasswordReset>) {
    const outcome = yield* once(session.reset, payload);
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(refused(outcome.errors, { request, exchange }));
    yield* put(done({ request, exchange }));
    const { email, password } = payload;
    yield* put(causedBy(request, 'login', auth.actions.login({ email, password }), then));
  }

  return function* () {
    yield* takeLeading(ask, asking);
    yield* takeLeading(submit, setting);
  };
};

export const reset = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
