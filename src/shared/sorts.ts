/** By what a person may sort and filter a list, and what tells them nothing there; the server refuses the rest, and the client doesn't offer it. */
import { HOLDER, type Actor, type Verdict } from './access';
import type { Resource } from './kit/resource';
import { entryOfType, type Entry } from './areas/entries';

/** The entry of the resource of whose records an attribute is derived. */
const sourceOf = ({ attributes }: Resource, name: string): Entry | undefined => {
  const derived = attributes[name]?.derived;
  return derived && entryOfType(derived.from);
};

/** Whether a person sees the records of one client only, and of the other resource all records of the same client. */
const isSameClient = (list: Verdict, other: Verdict): boolean =>
  typeof list === 'object' && typeof other === 'object' && Object.keys(list).join() === 'entity' && same(list, other);

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The resource that a filter's derived value is made of, where this person may not get all of its records, or all that the list's rows could lead to. */
export const unseenByFilter = (resource: Resource, name: string, actor: Actor | null): Entry | undefined => {
  const other = sourceOf(resource, name);
  const verdict = other?.access.get?.(actor) ?? false;
  return verdict === true || isSameClient(resource.access.list?.(actor) ?? false, verdict) ? undefined : other;
};

/**
 * The resource whose records a sort key reads, where this person may not see them: the order would tell of what they may not see. Of a
 * relation they need to see some of the records, as the order looks at those alone; of what a derived attribute is made of, all.
 * @param key a key of `resource.sort`, with or without `-`; `category.name` reads categories, and a derived attribute the records it is made of
 * @returns undefined when the person may sort by the key
 */
export const unseenBySort = (resource: Resource, key: string, actor: Actor | null): Entry | undefined => {
  const [name, inner] = key.replace(/^-/, '').split('.') as [string, string?];
  if (inner === undefined) return unseenByFilter(resource, name, actor);
  const other = entryOfType(resource.relations[name]!.type);
  return other?.access.get?.(actor) ? undefined : other;
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
