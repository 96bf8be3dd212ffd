/** Takes a change of the e-mail address back with the link of a mail ("This was not me"), and leads to a new password. */
import { createSlice } from '@reduxjs/toolkit';
import { put, select, takeLeading } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import { once } from '#client/storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import { sessionClosed } from '#client/storeKit/sessionEvents';
import type { ResetLink } from '#client/services/session';
import type { FlowParts } from '#client/store/flowParts';
import { auth } from '#client/store/session/auth';

type Proof = { readonly token: string };
type Revert = {
  busy: boolean;
  errors: readonly Problem[];
  /** What sets the new password, once the change is taken back. */
  link: ResetLink | null;
};

const untouched: Revert = { busy: false, errors: [], link: null };

const slice = createSlice({
  name: 'revert',
  initialState: untouched,
  reducers: {
    submit: {
      prepare: (proof: Proof) => intent(proof, []),
      reducer: (_, __: Intent<Proof>): Revert => ({ ...untouched, busy: true }),
    },
    done: {
      prepare: (link: ResetLink, meta: EventMeta) => event(link, meta),
      reducer: (_, { payload }: ModuleEvent<ResetLink>): Revert => ({ ...untouched, link: payload }),
    },
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (_, { payload }: ModuleEvent<{ errors: readonly Problem[] }>): Revert => ({ ...untouched, errors: payload.errors }),
    },
    /** The page is left. */
    acknowledge: { prepare: () => intent(null, []), reducer: (_, __: Intent<null>) => untouched },
  },
  selectors: { busy: ({ busy }) => busy, errors: ({ errors }) => errors, link: ({ link }) => link },
});

const { submit, done, refused } = slice.actions;

const saga = ({ services: { session } }: FlowParts) => {
  function* reverting({ payload, meta: { request } }: Intent<Proof>) {
    const outcome = yield* once(session.revert, payload);
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(refused(outcome.errors, { request, exchange }));
    yield* put(done(outcome.answer, { request, exchange }));
    // Every session has ended, also one that is open in this browser.
    if (yield* select(auth.selectors.loggedIn)) yield* put(sessionClosed({ request }));
  }

  return function* () {
    yield* takeLeading(submit, reverting);
  };
};

export const revert = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
