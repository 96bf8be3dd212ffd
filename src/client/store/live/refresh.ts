/**
 * What is asked for again when something changed elsewhere. Each request is an ordinary intent, so a saved session replays without a
 * stream. Rule: LIV-4.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Query } from '#shared/jsonapi';
import type { StaleResource } from '#shared/live';
import { entryOfType, resourceNames } from '#shared/areas/entries';
import type { AnyModule } from '../../storeKit/anyModule';
import type { ModuleState } from '../../storeKit/moduleState';
import { may } from '../access';
import type { RootState } from '../index';
import { moduleNamed } from '#client/storeKit/moduleRegistry';
import { isChoice, LIST_KEY, newsKey, OWN_KEY } from './keys';

type State = Readonly<Record<string, ModuleState>>;

/** The modules that hold records or lists: those of the pages that have been open. */
const used = (state: State): readonly AnyModule[] =>
  resourceNames
    .filter((name) => state[name]?.ids.length || Object.keys(state[name]?.lists ?? {}).length)
    .flatMap((name) => moduleNamed(name) ?? []);

/** The types that a module's lists show: its own, and what they include. */
const typesIn = ({ resource }: AnyModule): readonly string[] => [
  resource.type,
  ...resource.listInclude.flatMap((path) => resource.relations[path.split('.')[0]!]?.type ?? []),
];

/** The types that decide which rows a list has: those that the derived values are made of by which it is filtered or sorted. */
const typesBehind = ({ resource: { attributes } }: AnyModule, { filter, sort }: Query): readonly string[] =>
  [...Object.keys(filter), ...sort.map((key) => key.replace(/^-/, ''))].flatMap((name) => {
    const { from, also = [] } = attributes[name]?.derived ?? {};
    return from === undefined ? [] : [from, ...also];
  });

/** Whether the tab has every record of a change in its new version. A record of another type that it does not have is shown by none of its lists. */
const isKnown = (state: State, { type, records, gone }: StaleResource, isOwnType: boolean): boolean => {
  const { entities = {} } = state[entryOfType(type)?.name ?? ''] ?? {};
  return (
    records.length + gone.length > 0 &&
    records.every(({ id, version }) => (entities[id]?.version ?? (isOwnType ? 0 : version)) >= version) &&
    gone.every((id) => !entities[id])
  );
};

/**
 * Whether this tab has had the answer to the change that led to all of these: then a list that was asked for since shows them. Without a
 * change of the list's own type, or where records are not named, that cannot be known here.
 */
const isAnswered = (state: State, { resource }: AnyModule, changes: readonly StaleResource[]): boolean =>
  changes.some(({ type }) => type === resource.type) && changes.every((one) => isKnown(state, one, one.type === resource.type));

type Changes = {
  /** Of this session: nothing needs to be said, the grid is brought up to date. */
  readonly own: boolean;
  /** Of this tab itself: a list that was asked for since needs nothing more. */
  readonly answered: boolean;
  /** Whether records of a type changed, as far as it is known. */
  readonly isChanged: (type: string) => boolean;
};

/**
 * The lists on screen that may show something else now. The rows of a grid come under a key of their own: records that it shows are
 * updated where they stand, and the grid says that others have come. Other lists are simply asked for again.
 */
const lists = (state: State, module: AnyModule, { own, answered, isChanged }: Changes): UnknownAction[] => {
  const isShown = typesIn(module).some(isChanged);
  return Object.entries(state[module.name]?.lists ?? {}).flatMap(([key, { watched, status, query, stale }]) => {
    const isDecided = typesBehind(module, query).some(isChanged);
    if (!watched || status !== 'ready' || isChoice(key)) return [];
    if (!isDecided && (!isShown || (answered && !stale))) return [];
    if (key !== LIST_KEY) return [module.actions.list(key, query)];
    const under = own ? OWN_KEY : newsKey;
    // Left at once: a save on this page must not ask for it a second time.
    return [module.actions.list(under, query), module.actions.leave(under)];
  });
};

/** Records on the page that is open, that are older here than at the server. */
const records = (state: State, module: AnyModule, { records: stale }: StaleResource, address: string): UnknownAction[] =>
  stale.flatMap(({ id, version }) => {
    const known = state[module.name]?.entities[id];
    return known && known.version < version && address.includes(id) ? [module.actions.get(id)] : [];
  });

/** @param stale what changed; null where it may be anything */
export const refreshing = (state: unknown, stale: readonly StaleResource[] | null, { own = false, address = '' } = {}): UnknownAction[] => {
  const listed = stale?.filter(({ list }) => list);
  const isChanged = (type: string): boolean => !listed || listed.some((one) => one.type === type);
  return used(state as State).flatMap((module) => {
    if (!may(state as RootState, module.name, 'list')) return [];
    const about = stale?.find(({ type }) => type === module.resource.type);
    const types = typesIn(module);
    const changes = listed?.filter(({ type }) => types.includes(type));
    const answered = own && changes !== undefined && isAnswered(state as State, module, changes);
    return [
      ...lists(state as State, module, { own, answered, isChanged }),
      ...(about ? records(state as State, module, about, address) : []),
    ];
  });
};
