/**
 * What was filled in while the server could not be reached: stored in this browser for its person (see personalStorage.ts), and sent in
 * the order in which it was filled in. Rule: CORE-13.
 */
import { createAction, createSelector, createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, select, take, takeLeading } from 'typed-redux-saga';
import { entries as resources } from '#shared/areas/entries';
import type { ResourceName } from '#shared/areas/resources';
import type { ErrorCode, Problem } from '#shared/errors';
import { loadAreas } from '../../areas/modules';
import type { Records, Row } from '../../services/serviceResults';
import { causedBy, intent, type Intent, type ModuleEvent } from '../../storeKit/intents';
import { loadedModule } from '../../storeKit/moduleRegistry';
import { FIRST_VERSION, isAlreadyAdded } from '../../storeKit/refusals';
import { sessionClosed, untilSignedOut } from '../../storeKit/sessionEvents';
import { sagaCrashed } from '../../storeKit/supervise';
import { storedFound, storedRemoved } from './personalStorageEvents';
import { me } from '../session/me';

type Values = Readonly<Record<string, unknown>>;

/**
 * Where a person corrects what the server has refused: the page, the form by the name of its drafts, what was filled in there, and the
 * version that it changes with its values in the same fields; a new record has none.
 */
export type FormPlace = { readonly path: string; readonly name: string; readonly values: Values; readonly base: FormBase };
export type FormBase = { readonly version: number | null; readonly values: Values };

/** A new record, or a change of one, as the person filled it in. */
export type Filled = {
  /** The record's, also before it exists. */
  readonly id: string;
  readonly module: ResourceName;
  readonly verb: 'add' | 'update';
  /** Id of the client for which the person worked. */
  readonly client: string | null;
  /** What the service is given, without the id. */
  readonly values: Values;
  /** What the person calls it. */
  readonly name: string;
  readonly form: FormPlace;
};

/**
 * `at`: when it was filled in, in milliseconds since 1970. `number`: stands for the number that the server will give, from 1.
 * `problems`: why the server refused it; none while it waits. `given`: the number that the server gave; null until it is sent.
 */
export type Unsent = Filled & {
  readonly at: number;
  readonly number: number;
  readonly problems: readonly Problem[];
  readonly given: string | null;
};

/** Most that may wait: a browser stores only so much. */
export const MOST_UNSENT = 200;

/** `corrected`: id of the refused one that the person corrects now. `owner`: whose they are, once that is known. */
type State = { entries: Record<string, Unsent>; corrected: string | null; owner: string | null };
type Root = { readonly unsent: State };

/** How many are not sent yet. Those whose number was not read yet do not count against the limit. */
const unsentIn = ({ entries }: State): number => Object.values(entries).filter(({ given }) => given === null).length;

export const isWaiting = ({ problems, given }: Unsent): boolean => given === null && problems.length === 0;

const isEntry = (value: unknown): value is Unsent => {
  const { id, module, verb, values, form, at, problems } = (value ?? {}) as Partial<Record<keyof Unsent, unknown>>;
  const isResource = typeof module === 'string' && Object.hasOwn(resources, module);
  return (
    isResource &&
    typeof id === 'string' &&
    (verb === 'add' || verb === 'update') &&
    [values, form].every((one) => typeof one === 'object' && one !== null) &&
    typeof at === 'number' &&
    Array.isArray(problems)
  );
};

const found = (stored: unknown): State['entries'] => {
  const entries = (stored as Partial<State> | null)?.entries;
  return Object.fromEntries(Object.entries(entries ?? {}).filter(([, one]) => isEntry(one)));
};

const byTime = (entries: State['entries']): readonly Unsent[] => Object.values(entries).sort((one, other) => one.at - other.at);

/** Numbers begin anew once all of a client has been sent and read. */
const nextNumber = (state: State, { client }: Filled): number =>
  1 + Math.max(0, ...Object.values(state.entries).flatMap((one) => (one.client === client ? [one.number] : [])));

const change = (state: State, id: string, values: Partial<Unsent>): void => {
  const one = state.entries[id];
  if (one) state.entries[id] = { ...one, ...values };
};

const keepOnly = (state: State, isKept: (one: Unsent) => boolean): void => {
  state.entries = Object.fromEntries(Object.entries(state.entries).filter(([, one]) => isKept(one)));
};

const noForm: FormPlace = { path: '', name: '', values: {}, base: { version: null, values: {} } };

const nothing: State = { entries: {}, corrected: null, owner: null };

const slice = createSlice({
  name: 'unsent',
  initialState: nothing,
  reducers: {
    /** Of a record that waits already, what is new is sent with the rest. @param row what screens show of a new record until it is sent */
    kept: {
      prepare: (filled: Filled, row?: Row) => ({
        payload: {
          filled,
          at: Date.now(),
          ...(row && { records: { [resources[filled.module].type]: [row] } as Records }),
        },
      }),
      reducer: (state, { payload: { filled, at } }: PayloadAction<{ filled: Filled; at: number; records?: Records }>) => {
        const before = state.entries[filled.id];
        if (!before && unsentIn(state) >= MOST_UNSENT) return;
        const values = { ...before?.values, ...filled.values };
        const number = before?.number ?? nextNumber(state, filled);
        state.entries[filled.id] = { ...filled, values, number, at: before?.at ?? at, problems: [], given: null };
      },
    },
    /** @param given the number that the server gave */
    sent: (state, { payload: { id, given } }: PayloadAction<{ id: string; given: string }>) =>
      change(state, id, { given, values: {}, form: noForm }),
    refused: (state, { payload: { id, problems } }: PayloadAction<{ id: string; problems: readonly Problem[] }>) =>
      change(state, id, { problems }),
    /** The person does without it, or has sent it in another way. */
    dropped: (state, { payload: { id } }: PayloadAction<{ id: string }>) => keepOnly(state, (one) => one.id !== id),
    /** The person has read the numbers of all that was sent. */
    read: (state) => keepOnly(state, ({ given }) => given === null),
    /** Its form starts with what was refused; null: with nothing of the kind. */
    corrected: (state, { payload: { id } }: PayloadAction<{ id: string | null }>) => void (state.corrected = id),
  },
  extraReducers: (build) => {
    build
      .addCase(sessionClosed, () => nothing)
      .addCase(storedRemoved, (state) => void (state.entries = {}))
      .addCase(storedFound, (state, { payload: { person, unsent: stored } }) =>
        stored === undefined ? state : { ...state, entries: found(stored), owner: person },
      )
      .addCase(me.actions.loaded, (state, { payload: { id } }) =>
        state.owner === null || state.owner === id ? { ...state, owner: id } : { ...nothing, owner: id },
      );
  },
});

/** Asks to send what waits, for the client that the tab works for. */
const send = createAction('unsent/send', () => intent(null, []));

const entries = (root: Root) => root.unsent.entries;

const selectors = {
  /** All, the oldest first. */
  all: createSelector([entries], byTime),
  one: (root: Root, id: string): Unsent | undefined => entries(root)[id],
  /** What is corrected in the form of this name. */
  correctedIn: ({ unsent: { entries: all, corrected } }: Root, form: string): Unsent | undefined => {
    const one = corrected === null ? undefined : all[corrected];
    return one?.form.name === form ? one : undefined;
  },
  /** Whether something of the client waits: what is filled in next has to be sent after it. */
  waits: (root: Root, client: string | null): boolean =>
    Object.values(entries(root)).some((one) => one.client === client && isWaiting(one)),
  count: ({ unsent: state }: Root): number => unsentIn(state),
};

/** Codes that say nothing about the record itself: it is sent again later. */
const later: ReadonlySet<ErrorCode> = new Set(['network', 'timeout', 'unavailable', 'rate.limited']);

export const isForLater = (problems: readonly Problem[]): boolean => problems.some(({ code }) => later.has(code));

type Ended = ModuleEvent<{ readonly records?: Records; readonly errors?: readonly Problem[] }>;

const saga = () => {
  const { kept, sent, refused } = slice.actions;

  /** @returns how the request ended; undefined where the person is saving another one at this moment, or the saga crashed */
  function* ended(asked: Intent) {
    const [name] = asked.type.split('/');
    const requests = yield* select(
      (root: object) => (root as Record<string, { requests: Record<string, { request: string }> }>)[name!]!.requests,
    );
    if (!Object.values(requests).some(({ request }) => request === asked.meta.request)) return undefined;
    const ends = [`${name}/saved`, `${name}/failed`];
    const isEnd = (action: Action<string>): boolean =>
      sagaCrashed.match(action) || (ends.includes(action.type) && (action as Ended).meta.request === asked.meta.request);
    const end = yield* take(isEnd);
    return sagaCrashed.match(end) ? undefined : (end as Ended);
  }

  /** @returns whether to go on with the next */
  function* sendOne(one: Unsent, request: string) {
    yield* call(loadAreas, [resources[one.module].area]);
    const { resource, actions } = loadedModule(one.module);
    const asked = actions[one.verb]({ ...one.values, id: one.id } as never) as unknown as Intent;
    const named = causedBy(request, `${one.verb}/${one.id}`, asked, [{ refresh: true }]);
    yield* put(named);
    const end = yield* ended(named);
    if (!end) return false;
    const { errors, records } = end.payload;
    if (!errors) {
      const row = records?.[resource.type]?.find(({ id }) => id === one.id);
      yield* put(sent({ id: one.id, given: String(row?.[resource.sentLater!] ?? '') }));
      return true;
    }
    yield* put(actions.acknowledge(one.id));
    if (isForLater(errors)) return false;
    if (one.verb === 'add' && isAlreadyAdded(errors))
      yield* put(kept({ ...one, verb: 'update', values: { ...one.values, version: FIRST_VERSION } }));
    else yield* put(refused({ id: one.id, problems: errors }));
    return true;
  }

  function* sending({ meta: { request } }: ReturnType<typeof send>) {
    const client = (yield* select(me.selectors.actor))?.entityId ?? null;
    for (const one of yield* select(selectors.all)) {
      if (one.client !== client || !isWaiting(one)) continue;
      if (!(yield* sendOne(one, request))) return;
    }
  }

  return untilSignedOut(function* () {
    yield* takeLeading(send, sending);
  });
};

export const unsent = {
  name: slice.name,
  reducer: slice.reducer,
  actions: slice.actions,
  getInitialState: slice.getInitialState,
  send,
  selectors,
  saga,
};
