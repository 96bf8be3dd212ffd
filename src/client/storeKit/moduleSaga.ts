/** The saga of a module: takes each intent to the service, and says in an event what came back. */
import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Problem } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import type { Answers, One, Payloads, Service, Verb } from '../services/serviceResults';
import { ask } from './callService';
import { follow, noticeShown, type Variant } from './followUps';
import { causedBy, type EventMeta, type FollowUp, type Intent, type IntentMeta } from './intents';
import { runByRule, concurrencyRules, type Inbox } from './concurrency';
import type { ModuleSlice } from './moduleSlice';
import type { ModuleState } from './moduleState';
import { untilSignedOut } from './sessionEvents';

/** What no form shows the errors of says them in a toast. */
const spoken: ReadonlySet<Verb> = new Set(['destroy', 'destroyMany', 'restore']);

export function createModuleSaga({ name, actions }: ModuleSlice, { commands, label, type }: Resource, service: Service) {
  const byName = actions as unknown as Readonly<Record<string, (payload: unknown, meta: EventMeta) => UnknownAction>>;

  /** What a success is called in the past tense. */
  const events: {
    readonly [V in Verb]: (answer: Answers[V], payload: Payloads[V], meta: EventMeta) => UnknownAction;
  } = {
    list: (page, { key }, meta) => actions.listed({ key, ...page }, meta),
    get: (one, _, meta) => actions.loaded(one, meta),
    add: (one, _, meta) => actions.saved(one, meta),
    update: (one, _, meta) => actions.saved(one, meta),
    destroy: (gone, _, meta) => actions.destroyed(gone, meta),
    destroyMany: (gone, _, meta) => actions.destroyed(gone, meta),
    restore: (back, _, meta) => actions.restored(back, meta),
    upload: (up, _, meta) => actions.uploaded(up, meta),
    run: (one, { command }, meta) => byName[commands[command]!.did]!(one, meta),
    preview: (seen, _, meta) => actions.previewed(seen, meta),
    runMany: (done, { command }, meta) => actions.ranMany({ ...done, command }, meta),
    previewMany: (seen, { command }, meta) => actions.previewedMany({ ...seen, command }, meta),
  };

  /** The kind of an intent, by its type: `tag/list`, `clientsubsheader/activate`. */
  const verbOf = (type: string): Verb | undefined => {
    const asked = type.slice(name.length + 1);
    if (Object.hasOwn(commands, asked)) return 'run';
    return asked !== 'run' && Object.hasOwn(concurrencyRules, asked) ? (asked as Verb) : undefined;
  };

  /** A record that had no name when the command was given, as an invoice before it is issued, is called in the notice as it is called now. */
  const withName = ({ request, then }: IntentMeta, { id, records }: One): Pick<IntentMeta, 'request' | 'then'> => {
    const name = records[type]?.find((one) => one.id === id)?.[label];
    const named = (step: FollowUp): FollowUp =>
      'notify' in step && step.values?.['name'] === '' && typeof name === 'string' ? { ...step, values: { ...step.values, name } } : step;
    return { request, then: then.map(named) };
  };

  const own = (root: Readonly<Record<string, ModuleState>>) => root[name]!;

  function* begun(place: string, { meta }: Intent): SagaGenerator<boolean> {
    const { requests } = yield* select(own);
    return requests[place]?.request === meta.request;
  }

  /** Asks again for every list that a screen shows now. */
  function* refresh(after: string) {
    const { lists } = yield* select(own);
    for (const [key, { watched, query }] of Object.entries(lists)) if (watched) yield* put(causedBy(after, key, actions.list(key, query)));
  }

  /** Says the first of several problems: the others are of its kind. */
  function* say([problem]: readonly Problem[], request: string, variant: Variant) {
    if (problem) yield* put(noticeShown({ id: `${request}/${problem.code}`, variant, problem }, { request }));
  }

  /** After a failure: a stale save is read again for the merge, and what no form would say is said. What has to be confirmed is asked in a dialog. */
  function* explain(verb: Verb, { payload, meta: { request, withNotice } }: Intent, errors: readonly Problem[]) {
    const isAsked = errors[0]?.code === 'confirm.needed';
    if (spoken.has(verb) || (withNotice && !isAsked)) yield* say(errors, request, 'danger');
    // A form merges with what is there now; where there is none, nobody would.
    if (withNotice) return;
    if (verb !== 'update' || !errors.some(({ code }) => code === 'version.stale')) return;
    const now = yield* ask(service.get, { id: (payload as Payloads['update']).id }, request);
    if ('answer' in now) yield* put(actions.conflicted(now.answer, { request, exchange: now.exchange }));
  }

  function* perform<V extends Verb>(verb: V, intent: Intent) {
    const { request } = intent.meta;
    const payload = intent.payload as Payloads[V];
    const outcome = yield* ask<Payloads[V], Answers[V]>(service[verb], payload, request);
    const meta: EventMeta = { request, exchange: outcome.exchange };
    if ('errors' in outcome) {
      yield* put(actions.failed({ verb, errors: outcome.errors }, meta));
      yield* explain(verb, intent, outcome.errors);
      return;
    }
    yield* put(events[verb](outcome.answer, payload, meta));
    // An upload makes a new version of its record, which the next change has to name.
    if (verb === 'upload') yield* put(causedBy(request, 'get', actions.get((payload as Payloads['upload']).id)));
    yield* follow(
      verb === 'run' ? withName(intent.meta, outcome.answer as One) : intent.meta,
      'count' in outcome.answer ? { count: outcome.answer.count } : undefined,
      refresh,
    );
    if ('refused' in outcome.answer) yield* say(outcome.answer.refused, request, 'warning');
  }

  return (inbox: Inbox) => untilSignedOut(() => runByRule(inbox, verbOf, begun, perform))();
}
