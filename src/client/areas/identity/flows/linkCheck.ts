/** Whether the link of a mail still sets a new password: asked when its page opens, so that nobody types a password in vain. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLatest } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import { once } from '#client/storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import type { FlowParts } from '#client/store/flowParts';

type Link = { readonly token: string };
/** `unknown`: the server could not say; the form shall then be sent, and its answer tells. */
type LinkCheck = { readonly status: 'idle' | 'busy' | 'good' | 'bad' | 'unknown'; readonly problem: Problem | null };

const untouched: LinkCheck = { status: 'idle', problem: null };

const slice = createSlice({
  name: 'linkCheck',
  initialState: untouched,
  reducers: {
    submit: { prepare: (link: Link) => intent(link, []), reducer: (_, __: Intent<Link>): LinkCheck => ({ status: 'busy', problem: null }) },
    good: {
      prepare: (meta: EventMeta) => event(null, meta),
      reducer: (_, __: ModuleEvent<null>): LinkCheck => ({ status: 'good', problem: null }),
    },
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (_, { payload }: ModuleEvent<{ errors: readonly Problem[] }>): LinkCheck => {
        const problem = payload.errors.find(({ code }) => code.startsWith('token.'));
        return problem ? { status: 'bad', problem } : { status: 'unknown', problem: null };
      },
    },
    /** The page is left. */
    acknowledge: { prepare: () => intent(null, []), reducer: (_, __: Intent<null>) => untouched },
  },
  selectors: { status: ({ status }) => status, problem: ({ problem }) => problem },
});

const { submit, good, refused } = slice.actions;

const saga = ({ services: { session } }: FlowParts) => {
  function* checking({ payload, meta: { request } }: Intent<Link>) {
    const outcome = yield* once(session.checkLink, payload);
    const { exchange } = outcome;
    yield* put('errors' in outcome ? refused(outcome.errors, { request, exchange }) : good({ request, exchange }));
  }

  return function* () {
    yield* takeLatest(submit, checking);
  };
};

export const linkCheck = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
