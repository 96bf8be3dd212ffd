/**
 * A bank statement on its way into the books: read, tried, booked. The file itself waits next to the store: its text is large, and says more
 * of the operator's account than a log should keep. Rules: INV-13, INV-16, INV-25.
 */
import { createSlice } from '@reduxjs/toolkit';
import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import type { BookedRow, StatementAnswer } from '#shared/areas/billing/bankStatements';
import type { DateOrder } from '#shared/domain/dateOrder';
import type { Problem } from '#shared/errors';
import type { FileTicket } from '#client/services/files';
import { ask } from '#client/storeKit/callService';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import { sessionClosed, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { FlowParts } from '#client/store/flowParts';

/** The row of the file, and the id of the invoice that it pays. */
export type Choice = { readonly row: number; readonly invoice: string };

/** `dateOrder`: what a person said of the numbers in its dates, where they were asked. */
type StatementFile = FileTicket & { readonly dateOrder?: DateOrder };
type Order = { readonly file: StatementFile; readonly choices: readonly Choice[] };

/** `tried`: what booking would do; `booked`: what it did. */
type Found = {
  readonly answer: StatementAnswer | null;
  readonly tried: readonly BookedRow[] | null;
  readonly booked: readonly BookedRow[] | null;
};
type State = Found & {
  readonly file: StatementFile | null;
  readonly busy: 'reading' | 'trying' | 'booking' | null;
  readonly errors: readonly Problem[];
};

const untouched: State = { file: null, busy: null, answer: null, tried: null, booked: null, errors: [] };

const begin = (busy: NonNullable<State['busy']>) => (state: State) => ({ ...state, busy, errors: [] });

const slice = createSlice({
  name: 'statement',
  initialState: untouched,
  reducers: {
    read: {
      prepare: (file: StatementFile) => intent(file, []),
      reducer: (_, { payload }: Intent<StatementFile>): State => ({ ...untouched, file: payload, busy: 'reading' }),
    },
    tryOut: { prepare: (order: Order) => intent(order, []), reducer: (state, _: Intent<Order>) => begin('trying')(state as State) },
    book: { prepare: (order: Order) => intent(order, []), reducer: (state, _: Intent<Order>) => begin('booking')(state as State) },
    found: {
      prepare: (found: Partial<Found>, meta: EventMeta) => event(found, meta),
      reducer: (state, { payload }: ModuleEvent<Partial<Found>>) => void Object.assign(state, payload, { busy: null }),
    },
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (state, { payload }: ModuleEvent<{ errors: readonly Problem[] }>) => void Object.assign(state, payload, { busy: null }),
    },
    /** The result of a dry run no longer tells what booking would do. */
    reconsider: { prepare: () => intent(null, []), reducer: (state, _: Intent<null>) => void (state.tried = null) },
    leave: { prepare: () => intent(null, []), reducer: (_, __: Intent<null>) => untouched },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => untouched),
  selectors: { all: (state) => state },
});

const { read, tryOut, book, found, refused } = slice.actions;

const gone: readonly Problem[] = [{ code: 'upload.invalid' }];

const saga = ({ files, services: { statements } }: FlowParts) => {
  const textOf = async (file: FileTicket): Promise<string | undefined> => {
    try {
      return await files.find(file)?.text();
    } catch {
      // Moved or deleted since it was chosen.
      return undefined;
    }
  };

  const sentOf = (csv: string, { dateOrder }: StatementFile) => ({ csv, ...(dateOrder && { date_order: dateOrder }) });

  function* reading({ payload, meta: { request } }: Intent<StatementFile>) {
    const csv = yield* call(textOf, payload);
    if (csv === undefined) return yield* put(refused(gone, { request }));
    const outcome = yield* ask(statements.read, sentOf(csv, payload), request);
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(refused(outcome.errors, { request, exchange }));
    yield* put(found({ answer: outcome.answer }, { request, exchange }));
  }

  function* booking({ type, payload: { file, choices }, meta: { request } }: Intent<Order> & { readonly type: string }) {
    const isTrial = type === tryOut.type;
    const csv = yield* call(textOf, file);
    if (csv === undefined) return yield* put(refused(gone, { request }));
    const outcome = yield* ask(statements.book, { ...sentOf(csv, file), choices: [...choices], dry_run: isTrial }, request);
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(refused(outcome.errors, { request, exchange }));
    yield* put(found(isTrial ? { tried: outcome.answer } : { tried: null, booked: outcome.answer }, { request, exchange }));
  }

  return untilSignedOut(function* () {
    yield* takeLatest(read, reading);
    yield* takeLeading([tryOut, book], booking);
  });
};

export const statement = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
