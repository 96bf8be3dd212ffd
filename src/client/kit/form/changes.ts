/** Finds the differences between two sets of values, and merges two people's changes of one record. */

export type Values = Readonly<Record<string, unknown>>;

type Reference = { readonly type: string; readonly id: string };

const isReference = (value: unknown): value is Reference => typeof value === 'object' && value !== null && 'type' in value && 'id' in value;

/** Text for comparing: references by what they name, lists in no order by default, nothing and empty text alike. */
const comparable = (value: unknown, ordered = false): string => {
  if (isReference(value)) return `${value.type}/${value.id}`;
  if (!Array.isArray(value)) return value === undefined || value === null || value === '' ? 'null' : JSON.stringify(value);
  const parts = value.map((one) => comparable(one));
  return (ordered ? parts : parts.sort()).join(' ');
};

/** Names of the values that are lists whose order means something. */
export type Ordered = ReadonlySet<string>;
const nothingOrdered: Ordered = new Set();

export const same = (one: unknown, other: unknown, ordered = false): boolean => comparable(one, ordered) === comparable(other, ordered);

/** The values that differ from the base, under the names the base has. */
export const changesOf = (base: Values, now: Values, ordered = nothingOrdered): Record<string, unknown> =>
  Object.fromEntries(Object.keys(base).flatMap((name) => (same(base[name], now[name], ordered.has(name)) ? [] : [[name, now[name]]])));

/**
 * Three records of one: as it was opened, as I have changed it, as someone else has left it.
 * `disputed`: both changed it, differently, so a person must choose; `theirs`: only they did, which is taken over.
 */
export const compareEdits = (
  base: Values,
  mine: Values,
  theirs: Values,
  ordered = nothingOrdered,
): { disputed: string[]; theirs: string[] } => {
  const names = Object.keys(base);
  const alike = (name: string, one: unknown, other: unknown) => same(one, other, ordered.has(name));
  const changed = (values: Values) => (name: string) => name in values && !alike(name, base[name], values[name]);
  const differently = names.filter((name) => changed(theirs)(name) && !alike(name, theirs[name], name in mine ? mine[name] : base[name]));
  return { disputed: differently.filter(changed(mine)), theirs: differently.filter((name) => !changed(mine)(name)) };
};

/**
 * What is left to save after a choice: my changes, without the disputed ones where theirs was chosen and without what they hold already.
 * @param chosen disputed field → whose value stays
 */
export const merged = (
  mine: Values,
  theirs: Values,
  chosen: Readonly<Record<string, 'mine' | 'theirs'>>,
  ordered = nothingOrdered,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(mine).filter(([name, value]) => chosen[name] !== 'theirs' && !same(value, theirs[name], ordered.has(name))),
  );
