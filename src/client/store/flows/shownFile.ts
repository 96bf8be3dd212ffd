/** Files that are shown here and in no tab of their own: one in the dialog over the page, and one that a page shows next to its values. */
import { createSlice, type Action } from '@reduxjs/toolkit';
import { call, put, take, takeLatest } from 'typed-redux-saga';
import { noticeShown } from '../../storeKit/followUps';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '../../storeKit/intents';
import { sessionClosed, untilSignedOut } from '../../storeKit/sessionEvents';
import type { FileOfRecord } from '../../services/fileLinks';
import type { FlowParts } from '../flowParts';
import { fetchFile } from './fetchFile';

/** `dialog`: over the page; `page`: within it. */
export type Place = 'dialog' | 'page';

/** `type`: its media type, as the record says. */
export type ToShow = { readonly place: Place; readonly file: FileOfRecord; readonly name: string; readonly type: string };

/** `ticket`: under which the browser's address of the file is found. `isReady`: it has been fetched. */
export type Shown = Omit<ToShow, 'place'> & { readonly ticket: string; readonly isReady: boolean };

type State = Readonly<Record<Place, Shown | null>>;
type At = { readonly place: Place };

const nothing: State = { dialog: null, page: null };

const slice = createSlice({
  name: 'shownFile',
  initialState: nothing,
  reducers: {
    show: {
      prepare: (wanted: ToShow) => intent(wanted, []),
      reducer: (state, { payload: { place, ...wanted }, meta: { request } }: Intent<ToShow>): State => ({
        ...state,
        [place]: { ...wanted, ticket: request, isReady: false },
      }),
    },
    linked: { prepare: (meta: EventMeta) => event(null, meta), reducer: (state, _: ModuleEvent<null>) => state },
    fetched: {
      prepare: (at: At, meta: EventMeta) => event(at, meta),
      reducer: (state, { payload: { place } }: ModuleEvent<At>): State => {
        const shown = state[place];
        return { ...state, [place]: shown && { ...shown, isReady: true } };
      },
    },
    closed: { prepare: (place: Place) => intent({ place }, []), reducer: (state, { payload }: Intent<At>) => without(state, payload) },
    refused: {
      prepare: (at: At, meta: EventMeta) => event(at, meta),
      reducer: (state, { payload }: ModuleEvent<At>) => without(state, payload),
    },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => nothing),
  selectors: { at: (state, place: Place) => state[place] },
});

function without(state: State, { place }: At): State {
  return { ...state, [place]: null };
}

const { show, linked, fetched, closed, refused } = slice.actions;

const isAskedAt = (place: Place) => (action: Action) => (show.match(action) || closed.match(action)) && action.payload.place === place;

const saga = ({ services: { fileLinks }, files }: FlowParts) => {
  function* showing({ payload: { place, file, name }, meta: { request } }: Intent<ToShow>) {
    const found = yield* fetchFile(fileLinks, file, request, linked);
    const { exchange } = found;
    if ('errors' in found) {
      yield* put(refused({ place }, { request, exchange }));
      return yield* put(noticeShown({ id: request, variant: 'danger', problem: found.errors[0]! }, { request }));
    }
    try {
      if (yield* call(files.show, request, found.answer)) {
        yield* put(fetched({ place }, { request, exchange }));
        return yield* take(isAskedAt(place));
      }
      // Bytes of no known type: nothing here may run them.
      yield* put(refused({ place }, { request, exchange }));
      if (place === 'dialog') yield* call(files.handOver, found.answer, name, 'save' as const);
    } finally {
      // Also where the session ends and this saga is cancelled.
      files.forget(request);
    }
  }
  function* follow(action: Action) {
    if (show.match(action)) yield* showing(action as Intent<ToShow>);
  }
  return untilSignedOut(function* () {
    yield* takeLatest(isAskedAt('dialog'), follow);
    yield* takeLatest(isAskedAt('page'), follow);
  });
};

export const shownFile = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
