/** Regions of Indonesia: the names of codes that are shown, and what a search in progress found. */
import { createSlice } from '@reduxjs/toolkit';
import { put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { regionLimits, type Region } from '#shared/domain/region';
import type { Problem } from '#shared/errors';
import { ask } from '../../storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '../../storeKit/intents';
import { sessionClosed, untilSignedOut } from '../../storeKit/sessionEvents';
import type { FlowParts } from '../flowParts';

type State = {
  /** Code → full name; null where there is no such region. */
  readonly names: Readonly<Record<string, string | null>>;
  /** Codes whose names are asked for. */
  readonly wanted: readonly string[];
  /** `found` is undefined while the search runs. */
  readonly search: { readonly text: string; readonly found?: readonly Region[] | undefined; readonly failed?: boolean };
};

const nothing: State = { names: {}, wanted: [], search: { text: '' } };

const namesOf = (regions: readonly Region[]) => Object.fromEntries(regions.map(({ code, full_name }) => [code, full_name]));

const slice = createSlice({
  name: 'regions',
  initialState: nothing,
  reducers: {
    find: {
      prepare: (text: string) => intent({ text }, []),
      reducer: (state, { payload: { text } }: Intent<{ text: string }>): State => ({ ...state, search: { text } }),
    },
    name: {
      prepare: (codes: readonly string[]) => intent({ codes }, []),
      reducer: (state, { payload: { codes } }: Intent<{ codes: readonly string[] }>): State => ({
        ...state,
        wanted: [...new Set([...state.wanted, ...codes.filter((code) => !Object.hasOwn(state.names, code))])],
      }),
    },
    found: {
      prepare: (regions: readonly Region[], meta: EventMeta) => event(regions, meta),
      reducer: (state, { payload }: ModuleEvent<readonly Region[]>): State => ({
        ...state,
        names: { ...state.names, ...namesOf(payload) },
        search: { ...state.search, found: payload },
      }),
    },
    named: {
      prepare: (codes: readonly string[], regions: readonly Region[], meta: EventMeta) => event({ codes, regions }, meta),
      reducer: (state, { payload: { codes, regions } }: ModuleEvent<{ codes: readonly string[]; regions: readonly Region[] }>): State => ({
        ...state,
        names: { ...state.names, ...Object.fromEntries(codes.map((code) => [code, null])), ...namesOf(regions) },
        wanted: state.wanted.filter((code) => !codes.includes(code)),
      }),
    },
    failed: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (state): State => ({ ...state, wanted: [], search: { ...state.search, found: [], failed: true } }),
    },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => nothing),
  selectors: {
    search: (state) => state.search,
    /** The full name; null where there is no such region, undefined while it isn't known. */
    nameOf: (state, code: string) => state.names[code],
    wanted: (state) => state.wanted,
  },
});

const { found, named, failed } = slice.actions;

const saga = ({ services }: FlowParts) => {
  function* finding({ payload, meta: { request } }: Intent<{ text: string }>) {
    if (payload.text.length < regionLimits.fewestCharacters) return;
    const outcome = yield* ask(services.regions.find, payload, request);
    const { exchange } = outcome;
    yield* put('answer' in outcome ? found(outcome.answer, { request, exchange }) : failed(outcome.errors, { request, exchange }));
  }
  function* naming({ meta: { request } }: Intent<{ codes: readonly string[] }>) {
    for (;;) {
      const codes = (yield* select(slice.selectors.wanted)).slice(0, regionLimits.codes);
      if (!codes.length) return;
      const outcome = yield* ask(services.regions.name, { codes }, request);
      const { exchange } = outcome;
      yield* put('answer' in outcome ? named(codes, outcome.answer, { request, exchange }) : failed(outcome.errors, { request, exchange }));
    }
  }
  return untilSignedOut(function* () {
    yield* takeLatest(slice.actions.find, finding);
    yield* takeLeading(slice.actions.name, naming);
  });
};

export const regions = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
