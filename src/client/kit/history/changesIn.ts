/** What is to be read in an audit line: the fields that changed, without what says nothing. */
import type { Ref, Resource } from '#shared/kit/resource';
import { same } from '#client/kit/form/changes';
import { kindOf, orderedIn, type FormField } from '#client/kit/form/fields';
import { wordsOf } from '#client/kit/form/ValueText';
import { asValue, HIDDEN, keptIn } from './values';

export type Side = 'before' | 'after';

/**
 * A field that changed. `secret`: its values were never kept. `kept`: how many related records or lines it has on both sides; they are
 * counted, not shown. `formatting`: its words are the same, only their look is another.
 */
export type Change = {
  readonly field: FormField;
  readonly values: Readonly<Record<Side, unknown>>;
  readonly secret: boolean;
  readonly kept: number;
  readonly formatting: boolean;
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const itemsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What both sides of a change have, and what is left of a side without it. Lines that only change places are all shown. */
const shared = ({ attributes, relations }: Resource, name: string, before: unknown, after: unknown) => {
  const nothing = { both: new Set<string>(), left: (value: unknown) => value };
  const isOwned = attributes[name]?.lines !== undefined;
  // Where the order of related records means something, all of it is to be seen.
  const isCompared = isOwned || (relations[name] && !relations[name].ordered);
  if (!isCompared || !Array.isArray(before) || !Array.isArray(after)) return nothing;
  const keyOf = (one: unknown): string => (isOwned ? JSON.stringify(one) : (one as Ref).id);
  const [old, now] = [itemsIn(before).map(keyOf), itemsIn(after).map(keyOf)];
  const both = new Set(old.filter((key) => now.includes(key)));
  const isOnlyMoved = isOwned && old.every((key) => both.has(key)) && now.every((key) => both.has(key));
  return isOnlyMoved
    ? nothing
    : { both, left: (value: unknown) => (both.size ? itemsIn(value).filter((one) => !both.has(keyOf(one))) : value) };
};

const changeOf = (resource: Resource, field: FormField, line: Readonly<Record<Side, Readonly<Record<string, unknown>>>>): Change => {
  const [before, after] = [line.before[field.name], line.after[field.name]].map((value) => asValue(resource, field.name, value));
  const { both, left } = shared(resource, field.name, before, after);
  return {
    field,
    values: { before: left(before), after: left(after) },
    secret: before === HIDDEN || after === HIDDEN,
    kept: both.size,
    formatting:
      kindOf(resource, field.name) === 'richText' &&
      !isNothing(before) &&
      !isNothing(after) &&
      wordsOf(String(before)) === wordsOf(String(after)),
  };
};

/** The changes of a line, in the order of the fields, and the sides that it has: a record that was added has no before. */
export const changesIn = (
  resource: Resource,
  fields: readonly FormField[],
  line: Readonly<Partial<Record<Side, unknown>>>,
): { readonly changes: readonly Change[]; readonly sides: readonly Side[] } => {
  const kept = { before: keptIn(line.before), after: keptIn(line.after) };
  const ordered = orderedIn(resource);
  const sides = (['before', 'after'] as const).filter((side) => Object.keys(kept[side]).length > 0);
  const differs = (name: string) =>
    sides.some((side) => name in kept[side]) &&
    (kept.before[name] === HIDDEN || !same(kept.before[name], kept.after[name], ordered.has(name)));
  const told = (name: string) => (sides.length === 2 ? differs(name) : sides.some((side) => !isNothing(kept[side][name])));
  return { sides, changes: fields.filter(({ name }) => told(name)).map((field) => changeOf(resource, field, kept)) };
};
