/** The session as it happened, stored in memory so that a person can save it and anyone can replay it. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { API_ROOT } from '#shared/jsonapi';
import { sessionClosed } from '../storeKit/sessionEvents';
import type { Http } from '../services/http';
import { redact } from '../services/redaction';
import type { Exchange } from '../services/serviceResults';
import type { SessionOrigin } from './sessionOrigin';

/**
 * What is saved and replayed: `start` is the state before the first action, null at the app's own beginning; `end` that after the last.
 * `unanswered` are the calls whose answer had not come yet, or that nobody wanted any more: `GET /api/v1/items`; `silent` those that
 * were answered and led to no action. `began`: when the first action happened, in UTC; `times`: of each action, the milliseconds since.
 * `by`: whose each action was, a letter for each (`BY`); `pages`: the paths on which they happened, each from the action of that number on;
 * `faults`: errors that nobody caught, each after as many actions, with the places in the code.
 */
export type SavedSession = {
  readonly nadi: 'session';
  readonly version: 1;
  /** Where it was saved; journeys of the tests and older files do not tell. */
  readonly origin?: SessionOrigin | undefined;
  readonly began?: string | undefined;
  readonly times?: readonly number[] | undefined;
  readonly by?: string | undefined;
  readonly pages?: readonly (readonly [action: number, path: string])[] | undefined;
  readonly faults?: readonly Fault[] | undefined;
  readonly start: object | null;
  readonly actions: readonly UnknownAction[];
  readonly unanswered?: readonly string[] | undefined;
  readonly silent?: readonly string[] | undefined;
  readonly end?: object | undefined;
  /** What other people did meanwhile, before the action of that number: the journeys of the tests tell it, the app does not know it. */
  readonly others?: readonly { readonly before: number; readonly action: UnknownAction }[] | undefined;
};

/** A person's in the middle of pressing or typing something, a screen's of itself, a live update's, or what became of one of these. */
export const BY = { person: 'p', screen: 's', live: 'l', event: 'e' } as const;
type By = (typeof BY)[keyof typeof BY];

/** `stack`: without the error's sentence, which may hold what somebody typed. */
export type Fault = { readonly after: number; readonly kind: string; readonly stack: readonly string[] };

/** What the log sees of the browser. `now` in milliseconds since 1970; `isPressed`: whether a person is just pressing or typing something. */
type Around = { readonly now: () => number; readonly page: () => string; readonly isPressed: () => boolean };

const nobody: Around = { now: () => Date.now(), page: () => '', isPressed: () => true };

/** A call, and what was exchanged once it is answered. */
type Asked = { readonly call: string; exchange?: Exchange };

type Note = { readonly at: number; readonly by: By; readonly page: string };

/** `notes`: of each action. `counted`: how many actions were not a live update's. */
type Stretch = {
  readonly start: object | null;
  readonly actions: UnknownAction[];
  readonly notes: Note[];
  readonly asked: Set<Asked>;
  readonly faults: Fault[];
  counted: number;
};

const stretchFrom = (start: object | null): Stretch => ({ start, actions: [], notes: [], asked: new Set(), faults: [], counted: 0 });

/** Live updates that a stretch keeps for each action of another kind: many of them never push out what a person did. */
const MOST_LIVE = 10;

type Meta = { readonly request?: string; readonly then?: unknown; readonly after?: string; readonly by?: string };

const lettersOf = (notes: readonly Note[]): string => notes.map(({ by }) => by).join('');

/** Each page with the number of its first action. */
const pagesOf = (notes: readonly Note[]) =>
  notes.flatMap(({ page }, index): (readonly [number, string])[] => (page && page !== notes[index - 1]?.page ? [[index, page]] : []));

const exchangeOf = ({ meta }: UnknownAction) => (meta as { readonly exchange?: Exchange } | undefined)?.exchange;

/**
 * Keeps the last actions, their secrets already taken out, and the state that they began in.
 * Signing out ends what is stored: it is not the next person's to save.
 * @param length of one of the two stretches that are stored, in actions
 */
export function createSessionLog(length = 200, { now, page, isPressed }: Around = nobody) {
  // Dropping the older stretch leaves a whole one, whose beginning costs nothing: a state is a value that nobody changes.
  let older: Stretch | undefined;
  let newer = stretchFrom(null);
  let over = false;
  /** Requests of live updates: what becomes of them is theirs. */
  const live = new Set<string>();
  const byOf = ({ meta }: UnknownAction): By => {
    const { request = '', then, after, by } = (meta ?? {}) as Meta;
    if (by === 'live') live.add(request);
    if (live.has(request)) return BY.live;
    if (request && (!then || after)) return BY.event;
    return isPressed() ? BY.person : BY.screen;
  };
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
      if (over || newer.counted === length || newer.actions.length === MOST_LIVE * length) {
        older = over ? undefined : newer;
        newer = stretchFrom(before);
      }
      over = sessionClosed.match(action);
      const exchange = exchangeOf(action);
      for (const { asked } of exchange ? stretches() : []) for (const one of asked) if (one.exchange === exchange) asked.delete(one);
      newer.actions.push(action);
      const by = byOf(action);
      newer.notes.push({ at: now(), by, page: page() });
      if (by !== BY.live) newer.counted += 1;
    },
    /** An error that nobody caught. */
    fault({ name, stack = '' }: Pick<Error, 'name' | 'stack'>): void {
      const lines = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
      newer.faults.push({ after: newer.actions.length, kind: name, stack: lines.map((line) => line.trim()) });
    },
    /** @param state the store's, now */
    save(state: object): SavedSession {
      const { start } = older ?? newer;
      const actions = stretches().flatMap((one) => one.actions);
      const notes = stretches().flatMap((one) => one.notes);
      const began = notes[0]?.at;
      const shift = (one: Stretch) => (one === newer ? (older?.actions.length ?? 0) : 0);
      const faults = stretches().flatMap((one) => one.faults.map((fault) => ({ ...fault, after: fault.after + shift(one) })));
      const asked = stretches().flatMap((one) => [...one.asked]);
      const callsThat = (answered: boolean) => asked.filter(({ exchange }) => !exchange !== answered).map(({ call }) => call);
      return {
        nadi: 'session',
        version: 1,
        ...(began !== undefined && {
          began: new Date(began).toISOString(),
          times: notes.map(({ at }) => at - began),
          by: lettersOf(notes),
          pages: pagesOf(notes),
          faults,
        }),
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

const presses: ReadonlySet<string> = new Set([
  'click',
  'keydown',
  'keyup',
  'input',
  'change',
  'submit',
  'pointerdown',
  'pointerup',
  'drop',
]);

/** The running app's. */
export const sessionLog = createSessionLog(400, {
  now: () => Date.now(),
  page: () => window.location.pathname,
  isPressed: () => presses.has(window.event?.type ?? ''),
});
