/** The session as it happened, stored in memory so that a person can save it and anyone can replay it. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { API_ROOT } from '#shared/jsonapi';
import { sessionClosed } from '../storeKit/sessionEvents';
import type { Http } from '../services/http';
import { redact } from '../services/redaction';
import type { Exchange } from '../services/serviceResults';

/**
 * What is saved and replayed: `start` is the state before the first action, null at the app's own beginning; `end` that after the last.
 * `unanswered` are the calls whose answer had not come yet, or that nobody wanted any more: `GET /api/v1/items`; `silent` those that
 * were answered and led to no action. `began`: when the first action happened, in UTC; `times`: of each action, the milliseconds since.
 */
export type SavedSession = {
  readonly nadi: 'session';
  readonly version: 1;
  readonly began?: string | undefined;
  readonly times?: readonly number[] | undefined;
  readonly start: object | null;
  readonly actions: readonly UnknownAction[];
  readonly unanswered?: readonly string[] | undefined;
  readonly silent?: readonly string[] | undefined;
  readonly end?: object | undefined;
  /** What other people did meanwhile, before the action of that number: the journeys of the tests tell it, the app does not know it. */
  readonly others?: readonly { readonly before: number; readonly action: UnknownAction }[] | undefined;
};

/** A call, and what was exchanged once it is answered. */
type Asked = { readonly call: string; exchange?: Exchange };

/** `at`: when each action happened, in milliseconds since 1970. */
type Stretch = { readonly start: object | null; readonly actions: UnknownAction[]; readonly at: number[]; readonly asked: Set<Asked> };

const stretchFrom = (start: object | null): Stretch => ({ start, actions: [], at: [], asked: new Set() });

const exchangeOf = ({ meta }: UnknownAction) => (meta as { readonly exchange?: Exchange } | undefined)?.exchange;

/**
 * Keeps the last actions, their secrets already taken out, and the state that they began in.
 * Signing out ends what is stored: it is not the next person's to save.
 * @param length of one of the two stretches that are stored, in actions
 * @param now milliseconds since 1970
 */
export function createSessionLog(length = 200, now = () => Date.now()) {
  // Dropping the older stretch leaves a whole one, whose beginning costs nothing: a state is a value that nobody changes.
  let older: Stretch | undefined;
  let newer = stretchFrom(null);
  let over = false;
  const stretches = () => (older ? [older, newer] : [newer]);
  return {
    /** The same calls, each stored as long as no action holds its answer. */
    overhear:
      (http: Http): Http =>
      async (call, signal) => {
        const one: Asked = { call: `${call.method} ${API_ROOT}${call.path}` };
        newer.asked.add(one);
        const outcome = await http(call, signal);
        if (!signal.aborted) one.exchange = outcome.exchange;
        return outcome;
      },
    /** As the store's `log`. */
    hear(action: UnknownAction, before: object): void {
      if (over || newer.actions.length === length) {
        older = over ? undefined : newer;
        newer = stretchFrom(before);
      }
      over = sessionClosed.match(action);
      const exchange = exchangeOf(action);
      for (const { asked } of exchange ? stretches() : []) for (const one of asked) if (one.exchange === exchange) asked.delete(one);
      newer.actions.push(action);
      newer.at.push(now());
    },
    /** @param state the store's, now */
    save(state: object): SavedSession {
      const { start } = older ?? newer;
      const actions = stretches().flatMap((one) => one.actions);
      const at = stretches().flatMap((one) => one.at);
      const asked = stretches().flatMap((one) => [...one.asked]);
      const callsThat = (answered: boolean) => asked.filter(({ exchange }) => !exchange !== answered).map(({ call }) => call);
      return {
        nadi: 'session',
        version: 1,
        ...(at[0] !== undefined && { began: new Date(at[0]).toISOString(), times: at.map((one) => one - at[0]!) }),
        start: redact(start),
        actions,
        unanswered: callsThat(false),
        silent: callsThat(true),
        end: redact(state),
      };
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
