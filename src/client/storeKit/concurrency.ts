/** What happens when a second request starts before the first has ended: a table for slice and saga. Rule: LST-5. */
import { cancel, fork, take, type SagaGenerator } from 'typed-redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Channel, Task } from 'redux-saga';
import type { Verb } from '../services/serviceResults';
import type { Intent } from './intents';

type How = 'latest' | 'leading' | 'every';
type Part = 'id' | 'key' | 'deletion' | 'bulk';
/** `about`: the part of the payload that a request is about; `place`: where it meets others of its kind. */
type Row = { readonly how: How; readonly about: Part; readonly place: 'each' | 'all' };

/** The newest wins and the others are cancelled; the first wins and the others are dropped; each runs on its own. */
const takeLatest = (about: Part): Row => ({ how: 'latest', about, place: 'each' });
const takeLeading = (about: Part, place: Row['place'] = 'each'): Row => ({ how: 'leading', about, place });
const takeEvery = (about: Part): Row => ({ how: 'every', about, place: 'each' });

export const concurrencyRules: Readonly<Record<Verb, Row>> = {
  list: takeLatest('key'),
  get: takeLatest('id'),
  add: takeLeading('id', 'all'),
  update: takeLeading('id'),
  upload: takeLeading('id'),
  destroy: takeEvery('id'),
  destroyMany: takeEvery('deletion'),
  restore: takeEvery('deletion'),
  run: takeLeading('id'),
  preview: takeLatest('id'),
  runMany: takeLeading('bulk'),
  previewMany: takeLatest('bulk'),
};

/** What a request is about: a record's id, a list's key, a deletion's id. */
export const subjectOf = (verb: Verb, payload: unknown): string =>
  String((payload as Partial<Record<Part, unknown>>)[concurrencyRules[verb].about]);

/** Where requests of a kind meet: `update:` and the record's id, `list:` and the list's key, or `add` for all. */
export const concurrencyKey = (verb: Verb, payload: unknown): string =>
  concurrencyRules[verb].place === 'all' ? verb : `${verb}:${subjectOf(verb, payload)}`;

/** Where the actions of one module come in. */
export type Inbox = Channel<UnknownAction>;

/**
 * Runs the worker for each intent that comes in, as the table says.
 * @param verbOf the kind of an intent, by the type of its action; undefined for what is no intent
 * @param begun whether the slice has begun the request: it decides what is dropped, so that the two never disagree
 */
export function* runByRule(
  inbox: Inbox,
  verbOf: (type: string) => Verb | undefined,
  begun: (place: string, intent: Intent) => SagaGenerator<boolean>,
  worker: (verb: Verb, intent: Intent) => Generator,
) {
  const running = new Map<string, Task>();
  while (true) {
    const intent = (yield* take(inbox)) as Intent;
    const verb = verbOf(intent.type);
    if (!verb) continue;
    for (const [place, task] of running) if (!task.isRunning()) running.delete(place);
    const { how } = concurrencyRules[verb];
    const place = concurrencyKey(verb, intent.payload);
    const before = running.get(place);
    if (how === 'leading' && !(yield* begun(place, intent))) continue;
    if (how === 'latest' && before) yield* cancel(before);
    running.set(place, yield* fork(worker, verb, intent));
  }
}
