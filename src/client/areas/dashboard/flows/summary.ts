/** The dashboard's numbers. Those from before stay while new ones are on their way, and when these don't come. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLatest } from 'typed-redux-saga';
import { defaultZone, type Zone } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import type { Summary } from '#shared/areas/dashboard/summary';
import { ask } from '#client/storeKit/callService';
import { follow } from '#client/storeKit/followUps';
import { event, intent, type EventMeta, type Intent, type ModuleEvent, type FollowUp } from '#client/storeKit/intents';
import { sessionClosed, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { FlowParts } from '#client/store/flowParts';
import { viewAs } from '#client/store/session/viewAs';

type State = {
  readonly numbers: Summary | null;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the last asking failed. */
  readonly errors: readonly Problem[];
};

const nothing: State = { numbers: null, status: 'idle', errors: [] };

const slice = createSlice({
  name: 'summary',
  initialState: nothing,
  reducers: {
    load: {
      /** @param zone where days begin */
      prepare: (zone: Zone = defaultZone, ...then: FollowUp[]) => intent({ zone }, then),
      reducer: (state, _: Intent<{ zone: Zone }>): State => ({ ...(state as State), status: 'loading' }),
    },
    loaded: {
      prepare: (numbers: Summary, meta: EventMeta) => event(numbers, meta),
      reducer: (_, { payload }: ModuleEvent<Summary>): State => ({ numbers: payload, status: 'ready', errors: [] }),
    },
    failed: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (state, { payload: { errors } }: ModuleEvent<{ errors: readonly Problem[] }>): State => ({
        ...(state as State),
        status: 'failed',
        errors,
      }),
    },
  },
  extraReducers: (build) => {
    // Numbers of another role are removed at once, also before the new ones have been loaded.
    build.addCase(viewAs.actions.changed, () => nothing).addCase(sessionClosed, () => nothing);
  },
  selectors: { all: (state) => state },
});

const { load, loaded, failed } = slice.actions;

const saga = ({ services }: FlowParts) => {
  function* loading(action: ReturnType<typeof load> | ReturnType<typeof viewAs.actions.changed>) {
    // Seeing as another role ends what was asked for as the one before.
    if (!load.match(action)) return;
    const { payload, meta } = action;
    const { request } = meta;
    const outcome = yield* ask(services.summary.summarise, payload, request);
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(failed(outcome.errors, { request, exchange }));
    yield* put(loaded(outcome.answer, { request, exchange }));
    yield* follow(meta);
  }
  return untilSignedOut(function* () {
    yield* takeLatest([load, viewAs.actions.changed], loading);
  });
};

export const summary = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
