/** Files on their way to the server before their record is added: sent one after another. */
import { createSlice } from '@reduxjs/toolkit';
import { actionChannel, call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { AttachedFile } from '#shared/domain/file';
import type { Problem } from '#shared/errors';
import type { FileTicket } from '../../services/files';
import type { Outcome } from '../../services/serviceResults';
import { ask } from '../../storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '../../storeKit/intents';
import { sessionClosed, untilSignedOut } from '../../storeKit/sessionEvents';
import type { FlowParts } from '../flowParts';

/** What became of a file: neither of the two while it is on its way. */
export type Attaching = { readonly file?: AttachedFile; readonly problem?: Problem };

/** By ticket. */
type State = Readonly<Record<string, Attaching>>;

type Ended = Attaching & Pick<FileTicket, 'ticket'>;

const slice = createSlice({
  name: 'attaching',
  initialState: {} as State,
  reducers: {
    send: {
      prepare: (file: FileTicket) => intent(file, []),
      reducer: (state, { payload: { ticket } }: Intent<FileTicket>): State => ({ ...state, [ticket]: {} }),
    },
    ended: {
      prepare: (payload: Ended, meta: EventMeta) => event(payload, meta),
      // A file that was removed during its upload must not come back.
      reducer: (state, { payload: { ticket, ...ended } }: ModuleEvent<Ended>): State =>
        state[ticket] ? { ...state, [ticket]: ended } : state,
    },
    /** The form knows how it ended, or the person removed the file. */
    forgotten: {
      prepare: (ticket: string) => intent(ticket, []),
      reducer: (state, { payload }: Intent<string>): State => {
        const { [payload]: _, ...others } = state;
        return others;
      },
    },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => ({})),
});

const { send, ended, forgotten } = slice.actions;

const saga = ({ services: { sendWaiting }, files }: FlowParts) =>
  untilSignedOut(function* () {
    function* sending(file: FileTicket, request: string): SagaGenerator<Outcome<AttachedFile>> {
      return yield* ask(sendWaiting, file, request);
    }
    const wanted = yield* actionChannel<Intent<FileTicket>>(send.type);
    while (true) {
      const { payload, meta } = yield* take(wanted);
      const { ticket } = payload;
      const isUnwanted = (action: { readonly type: string }): boolean => forgotten.match(action) && action.payload === ticket;
      const { outcome } = yield* race({ outcome: call(sending, payload, meta.request), gone: take(isUnwanted) });
      files.letGo(payload);
      // A removed file is not sent any further: the next one takes its turn at once.
      if (!outcome) continue;
      const became = 'errors' in outcome ? { problem: outcome.errors[0]! } : { file: outcome.answer };
      yield* put(ended({ ticket, ...became }, { request: meta.request, exchange: outcome.exchange }));
    }
  });

export const attaching = { name: slice.name, reducer: slice.reducer, actions: slice.actions, saga };
