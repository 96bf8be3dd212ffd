/** What a list can be filtered by: the screen names the field and its words, its kind follows from the declaration. */
import type { FilterValue } from '#shared/jsonapi';
import type { FieldKind } from '#shared/kit/fields';
import type { Resource } from '#shared/kit/resource';
import type { AnyModule } from '../anyModule';

export type Filter = {
  readonly field: string;
  readonly label: string;
  /** What each value is called: for one of a few, for a flag's `true` and `false`, and for a text that has few values. */
  readonly options?: Readonly<Record<string, string>>;
  /** Where a relation's records are. */
  readonly module?: AnyModule;
};

/** How a filter asks: by a search in related records, a choice of a few, a span of days, a range of numbers, colours; or not at all. */
export type FilterLook = 'relation' | 'options' | 'dates' | 'numbers' | 'color' | 'region' | 'words' | 'none';

/** What the field of one filter is given. */
export type FilterInputProps = {
  resource: Resource;
  filter: Filter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue) => void;
};

const looks = {
  text: 'words',
  longText: 'words',
  richText: 'none',
  email: 'words',
  color: 'color',
  secret: 'none',
  image: 'none',
  file: 'none',
  files: 'none',
  integer: 'numbers',
  decimal: 'numbers',
  money: 'numbers',
  flag: 'options',
  date: 'dates',
  dateTime: 'dates',
  period: 'dates',
  oneOf: 'options',
  someOf: 'options',
  phone: 'none',
  nik: 'none',
  bpjs: 'none',
  npwp: 'words',
  region: 'region',
  id: 'none',
  json: 'none',
  owned: 'none',
  toOne: 'relation',
  toMany: 'relation',
} satisfies Record<FieldKind | 'toOne' | 'toMany', FilterLook>;

/** A text or an id that has few values, each with a name, is chosen from. */
export const lookOf = ({ field, options }: Filter, { attributes, relations }: Resource): FilterLook => {
  const kind = relations[field]?.kind ?? attributes[field]?.kind ?? 'text';
  return options && (kind === 'id' || looks[kind] === 'words') ? 'options' : looks[kind];
};

export const valuesOf = (value: FilterValue | undefined): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);
export const rangeOf = (value: FilterValue | undefined): Exclude<FilterValue, readonly string[]> =>
  value && !Array.isArray(value) ? (value as Exclude<FilterValue, readonly string[]>) : {};

/** The filters with one of them changed; nothing left of it takes it away. */
export const withFilter = (
  all: Readonly<Record<string, FilterValue>>,
  field: string,
  value: FilterValue,
): Readonly<Record<string, FilterValue>> => {
  const { [field]: _, ...others } = all;
  const { from, to, in: named } = rangeOf(value);
  if (valuesOf(value).length || named) return { ...others, [field]: value };
  return from || to ? { ...others, [field]: { ...(from && { from }), ...(to && { to }) } } : others;
};

type RangeWords = { readonly since: (from: string) => string; readonly until: (to: string) => string };

/**
 * A range as it is read aloud: both ends, or the one that there is.
 * @param write one end, in the language of the reader
 */
export const rangeText = (value: FilterValue, write: (end: string) => string, { since, until }: RangeWords): string => {
  const { from, to } = rangeOf(value);
  const [first, last] = [from && write(from), to && write(to)];
  if (first && last) return first === last ? first : `${first} – ${last}`;
  return first ? since(first) : until(last ?? '');
};
