/** An audit line's values: as the screens read them, and folded back to what a record once was. */
import { isUploaded } from '#shared/kit/fields';
import { isMasked } from '#shared/kit/masks';
import { writable, type Ref, type Resource } from '#shared/kit/resource';

export type Kept = Readonly<Record<string, unknown>>;

/** What stands where a secret was. */
export const HIDDEN = '***';

/** Values as an object; a line without any has none. */
export const keptIn = (value: unknown): Kept => (typeof value === 'object' && value !== null ? (value as Kept) : {});

/** A kept relation, which is ids alone, as references. */
export const asValue = ({ relations }: Resource, name: string, value: unknown): unknown => {
  const relation = Object.hasOwn(relations, name) ? relations[name] : undefined;
  if (!relation) return value;
  const ref = (id: unknown): Ref => ({ type: relation.type, id: String(id) });
  if (Array.isArray(value)) return value.map(ref);
  return value === null || value === undefined ? null : ref(value);
};

/**
 * What a record was before a change: the values from before that change and before every later one, the oldest deciding.
 * Secrets were never kept, a picture or a file comes by an upload only, and of a masked value only a part is known: none of them comes back.
 * @param lines from the newest to the change in question
 */
export const before = (resource: Resource, lines: readonly { readonly before: unknown }[]): Kept => {
  const names = new Set([
    ...writable(resource),
    ...Object.keys(resource.relations).filter((name) => resource.relations[name]!.mode !== 'r'),
  ]);
  const folded: Kept = Object.assign({}, ...lines.map((line) => keptIn(line.before)));
  return Object.fromEntries(
    Object.entries(folded)
      .filter(
        ([name, value]) =>
          names.has(name) && value !== HIDDEN && !isMasked(value) && !(resource.attributes[name] && isUploaded(resource.attributes[name])),
      )
      .map(([name, value]) => [name, asValue(resource, name, value)]),
  );
};
