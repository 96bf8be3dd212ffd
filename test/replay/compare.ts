/** Where a replay differs from its log: events that are missing, new or changed, and places in the final state. */
import type { Logged } from './actions';

/** One place; undefined where there is nothing. */
export type Change = { readonly path: string; readonly expected: unknown; readonly came: unknown };

/** `after`: what a person did that it came of. */
export type Difference =
  | { readonly kind: 'missing' | 'unexpected'; readonly event: Logged; readonly after: Logged | undefined }
  | { readonly kind: 'changed'; readonly event: Logged; readonly after: Logged | undefined; readonly changes: readonly Change[] }
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

const sameEvent = (one: Logged, other: Logged): boolean => one.type === other.type && one.meta?.request === other.meta?.request;

/**
 * Lays what came beside what the log has, in order; one that is missing or new doesn't make the rest look wrong.
 * @param essence what of an event has to be equal
 */
export function compareEvents(
  expected: readonly Happened[],
  came: readonly Happened[],
  essence = (event: Logged): Logged => event,
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
    const changes = changesOf(essence(event), essence(came[place]!.event));
    if (changes.length) found.push({ kind: 'changed', event, after, changes });
  }
  for (const more of came.slice(next)) found.push({ kind: 'unexpected', ...more });
  return found;
}

/** What the app has learnt to keep since the log was made, a slice or a part of one, is no difference. */
const isNewer = ({ path, expected }: Change): boolean => expected === undefined && path.split('.').length <= 2;

export const compareStates = (expected: object | undefined, came: object): Difference[] => {
  const changes = expected ? changesOf(expected, came).filter((change) => !isNewer(change)) : [];
  return changes.length ? [{ kind: 'state', changes }] : [];
};
