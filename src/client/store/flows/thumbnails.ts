/** Pictures of messages that are shown small in their thread: fetched when they come into sight, let go when they leave the page. Rules: PRV-11, TKT-2. */
import { createSlice } from '@reduxjs/toolkit';
import { call, put, take, takeEvery } from 'typed-redux-saga';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '../../storeKit/intents';
import { sessionClosed, untilSignedOut } from '../../storeKit/sessionEvents';
import type { FileOfRecord } from '../../services/fileLinks';
import type { FlowParts } from '../flowParts';
import { fetchFile } from './fetchFile';

/** By the file: the ticket under which the browser's address of it is found, once it is there. */
type State = Readonly<Record<string, { readonly ticket: string; readonly isReady: boolean }>>;
type About = { readonly key: string };

/** The name of a file in the state. */
export const thumbnailKey = ({ type, id, field, file }: FileOfRecord): string => [type, id, field, file ?? ''].join('/');

const nothing: State = {};
const without = (state: State, key: string): State => Object.fromEntries(Object.entries(state).filter(([name]) => name !== key));

const slice = createSlice({
  name: 'thumbnails',
  initialState: nothing,
  reducers: {
    show: {
      prepare: (file: FileOfRecord) => intent({ key: thumbnailKey(file), file }, []),
      reducer: (state, { payload: { key }, meta: { request } }: Intent<About & { file: FileOfRecord }>): State => ({
        ...state,
        [key]: { ticket: request, isReady: false },
      }),
    },
    linked: { prepare: (meta: EventMeta) => event(null, meta), reducer: (state, _: ModuleEvent<null>) => state },
    fetched: {
      prepare: (about: About, meta: EventMeta) => event(about, meta),
      reducer: (state, { payload: { key } }: ModuleEvent<About>): State => {
        const known = state[key];
        return known ? { ...state, [key]: { ...known, isReady: true } } : state;
      },
    },
    /** It could not be fetched: its line below stays. */
    missed: {
      prepare: (about: About, meta: EventMeta) => event(about, meta),
      reducer: (state, { payload: { key } }: ModuleEvent<About>): State => without(state, key),
    },
    leave: { prepare: (key: string) => intent({ key }, []), reducer: (state, { payload: { key } }: Intent<About>) => without(state, key) },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => nothing),
  selectors: { at: (state, key: string) => state[key] },
});

const { show, linked, fetched, missed, leave } = slice.actions;

const saga = ({ services: { fileLinks }, files }: FlowParts) =>
  untilSignedOut(function* () {
    yield* takeEvery(show, function* ({ payload: { key, file }, meta: { request } }) {
      const found = yield* fetchFile(fileLinks, file, request, linked);
      const { exchange } = found;
      if ('errors' in found) return yield* put(missed({ key }, { request, exchange }));
      try {
        const isShown = yield* call(files.show, request, found.answer);
        yield* put((isShown ? fetched : missed)({ key }, { request, exchange }));
        if (isShown) yield* take((action: unknown) => leave.match(action as never) && (action as Intent<About>).payload.key === key);
      } finally {
        // Also where the session ends and this saga is cancelled.
        files.forget(request);
      }
    });
  });

export const thumbnails = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
