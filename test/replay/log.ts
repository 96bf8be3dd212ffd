/** Reads a session from a file: the app's own, or what the Redux DevTools extension exports. */
import { gunzipSync } from 'node:zlib';
import type { SavedSession } from '#client/store/savedSession';
import { redact } from '#client/services/redaction';
import { whole, wholeEnd } from '#client/store/sessionFile';
import { isSilent, written, type Logged } from './actions';

/**
 * `start` is the state before the first action, null at the app's own beginning.
 * Where the file tells: `end` is the state after the last action, `unanswered` the calls without an answer, `silent` those whose answer
 * led to no action, `began` when it began, `times` how many milliseconds later each action came,
 * `by` whose each was, a letter for each. `others` is what other people did
 * while the session went on, each before the action of that number: only a recorded journey tells it.
 */
export type Log = {
  readonly began?: string | undefined;
  readonly times?: readonly number[] | undefined;
  readonly by?: string | undefined;
  readonly start: object | null;
  readonly actions: readonly Logged[];
  readonly unanswered?: readonly string[] | undefined;
  readonly silent?: readonly string[] | undefined;
  readonly end?: object | undefined;
  readonly others?: readonly Other[] | undefined;
};

/** What somebody else did, `before` which action of the session. */
export type Other = { readonly before: number; readonly action: Logged };

/** The extension's history, as it exports it when it has seen every action. */
type Lifted = {
  readonly actionsById: Readonly<Record<string, { readonly action: Logged }>>;
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds?: readonly number[];
  readonly computedStates: readonly { readonly state: object }[];
  readonly committedState?: object;
};

/** The extension's other form: the actions and the state before them, each as JSON once more. */
type Exported = { readonly payload: string | readonly Logged[]; readonly preloadedState?: string | object };

/** A state that can be compared: without secrets and without the persistence's own marks. */
export const stateOf = (state: object): object =>
  JSON.parse(JSON.stringify(redact(state), (name, value: unknown) => (name === '_persist' ? undefined : value))) as object;

const unreadable = 'This file holds no session: neither "Save session" nor the Redux DevTools extension writes such a one.';

const isAction = (one: unknown): one is Logged => typeof one === 'object' && one !== null && typeof (one as Logged).type === 'string';

type Found = { readonly start?: object | null | undefined; readonly end?: object | undefined } & Pick<
  Log,
  'unanswered' | 'silent' | 'began' | 'times' | 'by' | 'others'
>;

/** @param found what stands where a session's actions should be */
function logOf(found: unknown, { start, end, ...rest }: Found = {}): Log {
  if (!Array.isArray(found) || !found.every(isAction))
    throw new Error('This file holds no list of actions, so there is nothing to replay.');
  const { began, others, unanswered, silent } = rest;
  const actions = found.map((one) => written(whole(one)));
  const isKept = (_: unknown, index: number) => !isSilent(actions[index] ?? { type: '@@' });
  const times = rest.times?.filter(isKept);
  const by = rest.by && [...rest.by].filter(isKept).join('');
  return {
    ...(began && { began }),
    ...(times && { times }),
    ...(by && { by }),
    ...(others && { others }),
    unanswered,
    silent,
    start: start ? stateOf(start) : null,
    actions: actions.filter((action) => !isSilent(action)),
    end: end && stateOf(wholeEnd(end, actions)),
  };
}

const ofExtension = ({ actionsById, stagedActionIds, skippedActionIds = [], computedStates, committedState }: Lifted): Log => {
  const ids = stagedActionIds.filter((id) => !skippedActionIds.includes(id));
  return logOf(
    ids.flatMap((id) => actionsById[id]?.action ?? []),
    { start: committedState, end: computedStates.at(-1)?.state },
  );
};

const parsed = (text: string, otherwise: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(otherwise);
  }
};

/** The text of a file that may be compressed by gzip. */
export const textOf = (bytes: Buffer): string => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');

/** @throws Error with a sentence when the text is no session */
export function readLog(text: string): Log {
  const value = parsed(text, 'This file is not JSON. Give one that "Save session" or the Redux DevTools extension wrote.');
  const found = (value ?? {}) as Partial<SavedSession & Lifted & Exported>;
  if (found.nadi === 'session' && found.version === 1) return logOf(found.actions, found);
  if (found.nadi === 'session') throw new Error(`This session is of version ${String(found.version)}; this program replays version 1.`);
  if (found.actionsById && Array.isArray(found.stagedActionIds) && Array.isArray(found.computedStates)) return ofExtension(found as Lifted);
  if (!found.payload) throw new Error(unreadable);
  const inner = (given: unknown): unknown => (typeof given === 'string' ? parsed(given, unreadable) : given);
  return logOf(inner(found.payload), { start: inner(found.preloadedState) as object | undefined });
}
