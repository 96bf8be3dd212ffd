/** Becoming a user: the registration, and then signing in with what was just typed. Rule: SGN-2. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLeading } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import type { Registration } from '#shared/areas/identity/signIn';
import { once } from '#client/storeKit/callService';
import { event, causedBy, intent, type EventMeta, type Intent, type ModuleEvent, type FollowUp } from '#client/storeKit/intents';
import { sessionClosed } from '#client/storeKit/sessionEvents';
import type { FlowParts } from '#client/store/flowParts';
import { auth } from '#client/store/session/auth';

type Register = {
  /** The account was made in this session, and the welcome message was not closed yet. */
  newUserRegistered: boolean;
  busy: boolean;
  errors: readonly Problem[];
};

const untouched: Register = { newUserRegistered: false, busy: false, errors: [] };

const slice = createSlice({
  name: 'register',
  initialState: untouched,
  reducers: {
    submit: {
      prepare: (registration: Registration, ...then: FollowUp[]) => intent(registration, then),
      reducer: (register, _: Intent<Registration>) => void Object.assign(register, { busy: true, errors: [] }),
    },
    registered: {
      prepare: (meta: EventMeta) => event(null, meta),
      reducer: (_, __: ModuleEvent<null>): Register => ({ ...untouched, newUserRegistered: true }),
    },
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (_, { payload }: ModuleEvent<{ errors: readonly Problem[] }>): Register => ({ ...untouched, errors: payload.errors }),
    },
    /** The form is gone with what it was refused for, or the welcome has been read. */
    acknowledge: { prepare: () => intent(null, []), reducer: (_, __: Intent<null>) => untouched },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => untouched),
  selectors: {
    newUserRegistered: ({ newUserRegistered }) => newUserRegistered,
    busy: ({ busy }) => busy,
    errors: ({ errors }) => errors,
  },
});

const { submit, registered, refused } = slice.actions;

const saga = ({ services: { session } }: FlowParts) => {
  function* registering({ payload, meta: { request, then } }: Intent<Registration>) {
    const outcome = yield* once(session.register, payload);
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(refused(outcome.errors, { request, exchange }));
    yield* put(registered({ request, exchange }));
    const { email, password } = payload;
    yield* put(causedBy(request, 'login', auth.actions.login({ email, password }), then));
  }

  return function* () {
    yield* takeLeading(submit, registering);
  };
};

export const register = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
