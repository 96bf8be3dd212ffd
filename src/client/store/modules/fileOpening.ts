/** Opening a file that belongs to a record: a link is asked for, the file is fetched and given to the person. One at a time. */
import { createSlice } from '@reduxjs/toolkit';
import { call, put, take, takeLatest } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import { ask } from '../../storeKit/callService';
import { noticeShown } from '../../storeKit/followUps';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '../../storeKit/intents';
import { sessionClosed, untilSignedOut } from '../../storeKit/sessionEvents';
import type { FileOfRecord } from '../../services/fileLinks';
import type { HandOver } from '../../services/files';
import type { Exchange } from '../../services/serviceResults';
import type { FlowParts } from '../flowParts';

/** `name`: under which it is saved. */
export type Wanted = FileOfRecord & { readonly name: string; readonly how: HandOver };

/** `busy`: the file that is being fetched. `shown`: the picture that a page shows, and where the browser keeps it. */
type State = { readonly busy: FileOfRecord | null; readonly shown: (FileOfRecord & { readonly address: string }) | null };

const nothing: State = { busy: null, shown: null };

const isSame = (one: FileOfRecord | null, { type, id, field, file }: FileOfRecord): boolean =>
  one?.type === type && one.id === id && one.field === field && one.file === file;

const slice = createSlice({
  name: 'file',
  initialState: nothing,
  reducers: {
    open: {
      prepare: (wanted: Wanted) => intent(wanted, []),
      reducer: (_, { payload: { type, id, field, file } }: Intent<Wanted>): State => ({ busy: { type, id, field, file }, shown: null }),
    },
    linked: { prepare: (meta: EventMeta) => event(null, meta), reducer: (state, _: ModuleEvent<null>) => state },
    opened: { prepare: (meta: EventMeta) => event(null, meta), reducer: (_, __: ModuleEvent<null>) => nothing },
    /** The picture is there. */
    pictured: {
      prepare: (picture: FileOfRecord & { readonly address: string }, meta: EventMeta) => event(picture, meta),
      reducer: (state, { payload }: ModuleEvent<FileOfRecord & { readonly address: string }>): State => ({ ...state, shown: payload }),
    },
    /** The page that showed a picture was left. */
    closed: { prepare: () => intent(null, []), reducer: (state, _: Intent<null>): State => ({ ...state, shown: null }) },
    refused: { prepare: (meta: EventMeta) => event(null, meta), reducer: (_, __: ModuleEvent<null>) => nothing },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => nothing),
  selectors: {
    isBusy: ({ busy }, file: FileOfRecord) => isSame(busy, file),
    addressOf: ({ shown }, file: FileOfRecord) => (isSame(shown, file) ? shown!.address : undefined),
  },
});

const { open, linked, opened, pictured, closed, refused } = slice.actions;

const saga = ({ services: { fileLinks }, files }: FlowParts) => {
  function* refuse([problem]: readonly Problem[], request: string, exchange: Exchange) {
    yield* put(refused({ request, exchange }));
    yield* put(noticeShown({ id: request, variant: 'danger', problem: problem! }, { request }));
  }
  function* opening({ payload: { name, how, ...asked }, meta: { request } }: Intent<Wanted>) {
    const link = yield* ask(fileLinks.link, asked, request);
    if ('errors' in link) return yield* refuse(link.errors, request, link.exchange);
    yield* put(linked({ request, exchange: link.exchange }));
    const found = yield* ask(fileLinks.fetch, { link: link.answer }, request);
    if ('errors' in found) return yield* refuse(found.errors, request, found.exchange);
    yield* put(opened({ request, exchange: found.exchange }));
    const address = yield* call(files.handOver, found.answer, name, how);
    if (address === undefined) return;
    yield* put(pictured({ ...asked, address }, { request, exchange: found.exchange }));
    yield* take([closed, open]);
    files.forget(address);
  }
  return untilSignedOut(function* () {
    yield* takeLatest(open, opening);
  });
};

export const fileOpening = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
