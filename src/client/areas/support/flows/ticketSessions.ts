/** Sessions of tickets on their way: to the server with a report, and back to staff who open one. Their content waits among the files, as no action may carry it. Rule: TKT-15. */
import { createSlice } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import { ask } from '#client/storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import { sessionClosed, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { FlowParts } from '#client/store/flowParts';
import type { Attachment } from '../services/ticketSessions';

/** Of a ticket whose session is sent, or of a session that is read, by its id. */
type Transfer = { readonly status: 'busy' | 'done' | 'failed'; readonly problem?: Problem };
type State = Readonly<Record<string, Transfer>>;
type Keyed = { readonly id: string };

const busy = (state: unknown, { payload: { id } }: Intent<Keyed>): State => ({ ...(state as State), [id]: { status: 'busy' } });

const slice = createSlice({
  name: 'ticketSessions',
  initialState: {} as State,
  reducers: {
    attach: { prepare: (attachment: Attachment) => intent(attachment, []), reducer: busy },
    open: { prepare: (id: string) => intent({ id }, []), reducer: busy },
    ended: {
      prepare: (id: string, problem: Problem | undefined, meta: EventMeta) => event({ id, ...(problem && { problem }) }, meta),
      reducer: (state, { payload: { id, problem } }: ModuleEvent<Keyed & { problem?: Problem }>): State => ({
        ...(state as State),
        [id]: problem ? { status: 'failed', problem } : { status: 'done' },
      }),
    },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => ({})),
  selectors: { at: (state, id: string): Transfer | undefined => (state as State)[id] },
});

const { attach, open, ended } = slice.actions;

/** The file of a session that was read. @param id the session's */
export const sessionTicket = (id: string) => ({ ticket: `session:${id}`, name: id, size: 0, type: '' });

const saga = ({ services: { ticketSessions }, files }: FlowParts) => {
  function* attaching({ payload, meta: { request } }: Intent<Attachment>) {
    const outcome = yield* ask(ticketSessions.attach, payload, request);
    const problem = 'errors' in outcome ? outcome.errors[0] : undefined;
    if (!problem) files.letGo(payload.file);
    yield* put(ended(payload.id, problem, { request, exchange: outcome.exchange }));
  }
  function* opening({ payload, meta: { request } }: Intent<Keyed>) {
    const outcome = yield* ask(ticketSessions.content, payload, request);
    if ('answer' in outcome) files.keep(sessionTicket(payload.id).ticket, new File([outcome.answer], payload.id));
    yield* put(ended(payload.id, 'errors' in outcome ? outcome.errors[0] : undefined, { request, exchange: outcome.exchange }));
  }
  return untilSignedOut(function* () {
    yield* takeEvery(attach, attaching);
    yield* takeEvery(open, opening);
  });
};

export const ticketSessions = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
