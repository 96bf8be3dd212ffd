/** Intents say what a person asks for, events what became of it; both are plain data that can be logged and replayed. */
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { ErrorMeta } from '#shared/errors';
import type { Exchange } from '../services/serviceResults';
import { newId } from './ids';

/** An action as data: it can be logged, kept and dispatched later. */
export type Step = UnknownAction & { readonly meta?: unknown };

/**
 * `notify`: says so in a toast, by translation key, with an Undo when `undo` is the intent that takes it back.
 * `goTo`: goes on to a path; Back does not return to the page that is done with. `refresh`: asks again for every list of the module that is being watched.
 */
export type FollowUp =
  { readonly notify: string; readonly values?: ErrorMeta; readonly undo?: Step } | { readonly goTo: string } | { readonly refresh: true };

/**
 * `request` names this asking; `then` is what follows its success; `after` is the request that led to it, if a saga asked.
 * `by`: asked for by no person, but by a live update.
 * `withNotice`: no form is there to show why it failed, so a toast says it.
 */
export type IntentMeta = {
  readonly request: string;
  readonly then: readonly FollowUp[];
  readonly after?: string;
  readonly withNotice?: true;
  readonly by?: 'live';
};
export type Intent<P = unknown> = PayloadAction<P, string, IntentMeta>;

/**
 * `request` is the intent's; `exchange` is the service call that led to the event.
 * What a saga puts names its request and no `then`: so a log tells by itself what people did from what became of it.
 */
export type EventMeta = { readonly request: string; readonly exchange?: Exchange };
export type ModuleEvent<P = unknown> = PayloadAction<P, string, EventMeta>;

/** The module, or the flow, that an action's type names: `tag` in `tag/list`. */
export const moduleIn = ({ type }: UnknownAction): string => type.slice(0, Math.max(0, type.indexOf('/')));

/** An intent's parts, from its payload and what follows. */
export const intent = <P>(payload: P, then: readonly FollowUp[]): { payload: P; meta: IntentMeta } => ({
  payload,
  meta: { request: newId(), then },
});

/** An event's parts. */
export const event = <P>(payload: P, meta: EventMeta): { payload: P; meta: EventMeta } => ({ payload, meta });

/** The intent, whose failure a toast is to say. */
export const withNotice = <P>(action: Intent<P>): Intent<P> => ({ ...action, meta: { ...action.meta, withNotice: true } });

/**
 * What a saga itself asks for in the wake of a request; named after it, so that a replay gives the same names.
 * @param then what follows the success of this, where the saga hands on what it was given
 */
export const causedBy = <P>(after: string, name: string, action: Intent<P>, then: readonly FollowUp[] = []): Intent<P> => ({
  ...action,
  meta: { request: `${after}/${name}`, then, after },
});
