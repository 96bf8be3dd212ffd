/** The session as it happened, stored in memory so that a person can save it and anyone can replay it. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { API_ROOT } from '#shared/jsonapi';
import { sessionClosed } from '../storeKit/sessionEvents';
import type { Http } from '../services/http';
import { redact } from '../services/redaction';

/**
 * What is saved and replayed: `start` is the state before the first action, null at the app's own beginning; `end` that after the last.
 * `unanswered` are the calls of which no action holds an answer, because it had not come yet or nobody wanted it any more: `GET /api/v1/items`.
 */
export type SavedSession = {
  readonly nadi: 'session';
  readonly version: 1;
  readonly start: object | null;
  readonly actions: readonly UnknownAction[];
  readonly unanswered?: readonly string[] | undefined;
  readonly end?: object | undefined;
};

type Stretch = { readonly start: object | null; readonly actions: UnknownAction[]; readonly unanswered: Set<{ readonly call: string }> };

const stretchFrom = (start: object | null): Stretch => ({ start, actions: [], unanswered: new Set() });

/**
 * Keeps the last actions, their secrets already taken out, and the state that they began in.
 * Signing out ends what is stored: it is not the next person's to save.
 * @param length of one of the two stretches that are stored, in actions
 */
export function createSessionLog(length = 200) {
  // Dropping the older stretch leaves a whole one, whose beginning costs nothing: a state is a value that nobody changes.
  let older: Stretch | undefined;
  let newer = stretchFrom(null);
  let over = false;
  return {
    /** The same calls, each stored as long as no action holds its answer. */
    overhear:
      (http: Http): Http =>
      async (call, signal) => {
        const { unanswered } = newer;
        const one = { call: `${call.method} ${API_ROOT}${call.path}` };
        unanswered.add(one);
        try {
          return await http(call, signal);
        } finally {
          if (!signal.aborted) unanswered.delete(one);
        }
      },
    /** As the store's `log`. */
    hear(action: UnknownAction, before: object): void {
      if (over || newer.actions.length === length) {
        older = over ? undefined : newer;
        newer = stretchFrom(before);
      }
      over = sessionClosed.match(action);
      newer.actions.push(action);
    },
    /** @param state the store's, now */
    save(state: object): SavedSession {
      const { start } = older ?? newer;
      const stretches = older ? [older, newer] : [newer];
      const actions = stretches.flatMap((one) => one.actions);
      const unanswered = stretches.flatMap((one) => [...one.unanswered]).map(({ call }) => call);
      return { nadi: 'session', version: 1, start: redact(start), actions, unanswered, end: redact(state) };
    },
  };
}

/** The session as a file: an action a line, so that two of them compare well. */
export const sessionText = ({ actions, end, ...head }: SavedSession): string => {
  const opening = JSON.stringify(head).slice(0, -1);
  const lines = actions.map((action) => JSON.stringify(action)).join(',\n');
  return `${opening},"actions":[\n${lines}\n]${end ? `,"end":${JSON.stringify(end)}` : ''}}\n`;
};

/** The running app's. */
export const sessionLog = createSessionLog();
