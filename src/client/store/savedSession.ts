/** A saved session: what a person's file holds, and what is replayed. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SessionOrigin } from './sessionOrigin';

/**
 * A session as it is saved and replayed. Only `start` and `actions` are in every file: older ones lack the rest.
 * - `origin`: the build, browser and screen in which it was saved; journeys of the tests do not tell.
 * - `began`: when the log begins, in UTC. `times`: of each action, the milliseconds since then.
 * - `by`: who did each action, one letter of `BY` for each.
 * - `pages`: the paths that were open, each with the number of the first action on it.
 * - `presses`: what a person pressed. `faults`: errors. `after` says how many actions came before.
 * - `refreshes`: live updates that are not kept, because a newer one shows what they did: with the number of its action, and how many.
 * - `start`: the state before the first action; null where the app had just started. An action `PAGE_LOADED` says that it starts anew. `end`: the state after the last action.
 * - `unanswered`: calls that got no answer, as `GET /api/v1/items`. `silent`: calls whose answer led to no action.
 * - `others`: what other people did, each before the action of that number. Only recorded journeys have it.
 */
export type SavedSession = {
  readonly nadi: 'session';
  readonly version: 1;
  readonly origin?: SessionOrigin | undefined;
  readonly began?: string | undefined;
  readonly times?: readonly number[] | undefined;
  readonly by?: string | undefined;
  readonly pages?: readonly (readonly [action: number, path: string])[] | undefined;
  readonly presses?: readonly Press[] | undefined;
  readonly faults?: readonly Fault[] | undefined;
  readonly refreshes?: readonly (readonly [action: number, count: number])[] | undefined;
  readonly start: object | null;
  readonly actions: readonly UnknownAction[];
  readonly unanswered?: readonly string[] | undefined;
  readonly silent?: readonly string[] | undefined;
  readonly end?: object | undefined;
  readonly others?: readonly { readonly before: number; readonly action: UnknownAction }[] | undefined;
};

/** The page was loaded anew, by the same person in the same tab: the app started again. */
export const PAGE_LOADED = 'session/pageLoaded';

/**
 * Who did an action. A person: while they press or type, or the first action after that within two seconds, as a page opens or a
 * search begins a moment after it was typed. A screen by itself; a live update. `event`: what came of one of these.
 */
export const BY = { person: 'p', screen: 's', live: 'l', event: 'e' } as const;
export type By = (typeof BY)[keyof typeof BY];

/** Where something stands among the actions: how many came before, and the milliseconds since `began`. */
export type Place = { readonly after: number; readonly at: number };

/** What a person pressed: its role, and its name if the app itself wrote that name. */
export type Pressed = { readonly pressed: string; readonly words?: string };
export type Press = Place & Pressed;

/** Where an error was noticed: uncaught on the page, in a promise, by an error boundary, or written to the console. */
export type FaultSource = 'page' | 'promise' | 'screen' | 'console';

/** An error: its class, and the places in the code, without its sentence, which may hold what somebody typed. `count`: how often in a row. */
export type Fault = Partial<Place> & {
  readonly after: number;
  readonly from?: FaultSource;
  readonly kind: string;
  readonly stack: readonly string[];
  readonly count?: number;
};

/** The session as a file: an action a line, so that two of them compare well. */
export const sessionText = ({ actions, end, ...head }: SavedSession): string => {
  const opening = JSON.stringify(head).slice(0, -1);
  const lines = actions.map((action) => JSON.stringify(action)).join(',\n');
  return `${opening},"actions":[\n${lines}\n]${end ? `,"end":${JSON.stringify(end)}` : ''}}\n`;
};
