/** Opening a file that belongs to a record: it is fetched and given to the person, in a tab or as a download. One at a time. */
import { createSlice } from '@reduxjs/toolkit';
import { call, put, takeLatest } from 'typed-redux-saga';
import { noticeShown } from '../../storeKit/followUps';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '../../storeKit/intents';
import { sessionClosed, untilSignedOut } from '../../storeKit/sessionEvents';
import { isSameFile, type FileOfRecord } from '../../services/fileLinks';
import type { HandOver } from '../../services/files';
import type { FlowParts } from '../flowParts';
import { fetchFile } from './fetchFile';

/** `name`: under which it is saved. */
export type Wanted = FileOfRecord & { readonly name: string; readonly how: HandOver };

/** `busy`: the file that is being fetched. */
type State = { readonly busy: FileOfRecord | null };

const nothing: State = { busy: null };

const slice = createSlice({
  name: 'file',
  initialState: nothing,
  reducers: {
    open: {
      prepare: (wanted: Wanted) => intent(wanted, []),
      reducer: (_, { payload: { type, id, field, file } }: Intent<Wanted>): State => ({ busy: { type, id, field, file } }),
    },
    linked: { prepare: (meta: EventMeta) => event(null, meta), reducer: (state, _: ModuleEvent<null>) => state },
    opened: { prepare: (meta: EventMeta) => event(null, meta), reducer: (_, __: ModuleEvent<null>) => nothing },
    refused: { prepare: (meta: EventMeta) => event(null, meta), reducer: (_, __: ModuleEvent<null>) => nothing },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => nothing),
  selectors: { isBusy: ({ busy }, file: FileOfRecord) => isSameFile(busy, file) },
});

const { open, linked, opened, refused } = slice.actions;

const saga = ({ services: { fileLinks }, files }: FlowParts) => {
  function* opening({ payload: { name, how, ...asked }, meta: { request } }: Intent<Wanted>) {
    const found = yield* fetchFile(fileLinks, asked, request, linked);
    const { exchange } = found;
    if ('errors' in found) {
      yield* put(refused({ request, exchange }));
      return yield* put(noticeShown({ id: request, variant: 'danger', problem: found.errors[0]! }, { request }));
    }
    yield* put(opened({ request, exchange }));
    yield* call(files.handOver, found.answer, name, how);
  }
  return untilSignedOut(function* () {
    yield* takeLatest(open, opening);
  });
};

export const fileOpening = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
