/** By what a person may sort and filter a list, and what tells them nothing there; the server refuses the rest, and the client doesn't offer it. */
import { HOLDER, type Actor } from './access';
import type { Resource } from './kit/resource';
import { entryOfType, type Entry } from './areas/entries';

/** The entry of the resource of whose records an attribute is derived. */
const sourceOf = ({ attributes }: Resource, name: string): Entry | undefined => {
  const derived = attributes[name]?.derived;
  return derived && entryOfType(derived.from);
};

/**
 * The resource whose records a sort key reads, where this person may not get all of them: an order by their names would tell of
 * those that they may not see.
 * @param key a key of `resource.sort`, with or without `-`; `category.name` reads categories, and a derived attribute the records it is made of
 * @returns undefined when the person may sort by the key
 */
export const unseenBySort = (resource: Resource, key: string, actor: Actor | null): Entry | undefined => {
  const [name, inner] = key.replace(/^-/, '').split('.') as [string, string?];
  const other = inner === undefined ? sourceOf(resource, name) : entryOfType(resource.relations[name]!.type);
  return other?.access.get?.(actor) === true ? undefined : other;
};

/** The same for a filter: by a derived value of records that this person may not all get. */
export const unseenByFilter = (resource: Resource, name: string, actor: Actor | null): Entry | undefined => {
  const other = sourceOf(resource, name);
  return other?.access.get?.(actor) === true ? undefined : other;
};

/** The keys by which this person may sort, in the order of the declaration. */
export const sortsFor = (resource: Resource, actor: Actor | null): readonly string[] =>
  resource.sort.filter((key) => !unseenBySort(resource, key, actor));

/** What this person may filter by, in the order of the declaration. */
export const filtersFor = (resource: Resource, actor: Actor | null): readonly string[] =>
  resource.filter.filter((name) => !unseenByFilter(resource, name, actor));

/** Whether the rule of a list lets a person see only rows that lead to one and the same record by this relation: people of a client see their own. */
export const isSameInAll = ({ access, relations }: Resource, name: string, actor: Actor | null): boolean => {
  const verdict = access.list?.(actor) ?? false;
  if (relations[name]?.kind !== 'toOne' || typeof verdict !== 'object') return false;
  // What a person asked without a client leads to none; all the rest to their own.
  return typeof verdict[name] === 'string' || (name === 'entity' && HOLDER in verdict);
};
