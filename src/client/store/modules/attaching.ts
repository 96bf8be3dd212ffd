/** Files on their way to the server before their record is added: sent one after another, and removed when nobody wants them any more. */
import { createSlice } from '@reduxjs/toolkit';
import { actionChannel, put, race, take } from 'typed-redux-saga';
import type { AttachedFile } from '#shared/domain/file';
import type { Problem } from '#shared/errors';
import type { FileTicket } from '../../services/files';
import { ask } from '../../storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '../../storeKit/intents';
import { sessionClosed, untilSignedOut } from '../../storeKit/sessionEvents';
import type { FlowParts } from '../flowParts';

/** What became of a file: neither of the two while it is on its way. */
export type Attaching = { readonly file?: AttachedFile; readonly problem?: Problem };

/** By ticket. */
type State = Readonly<Record<string, Attaching>>;

type Arrived = { readonly ticket: string; readonly file: AttachedFile };
type Refused = { readonly ticket: string; readonly problem: Problem };

const without = (state: State, ticket: string): State => Object.fromEntries(Object.entries(state).filter(([key]) => key !== ticket));

const slice = createSlice({
  name: 'attaching',
  initialState: {} as State,
  reducers: {
    send: {
      prepare: (file: FileTicket) => intent(file, []),
      reducer: (state, { payload: { ticket } }: Intent<FileTicket>): State => ({ ...state, [ticket]: {} }),
    },
    arrived: {
      prepare: (payload: Arrived, meta: EventMeta) => event(payload, meta),
      reducer: (state, { payload: { ticket, file } }: ModuleEvent<Arrived>): State => ({ ...state, [ticket]: { file } }),
    },
    refused: {
      prepare: (payload: Refused, meta: EventMeta) => event(payload, meta),
      reducer: (state, { payload: { ticket, problem } }: ModuleEvent<Refused>): State => ({ ...state, [ticket]: { problem } }),
    },
    /** The form knows how it ended, or the person removed the file. */
    forgotten: {
      prepare: (ticket: string) => intent({ ticket }, []),
      reducer: (state, { payload: { ticket } }: Intent<{ ticket: string }>): State => without(state, ticket),
    },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => ({})),
  selectors: { all: (state) => state },
});

const { send, arrived, refused, forgotten } = slice.actions;

const saga = ({ services: { waitingFiles }, files }: FlowParts) => {
  function* sending({ payload: file, meta: { request } }: Intent<FileTicket>) {
    const { ticket } = file;
    const outcome = yield* ask(waitingFiles.send, file, request);
    const meta = { request, exchange: outcome.exchange };
    if ('errors' in outcome) yield* put(refused({ ticket, problem: outcome.errors[0]! }, meta));
    else yield* put(arrived({ ticket, file: outcome.answer }, meta));
  }
  return untilSignedOut(function* () {
    // In the order in which they were chosen; one that was removed while it waited is found to be gone.
    const wanted = yield* actionChannel<Intent<FileTicket>>(send.type);
    while (true) {
      const next = yield* take(wanted);
      const isMine = (action: { type: string; payload?: unknown }) =>
        forgotten.match(action as never) && (action.payload as { ticket: string }).ticket === next.payload.ticket;
      if (files.find(next.payload)) yield* race({ sent: sending(next), removed: take(isMine) });
      files.letGo(next.payload);
    }
  });
};

export const attaching = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
