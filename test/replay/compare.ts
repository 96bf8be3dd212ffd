/** Where a replay differs from its log: in what was sent, in events that are missing, new or changed, and in the final state. */
import type { Logged } from './actions';
import type { Log } from './log';
import { requestOf, withoutRequest } from './requests';

/** One place; undefined where there is nothing. */
export type Change = { readonly path: string; readonly expected: unknown; readonly came: unknown };

/** `after`: what a person did that it came of. `request`: what was sent differs; `calls`: calls that the log does not have, or not any more. */
export type Difference =
  | { readonly kind: 'missing' | 'unexpected'; readonly event: Logged; readonly after: Logged | undefined }
  | {
      readonly kind: 'changed' | 'request';
      readonly event: Logged;
      readonly after: Logged | undefined;
      readonly changes: readonly Change[];
    }
  | { readonly kind: 'calls'; readonly missing: readonly string[]; readonly unexpected: readonly string[] }
  | { readonly kind: 'state'; readonly changes: readonly Change[] };

/** An event, and what a person did that it came of. */
export type Happened = { readonly event: Logged; readonly after: Logged | undefined };

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Every place in which two values of JSON differ. */
export function changesOf(expected: unknown, came: unknown, path = ''): Change[] {
  if (Object.is(expected, came)) return [];
  if (!isTree(expected) || !isTree(came) || Array.isArray(expected) !== Array.isArray(came)) return [{ path, expected, came }];
  const names = [...new Set([...Object.keys(expected), ...Object.keys(came)])];
  return names.flatMap((name) => changesOf(expected[name], came[name], path ? `${path}.${name}` : name));
}

/**
 * The state that came, with the values that are expected put in where it is known to be wrong.
 * @param isWrong asked for every place in which the two differ
 */
export function corrected(expected: unknown, came: unknown, isWrong: (change: Change) => boolean, path = ''): unknown {
  if (Object.is(expected, came)) return came;
  if (!isTree(expected) || !isTree(came) || Array.isArray(expected) !== Array.isArray(came))
    return isWrong({ path, expected, came }) ? expected : came;
  const names = [...new Set([...Object.keys(came), ...Object.keys(expected)])];
  const values = names.map((name) => [name, corrected(expected[name], came[name], isWrong, path ? `${path}.${name}` : name)] as const);
  const left = values.filter(([, value]) => value !== undefined);
  return Array.isArray(came) ? left.map(([, value]) => value) : Object.fromEntries(left);
}

const sameEvent = (one: Logged, other: Logged): boolean => one.type === other.type && one.meta?.request === other.meta?.request;

/**
 * Lays what came beside what the log has, in order; one that is missing or new doesn't make the rest look wrong.
 * @param fitted what came, with the expected values where they may differ
 */
export function compareEvents(
  expected: readonly Happened[],
  came: readonly Happened[],
  fitted = <T>(_: T, event: T): T => event,
): Difference[] {
  const found: Difference[] = [];
  let next = 0;
  for (const { event, after } of expected) {
    const place = came.findIndex((one, index) => index >= next && sameEvent(one.event, event));
    if (place < 0) {
      found.push({ kind: 'missing', event, after });
      continue;
    }
    for (const early of came.slice(next, place)) found.push({ kind: 'unexpected', ...early });
    next = place + 1;
    const other = fitted(event, came[place]!.event);
    const sent = changesOf(requestOf(event, event), requestOf(other, event));
    if (sent.length) found.push({ kind: 'request', event, after, changes: sent });
    const changes = changesOf(withoutRequest(event), withoutRequest(other));
    if (changes.length) found.push({ kind: 'changed', event, after, changes });
  }
  for (const more of came.slice(next)) found.push({ kind: 'unexpected', ...more });
  return found;
}

/** What the app has learnt to keep since the log was made, a slice or a part of one, is no difference. */
const isNewer = ({ path, expected }: Change): boolean => expected === undefined && path.split('.').length <= 2;

/** Neither is a part of the state that is gone since, where the session left it empty. */
const isGoneEmpty = ({ path, expected, came }: Change): boolean =>
  came === undefined && !path.includes('.') && JSON.stringify(expected) === '{}';

export const compareStates = (expected: object | undefined, came: object): Difference[] => {
  const changes = expected ? changesOf(expected, came).filter((change) => !isNewer(change) && !isGoneEmpty(change)) : [];
  return changes.length ? [{ kind: 'state', changes }] : [];
};

/** The first list less the second, each element counted as often as it stands there. */
export const lessOf = (list: readonly string[], other: readonly string[]): string[] => {
  const left = [...other];
  return list.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

/**
 * Calls without an answer: those of the log, and those of the replay.
 * Where the log does not tell which calls waited, none are compared. A call that was answered without an action is not missing: who made
 * it may not be part of the store. Neither is one that may come from before the log's beginning.
 */
export function compareCalls({ start, unanswered, silent = [] }: Log, came: readonly string[]): Difference[] {
  if (!unanswered) return [];
  const missing = start === null ? lessOf(unanswered, came) : [];
  const unexpected = lessOf(came, [...unanswered, ...silent]);
  return missing.length || unexpected.length ? [{ kind: 'calls', missing, unexpected }] : [];
}
