/** What a module holds: the records as the server last told them, the lists over them, and the requests under way. */
import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { Problem } from '#shared/errors';
import type { Query } from '#shared/jsonapi';
import type { BulkResult, Preview, Row, Verb } from '../services/serviceResults';
import type { Intent } from './intents';
import { concurrencyRules, concurrencyKey, subjectOf } from './concurrency';

/** One list: ids in the server's order. `watched`: a screen shows it now; `stale`: something changed since it was fetched. */
export type List = {
  query: Query;
  ids: string[];
  total: number;
  status: 'loading' | 'ready' | 'failed';
  errors: Problem[];
  stale: boolean;
  watched: boolean;
  request: string;
};

/** One request that is under way or has failed; what succeeded is forgotten. `change`: what is to be saved. */
export type Request = {
  verb: Verb;
  subject: string;
  request: string;
  busy: boolean;
  errors: Problem[];
  /** Ids of the records that are to be gone. */
  gone?: string[];
  change?: Row;
  /** The record as someone else has left it, when the save was stale. */
  theirs?: Row;
  /** What the command would do, as a preview answered it, until the record has another version. */
  preview?: Preview;
  /** What became of each record of a command to many, or would. */
  results?: readonly BulkResult[];
};

/** Requests stand under the place where their kind meets, so that a newer one replaces an older. */
export type ModuleState = EntityState<Row, string> & { lists: Record<string, List>; requests: Record<string, Request> };

export const rows = createEntityAdapter<Row>();

export const emptyModule = (): ModuleState => rows.getInitialState({ lists: {}, requests: {} });

/** Beyond this many records a module forgets the oldest that no list and no request names: a long day leaves no more in memory than a short one. */
export const mostRecords = 500;

const forgetOldest = (state: ModuleState, arrived: readonly Row[]): void => {
  const over = state.ids.length - mostRecords;
  if (over <= 0) return;
  const listed = Object.values(state.lists).flatMap(({ ids }) => ids);
  const asked = Object.values(state.requests).flatMap(({ subject, gone = [] }) => [subject, ...gone]);
  const held = new Set([...listed, ...asked, ...arrived.map(({ id }) => id)]);
  rows.removeMany(state, state.ids.filter((id) => !held.has(id)).slice(0, over));
};

/**
 * A record that arrives with masked values (PRV-6) or without its lines, as in a list: those that are known in full from the same
 * version stay, so that a form never loses them. `masked` is set explicitly, because what arrives is laid over what is there.
 */
const withWhole = (known: Row | undefined, arrived: Row): Row => {
  if (!arrived.masked || known?.version !== arrived.version) return { ...arrived, masked: arrived.masked };
  const whole = arrived.masked.filter((name) => name in known && !known.masked?.includes(name));
  const left = arrived.masked.filter((name) => !whole.includes(name));
  return { ...arrived, ...Object.fromEntries(whole.map((name) => [name, known[name]])), masked: left.length ? left : undefined };
};

/** Takes in what the server says of a record; an older version never overwrites a newer one. */
export const land = (state: ModuleState, arrived: readonly Row[]): void => {
  const newest = arrived.filter(({ id, version }) => (state.entities[id]?.version ?? 0) <= version);
  rows.upsertMany(
    state,
    newest.map((row) => (row.masked || state.entities[row.id]?.masked ? withWhole(state.entities[row.id], row) : row)),
  );
  forgetOldest(state, arrived);
  const versions = new Map(arrived.map(({ id, version }) => [id, version]));
  forget(state, ({ subject, preview }) => preview !== undefined && preview.version < (versions.get(subject) ?? 0));
};

/** A list begins to load: its rows stay until the answer. */
export const beginList = (state: ModuleState, { payload, meta }: Intent<{ key: string; query: Query }>): void => {
  const { key, query } = payload;
  const kept = state.lists[key] ?? { ids: [], total: 0, stale: false };
  state.lists[key] = { ...kept, query, status: 'loading', errors: [], watched: true, request: meta.request };
};

/** Any other request begins, unless its concurrency rule will drop it. */
export const begin = <P>(
  state: ModuleState,
  verb: Verb,
  { payload, meta }: Intent<P>,
  shown: Pick<Request, 'change' | 'gone'> = {},
): void => {
  const place = concurrencyKey(verb, payload);
  if (concurrencyRules[verb].how === 'leading' && state.requests[place]?.busy) return;
  state.requests[place] = { verb, subject: subjectOf(verb, payload), request: meta.request, busy: true, errors: [], ...shown };
};

/** Forgets requests: they succeeded, or the person has read why they failed. A late answer finds nothing to forget. */
export const forget = (state: ModuleState, done: (one: Request) => boolean): void => {
  if (!Object.values(state.requests).some(done)) return;
  state.requests = Object.fromEntries(Object.entries(state.requests).filter(([, one]) => !done(one)));
};

export const requestOf = (state: ModuleState, request: string): Request | undefined =>
  Object.values(state.requests).find((one) => one.request === request);

/** Marks lists that may no longer show what they should. */
export const age = (state: ModuleState): void => {
  for (const list of Object.values(state.lists)) list.stale = true;
};

/** Records are gone for good: out of the entities and out of every list. */
export const drop = (state: ModuleState, ids: readonly string[]): void => {
  const gone = new Set(ids);
  rows.removeMany(state, [...ids]);
  for (const list of Object.values(state.lists)) {
    const left = list.ids.filter((id) => !gone.has(id));
    list.total -= list.ids.length - left.length;
    list.ids = left;
  }
};

/** A list or a request has failed: what was there before is there again, with the reasons next to it. */
export const fail = (state: ModuleState, request: string, errors: readonly Problem[]): void => {
  const list = Object.values(state.lists).find((one) => one.request === request);
  if (list) Object.assign(list, { status: 'failed', errors: [...errors] });
  const one = requestOf(state, request);
  if (one) Object.assign(one, { busy: false, errors: [...errors] });
};

/** Everything under way has failed: its saga crashed. */
export const failAll = (state: ModuleState): void => {
  const errors: Problem[] = [{ code: 'unexpected' }];
  for (const list of Object.values(state.lists)) if (list.status === 'loading') fail(state, list.request, errors);
  for (const one of Object.values(state.requests)) if (one.busy) fail(state, one.request, errors);
};
