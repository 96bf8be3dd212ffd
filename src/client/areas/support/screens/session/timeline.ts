/** The course of a session as rows: pages that were opened or loaded anew, what was pressed, actions with their exchanges, and errors. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Exchange } from '#client/services/serviceResults';
import { PAGE_LOADED, type SavedSession } from '#client/store/savedSession';

/** Whose an action was; `event` is what became of one. Older files do not tell: then it follows from the action itself. */
export type Who = 'person' | 'screen' | 'live' | 'event';

/** `ms`: from what was asked for until the answer; undefined where the file has no times. `status` 0: nothing answered. */
export type Call = { readonly method: string; readonly path: string; readonly status: number; readonly ms?: number | undefined };

/** `step`: how many actions have happened then; of an action, it is the last of them. `at`: milliseconds since the beginning. */
type Place = { readonly key: string; readonly step: number; readonly at?: number | undefined };

/** `role` and `words` of what was pressed; words only where the app itself wrote them. `isUnknown`: this build has no such action. */
export type Row =
  | (Place & { readonly kind: 'page'; readonly path: string })
  | (Place & { readonly kind: 'load' })
  | (Place & { readonly kind: 'press'; readonly role: string; readonly words: string | undefined })
  | (Place & { readonly kind: 'fault'; readonly name: string; readonly count: number; readonly stack: readonly string[] })
  | (Place & {
      readonly kind: 'action';
      readonly type: string;
      readonly who: Who;
      readonly call?: Call | undefined;
      readonly isRefused: boolean;
      readonly isUnknown: boolean;
    });

type Meta = {
  readonly request?: string;
  readonly then?: unknown;
  readonly after?: string;
  readonly by?: string;
  readonly exchange?: Exchange;
};

const metaOf = ({ meta }: UnknownAction): Meta => (meta ?? {}) as Meta;

const letters: Readonly<Record<string, Who>> = { p: 'person', s: 'screen', l: 'live', e: 'event' };

const whoOf = (action: UnknownAction, letter: string | undefined): Who => {
  const { then, after, by } = metaOf(action);
  return letters[letter ?? ''] ?? (by === 'live' ? 'live' : then && !after ? 'person' : 'event');
};

/** For each request, when it was asked. */
const askedAt = ({ actions, times }: SavedSession): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const [index, action] of actions.entries()) {
    const { request } = metaOf(action);
    if (request !== undefined && times && !found.has(request)) found.set(request, times[index]!);
  }
  return found;
};

const FIRST_REFUSAL = 400;

const isRefused = ({ status }: Exchange): boolean => status === 0 || status >= FIRST_REFUSAL;

const callOf = ({ method, path, status }: Exchange, began: number | undefined, at: number | undefined): Call => ({
  method,
  path,
  status,
  ...(began !== undefined && at !== undefined && { ms: at - began }),
});

/** Whether it says only that the store read or wrote what the browser remembers: with each load of the page there are several. */
const isOfMemory = ({ type }: UnknownAction): boolean => type.startsWith('persist/') || type.startsWith('@@');

/** @param isKnown whether this build has an action of this type */
export function timelineOf(session: SavedSession, isKnown: (type: string) => boolean): readonly Row[] {
  const { actions, times, by, pages = [], presses = [], faults = [] } = session;
  const asked = askedAt(session);
  const pageAt = new Map(pages.map(([index, path]) => [index, path]));
  const pressesAfter = (step: number): Row[] =>
    presses
      .filter(({ after }) => after === step)
      .map(({ pressed, words, at }, index) => ({ kind: 'press', key: `k${step}-${index}`, step, role: pressed, words, at }));
  const faultsAfter = (step: number): Row[] =>
    faults
      .filter(({ after }) => after === step)
      .map(({ kind, stack, count = 1, at }, index) => ({ kind: 'fault', key: `f${step}-${index}`, step, name: kind, stack, count, at }));
  /** What stands between two actions, in the order of time where it is known. */
  const between = (step: number) => [...faultsAfter(step), ...pressesAfter(step)].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const ofAction = (action: UnknownAction, index: number): Row[] => {
    const [at, path, step] = [times?.[index], pageAt.get(index), index + 1];
    if (action.type === PAGE_LOADED) return [{ kind: 'load', key: `l${step}`, step, at }, ...between(step)];
    const page: Row[] = path === undefined ? [] : [{ kind: 'page', key: `p${step}`, step, path, at }];
    if (isOfMemory(action)) return [...page, ...between(step)];
    const { request, exchange } = metaOf(action);
    const row: Row = {
      kind: 'action',
      key: `a${step}`,
      step,
      type: action.type,
      who: whoOf(action, by?.[index]),
      at,
      call: exchange && callOf(exchange, request === undefined ? undefined : asked.get(request), at),
      isRefused: exchange !== undefined && isRefused(exchange),
      isUnknown: !isKnown(action.type),
    };
    return [...page, row, ...between(step)];
  };
  return [...between(0), ...actions.flatMap(ofAction)];
}

/** The path that was open at a step; undefined where the file does not tell. */
export const pathAt = ({ pages = [] }: Pick<SavedSession, 'pages'>, step: number): string | undefined =>
  pages.findLast(([index]) => index < Math.max(step, 1))?.[1];
