/** What a list can be filtered by: the screen names the field and its words, its kind follows from the declaration. */
import { filterKind, type FilterValue } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import type { Language } from '#shared/locale';
import { formatDate } from '../../ui/formats';
import type { AnyModule } from '../anyModule';

export type Filter = {
  readonly field: string;
  readonly label: string;
  /** What each value is called: for one of a few, for a flag's `true` and `false`, and for a text that has few values. */
  readonly options?: Readonly<Record<string, string>>;
  /** Where a relation's records are. */
  readonly module?: AnyModule;
};

export type FilterLook = 'relation' | 'options' | 'dates' | 'color' | 'words';

export const lookOf = ({ field, options }: Filter, resource: Resource): FilterLook => {
  if (field in resource.relations) return 'relation';
  if (filterKind(resource, field) === 'range') return 'dates';
  const kind = resource.attributes[field]?.kind;
  if (kind === 'color') return 'color';
  return options || kind === 'flag' || kind === 'oneOf' || kind === 'someOf' ? 'options' : 'words';
};

export const valuesOf = (value: FilterValue | undefined): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);
export const rangeOf = (value: FilterValue | undefined): { readonly from?: string; readonly to?: string } =>
  value && !Array.isArray(value) ? (value as { from?: string; to?: string }) : {};

/** The filters with one of them changed; nothing left of it takes it away. */
export const withFilter = (
  all: Readonly<Record<string, FilterValue>>,
  field: string,
  value: FilterValue,
): Readonly<Record<string, FilterValue>> => {
  const { [field]: _, ...others } = all;
  const { from, to } = rangeOf(value);
  if (valuesOf(value).length) return { ...others, [field]: value };
  return from || to ? { ...others, [field]: { ...(from && { from }), ...(to && { to }) } } : others;
};

type RangeWords = { readonly since: (from: string) => string; readonly until: (to: string) => string };

/** A span of days as it is read aloud: both ends, or the one that there is. */
export const rangeText = (value: FilterValue, language: Language, { since, until }: RangeWords): string => {
  const { from, to } = rangeOf(value);
  const [first, last] = [from && formatDate(from, language), to && formatDate(to, language)];
  if (first && last) return first === last ? first : `${first} – ${last}`;
  return first ? since(first) : until(last ?? '');
};
