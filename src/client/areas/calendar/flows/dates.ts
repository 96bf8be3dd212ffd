/** The dates of the business in the calendar, and which kinds the person hides. Those from before stay while others are on their way. Rule: NTF-7. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeLatest } from 'typed-redux-saga';
import type { BusinessDate, DateKind } from '#shared/areas/calendar/dates';
import type { Problem } from '#shared/errors';
import { ask } from '#client/storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import { sessionClosed, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { FlowParts } from '#client/store/flowParts';
import { viewAs } from '#client/store/session/viewAs';

type Span = { readonly from: string; readonly to: string };

/** `hidden` is remembered by the browser. */
type State = {
  readonly dates: readonly BusinessDate[];
  readonly errors: readonly Problem[];
  readonly hidden: readonly DateKind[];
};

const nothing: State = { dates: [], errors: [], hidden: [] };

const slice = createSlice({
  name: 'dates',
  initialState: nothing,
  reducers: {
    load: {
      prepare: (span: Span) => intent(span, []),
      reducer: (state, _: Intent<Span>) => state,
    },
    loaded: {
      prepare: (dates: readonly BusinessDate[], meta: EventMeta) => event(dates, meta),
      reducer: (state, { payload }: ModuleEvent<readonly BusinessDate[]>): State => ({ ...(state as State), dates: payload, errors: [] }),
    },
    failed: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (state, { payload }: ModuleEvent<{ errors: readonly Problem[] }>): State => ({
        ...(state as State),
        errors: payload.errors,
      }),
    },
    toggle: {
      prepare: (kind: DateKind) => intent({ kind }, []),
      reducer: (state, { payload: { kind } }: Intent<{ kind: DateKind }>): State => {
        const { hidden } = state as State;
        const others = hidden.filter((one) => one !== kind);
        return { ...(state as State), hidden: others.length < hidden.length ? others : [...hidden, kind] };
      },
    },
  },
  extraReducers: (build) => {
    const gone = (state: unknown): State => ({ ...nothing, hidden: (state as State).hidden });
    build.addCase(viewAs.actions.changed, gone).addCase(sessionClosed, gone);
  },
  selectors: { all: ({ dates }) => dates, hidden: ({ hidden }) => hidden, errors: ({ errors }) => errors },
});

const { load, loaded, failed } = slice.actions;

const saga = ({ services }: FlowParts) =>
  untilSignedOut(function* () {
    yield* takeLatest(load, function* ({ payload, meta: { request } }) {
      const outcome = yield* ask(services.dates.dates, payload, request);
      const { exchange } = outcome;
      yield* put('errors' in outcome ? failed(outcome.errors, { request, exchange }) : loaded(outcome.answer, { request, exchange }));
    });
  });

export const dates = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
