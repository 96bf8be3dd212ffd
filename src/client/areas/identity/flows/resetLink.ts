/** A new link to a new password that somebody who manages users makes, shown once on the page of the mail that it replaces. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLeading } from 'typed-redux-saga';
import { ask } from '#client/storeKit/callService';
import { noticeShown } from '#client/storeKit/followUps';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import { sessionClosed, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { MadeLink } from '#client/services/access';
import type { FlowParts } from '#client/store/flowParts';

type State = { busy: boolean; made: MadeLink | null };

const untouched: State = { busy: false, made: null };

const slice = createSlice({
  name: 'resetLink',
  initialState: untouched,
  reducers: {
    make: {
      prepare: (mail: string) => intent({ mail }, []),
      reducer: (_, __: Intent<{ mail: string }>): State => ({ busy: true, made: null }),
    },
    made: {
      prepare: (link: MadeLink, meta: EventMeta) => event(link, meta),
      reducer: (_, { payload }: ModuleEvent<MadeLink>): State => ({ busy: false, made: payload }),
    },
    refused: { prepare: (meta: EventMeta) => event(null, meta), reducer: (_, __: ModuleEvent<null>) => untouched },
    /** The page is left. */
    acknowledge: { prepare: () => intent(null, []), reducer: (_, __: Intent<null>) => untouched },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => untouched),
  selectors: { busy: ({ busy }) => busy, made: ({ made }) => made },
});

const { make, made, refused } = slice.actions;

const saga = ({ services: { access } }: FlowParts) => {
  function* making({ payload, meta: { request } }: Intent<{ mail: string }>) {
    const outcome = yield* ask(access.makeResetLink, payload, request);
    const { exchange } = outcome;
    if ('answer' in outcome) return yield* put(made(outcome.answer, { request, exchange }));
    yield* put(refused({ request, exchange }));
    yield* put(noticeShown({ id: request, variant: 'danger', problem: outcome.errors[0]! }, { request }));
  }
  return untilSignedOut(function* () {
    yield* takeLeading(make, making);
  });
};

export const resetLink = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
