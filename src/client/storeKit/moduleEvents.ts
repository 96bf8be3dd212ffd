/** What can become of what was asked: each event in the past tense, and what it changes. Records land by themselves (moduleSlice). */
import type { Problem } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import type { Answers, One, Page, Verb } from '../services/serviceResults';
import { event, type EventMeta, type ModuleEvent } from './intents';
import { age, drop, fail, forget, requestOf, rows, type ModuleState } from './moduleState';

const says = <P>(change: (state: ModuleState, payload: P, request: string) => void) => ({
  prepare: (payload: P, meta: EventMeta) => event(payload, meta),
  reducer: (state: ModuleState, { payload, meta }: ModuleEvent<P>) => change(state, payload, meta.request),
});

/** An event that ends its request well. */
const answers = <P>(change?: (state: ModuleState, payload: P) => void) =>
  says<P>((state, payload, request) => {
    forget(state, (one) => one.request === request);
    change?.(state, payload);
  });

/** An event that ends its request with a result for each record: they stay until the next request of the same whole. `command`: its name. */
const answersMany = (change?: (state: ModuleState) => void) =>
  says<Answers['runMany'] & { readonly command: string }>((state, { results }, request) => {
    const asked = requestOf(state, request);
    if (asked) Object.assign(asked, { busy: false, results });
    change?.(state);
  });

/** An event for each command, by what it says was done. */
export const commandEventsOf = ({ commands }: Resource) =>
  Object.fromEntries(Object.values(commands).map(({ did }) => [did, answers<One>(age)]));

export const eventsOf = (resource: Resource) => ({
  /** A late answer finds the list waiting for another request, and changes nothing. */
  listed: says<Page & { key: string }>(({ lists }, { key, ids, total }, request) => {
    const list = lists[key];
    if (list?.request === request) Object.assign(list, { ids: [...ids], total, status: 'ready', stale: false });
  }),
  loaded: answers<One>(),
  saved: answers<One>(age),
  destroyed: answers<Answers['destroy']>((state, { ids }) => {
    drop(state, ids);
    age(state);
  }),
  restored: answers<Answers['restore']>(age),
  uploaded: answers<Answers['upload']>((state, { id, field, value }) => rows.updateOne(state, { id, changes: { [field]: value } })),
  previewed: says<Answers['preview']>((state, { preview }, request) => {
    const asked = requestOf(state, request);
    if (asked) Object.assign(asked, { busy: false, preview });
  }),
  previewedMany: answersMany(),
  ranMany: answersMany(age),
  failed: says<{ verb: Verb; errors: readonly Problem[] }>((state, { errors }, request) => fail(state, request, errors)),
  /** The save was stale: the record as someone else has left it stands next to what was to be saved. */
  conflicted: says<One>((state, { id, records }, request) => {
    const stale = requestOf(state, request);
    if (stale) stale.theirs = records[resource.type]?.find((one) => one.id === id);
  }),
});
