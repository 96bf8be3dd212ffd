/** Reads a session from a file: the app's own, or what the Redux DevTools extension exports. */
import type { SavedSession } from '#client/store/sessionLog';
import { redact } from '#client/services/redaction';
import { isSilent, written, type Logged } from './actions';

/** `start` is the state before the first action, null at the app's own beginning; `end` that after the last, where the file tells. */
export type Log = { readonly start: object | null; readonly actions: readonly Logged[]; readonly end?: object | undefined };

/** The extension's history, as it exports it when it has seen every action. */
type Lifted = {
  readonly actionsById: Readonly<Record<string, { readonly action: Logged }>>;
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds?: readonly number[];
  readonly computedStates: readonly { readonly state: object }[];
  readonly committedState?: object;
};

/** The extension's other form: the actions alone, as JSON once more. */
type Exported = { readonly payload: string | readonly Logged[]; readonly preloadedState?: object };

/** A state that can be compared: without secrets and without the persistence's own marks. */
export const stateOf = (state: object): object =>
  JSON.parse(JSON.stringify(redact(state), (name, value: unknown) => (name === '_persist' ? undefined : value))) as object;

const logOf = (actions: readonly Logged[], start?: object | null, end?: object): Log => ({
  start: start ? stateOf(start) : null,
  actions: actions.map(written).filter((action) => !isSilent(action)),
  end: end && stateOf(end),
});

const ofExtension = ({ actionsById, stagedActionIds, skippedActionIds = [], computedStates, committedState }: Lifted): Log => {
  const ids = stagedActionIds.filter((id) => !skippedActionIds.includes(id));
  return logOf(
    ids.flatMap((id) => actionsById[id]?.action ?? []),
    committedState,
    computedStates.at(-1)?.state,
  );
};

/** @throws Error with a sentence when the text is no session */
export function readLog(text: string): Log {
  let found: Partial<SavedSession & Lifted & Exported>;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    throw new Error('This file is not JSON. Give one that "Save session" or the Redux DevTools extension wrote.');
  }
  if (found.nadi === 'session' && found.version === 1) return logOf(found.actions as readonly Logged[], found.start, found.end);
  if (found.nadi === 'session') throw new Error(`This session is of version ${String(found.version)}; this program replays version 1.`);
  if (found.actionsById && found.stagedActionIds && found.computedStates) return ofExtension(found as Lifted);
  if (found.payload) {
    const actions = typeof found.payload === 'string' ? (JSON.parse(found.payload) as readonly Logged[]) : found.payload;
    return logOf(actions, found.preloadedState);
  }
  throw new Error('This file holds no session: neither "Save session" nor the Redux DevTools extension writes such a one.');
}
