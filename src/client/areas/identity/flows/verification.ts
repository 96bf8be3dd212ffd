/** The proof that an e-mail address is one's own: the token of a mail, given back. */
import { createSlice } from '@reduxjs/toolkit';
import { put, select, takeLeading } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import { once } from '#client/storeKit/callService';
import { event, causedBy, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import type { FlowParts } from '#client/store/flowParts';
import { auth } from '#client/store/session/auth';
import { me } from '#client/store/session/me';

type Proof = { readonly token: string };
type Verification = { status: 'idle' | 'busy' | 'done' | 'failed'; errors: readonly Problem[] };

const untouched: Verification = { status: 'idle', errors: [] };

const slice = createSlice({
  name: 'verification',
  initialState: untouched,
  reducers: {
    submit: {
      prepare: (proof: Proof) => intent(proof, []),
      reducer: (_, __: Intent<Proof>): Verification => ({ status: 'busy', errors: [] }),
    },
    done: {
      prepare: (meta: EventMeta) => event(null, meta),
      reducer: (_, __: ModuleEvent<null>): Verification => ({ status: 'done', errors: [] }),
    },
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (_, { payload }: ModuleEvent<{ errors: readonly Problem[] }>): Verification => ({
        status: 'failed',
        errors: payload.errors,
      }),
    },
    /** The page is left. */
    acknowledge: { prepare: () => intent(null, []), reducer: (_, __: Intent<null>) => untouched },
  },
  selectors: { status: ({ status }) => status, errors: ({ errors }) => errors },
});

const { submit, done, refused } = slice.actions;

const saga = ({ services: { session } }: FlowParts) => {
  function* verifying({ payload, meta: { request } }: Intent<Proof>) {
    const outcome = yield* once(session.verify, payload);
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(refused(outcome.errors, { request, exchange }));
    yield* put(done({ request, exchange }));
    // Anyone who is signed in may do more from now on.
    if (yield* select(auth.selectors.loggedIn)) yield* put(causedBy(request, me.name, me.actions.load()));
  }

  return function* () {
    yield* takeLeading(submit, verifying);
  };
};

export const verification = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
