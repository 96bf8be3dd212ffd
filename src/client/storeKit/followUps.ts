/** What may follow a success: data that the screen passes with its intent, performed in order, never after a failure. */
import { createAction } from '@reduxjs/toolkit';
import { put } from 'typed-redux-saga';
import type { ErrorMeta, Problem } from '#shared/errors';
import { event, type EventMeta, type IntentMeta, type Step } from './intents';

export type Variant = 'default' | 'info' | 'primary' | 'danger' | 'warning' | 'success';

/** What a toast shows: a sentence by its translation key, or a problem by its code in the catalogue. */
export type Notice = { readonly id: string; readonly variant: Variant } & (
  | {
      readonly key: string;
      readonly values?: ErrorMeta;
      readonly undo?: Step;
      /** The permission whose lack is the reason: the notice offers to explain it. */
      readonly why?: string;
    }
  | { readonly problem: Problem }
);

/** A toast is to be shown. A saga names the request that it follows; a screen has none to name. */
export const noticeShown = createAction('notices/shown', (notice: Notice, meta?: EventMeta) => ({ payload: notice, meta }));

/** The person is to be taken on to a path, which takes the place of the present page in the history. */
export const wentTo = createAction('navigation/wentTo', (path: string, meta: EventMeta) => event(path, meta));

/**
 * Performs what follows a request that succeeded, in order.
 * @param values what the answer adds to a notice's sentence: how many were deleted
 * @param refresh asks again for the watched lists; a flow that has none leaves it out
 */
export function* follow(
  { request, then }: Pick<IntentMeta, 'request' | 'then'>,
  values?: ErrorMeta,
  refresh?: (after: string) => Generator,
) {
  for (const [index, step] of then.entries()) {
    if ('notify' in step) {
      const { notify: key, ...rest } = step;
      const notice = { id: `${request}/${index}`, variant: 'success', key, ...rest, values: { ...step.values, ...values } } as const;
      yield* put(noticeShown(notice, { request }));
    } else if ('goTo' in step) yield* put(wentTo(step.goTo, { request }));
    else if (refresh) yield* refresh(request);
  }
}
