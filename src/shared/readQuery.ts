/** Reads a request's query string against a resource's declaration: what it asks for, or every problem in it by name. */
import type { Problem } from './errors';
import { isRelativeDate, type RelativeDate } from './domain/relativeDates';
import { filterKind, PERSONAL_VALUES, type FilterValue } from './jsonapi';
import type { Field } from './kit/fields';
import { filterOf } from './kit/kinds';
import { defaultSort, type Relation, type Resource } from './kit/resource';
import { isPlainText, isUuid } from './kit/values';
import { limits } from './limits';
import { pairs, partsOf } from './queryPairs';

/** What the server reads from a query string. `window` is in rows; `style` says which page parameters were used. */
export type Reading = {
  readonly window: { readonly offset: number; readonly limit: number };
  readonly style: 'number' | 'offset';
  readonly sort: readonly string[];
  readonly q: string;
  readonly filter: Readonly<Record<string, FilterValue>>;
  /** Undefined when the request doesn't say. */
  readonly include?: readonly string[];
  /** JSON:API type → names of the fields to answer. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Whether personal values are asked for in full, as for an export; only who may edit a record receives them so (PRV-6). */
  readonly whole?: boolean;
};

/** The groups of parameters that an address accepts; `include` and `fields` are accepted everywhere. */
type Wanted = { readonly sorts: boolean; readonly pages: boolean; readonly filters: boolean };

type ByType = (type: string) => Resource | undefined;

/** What has been read so far, and the problems with the rest. */
type Draft = {
  readonly resource: Resource;
  readonly byType: ByType;
  readonly page: Partial<Record<PageKey, number>>;
  readonly filter: Record<string, FilterValue>;
  readonly fields: Record<string, readonly string[]>;
  readonly problems: Problem[];
  sort: readonly string[];
  q: string;
  include?: readonly string[];
  whole?: boolean;
};

/** One parameter: `filter[date][from]=…` has the key whole, its path `date, from`, and its value. */
type Parameter = { readonly key: string; readonly path: readonly string[]; readonly value: string };

const refuse = ({ problems }: Draft, code: Problem['code'], parameter: string, meta?: Problem['meta']): void =>
  void problems.push({ code, parameter, ...(meta && { meta }) });

/** Names in an error are shortened: they come from the request. */
const named = (field: string) => ({ field: field.slice(0, 60) });

const listOf = (value: string): string[] => value.split(',').filter(Boolean);

const pageKeys = ['number', 'size', 'offset', 'limit'] as const;
type PageKey = (typeof pageKeys)[number];

function readPage(draft: Draft, { key, path, value }: Parameter): void {
  const name = pageKeys.find((one) => one === path[0]);
  if (!name || path.length !== 1) return refuse(draft, 'query.unknown', key);
  const most = name === 'number' || name === 'offset' ? limits.offset : limits.pageSize;
  const least = name === 'offset' ? 0 : 1;
  if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) draft.page[name] = Number(value);
  else refuse(draft, 'page.invalid', key, { max: most });
}

function readSort(draft: Draft, { key, path, value }: Parameter): void {
  if (path.length) return refuse(draft, 'query.unknown', key);
  draft.sort = listOf(value);
  if (draft.sort.length > limits.sortFields) refuse(draft, 'query.invalid', key);
  for (const one of draft.sort) if (!draft.resource.sort.includes(one.replace(/^-/, ''))) refuse(draft, 'sort.unknown', key, named(one));
}

const includable = (resource: Resource, path: string, byType: ByType): boolean => {
  const names = path.split('.');
  if (names.length > limits.includeDepth) return false;
  let at: Resource | undefined = resource;
  for (const name of names) {
    const relation: Relation | undefined = at && Object.hasOwn(at.relations, name) ? at.relations[name] : undefined;
    if (!relation) return false;
    at = byType(relation.type);
  }
  return true;
};

function readPersonal(draft: Draft, { key, path, value }: Parameter): void {
  if (path.length) return refuse(draft, 'query.unknown', key);
  if (value === 'whole') draft.whole = true;
  else refuse(draft, 'query.invalid', key);
}

function readInclude(draft: Draft, { key, path, value }: Parameter): void {
  if (path.length) return refuse(draft, 'query.unknown', key);
  draft.include = listOf(value);
  if (draft.include.length > limits.includes) refuse(draft, 'query.invalid', key);
  for (const one of draft.include) if (!includable(draft.resource, one, draft.byType)) refuse(draft, 'include.unknown', key, named(one));
}

function readFields(draft: Draft, { key, path: [type, ...more], value }: Parameter): void {
  if (type === undefined || more.length) return refuse(draft, 'query.unknown', key);
  const resource = draft.byType(type);
  if (!resource) return refuse(draft, 'fields.unknown', key, named(type));
  draft.fields[type] = listOf(value);
  for (const name of draft.fields[type]!)
    if (!Object.hasOwn(resource.attributes, name) && !Object.hasOwn(resource.relations, name))
      refuse(draft, 'fields.unknown', key, named(name));
}

const isValueOf = (field: Field, value: string): boolean => filterOf(field.kind).isFilterValue(value, field);

function readSearch(draft: Draft, { key, value }: Parameter): void {
  if (!draft.resource.search.length) return refuse(draft, 'filter.unknown', key, named('q'));
  if (value.length > limits.search) return refuse(draft, 'query.invalid', key);
  draft.q = value.trim();
}

/** Days that are named from today, in the place of both ends. */
function readDays({ filter, ...draft }: Draft, { key, path: [name], value }: Parameter, { kind }: Field): void {
  const isKnown = filterOf(kind).ofDays && isRelativeDate(value) && !Object.hasOwn(filter, name!);
  if (isKnown) filter[name!] = { in: value as RelativeDate };
  else refuse({ filter, ...draft }, 'filter.invalid', key, named(`${name} (${value})`));
}

function readFilter(draft: Draft, parameter: Parameter): void {
  const { resource, filter } = draft;
  const { key, path, value } = parameter;
  const [name, end] = path;
  if (name === undefined) return refuse(draft, 'query.unknown', key);
  if (name === 'q' && end === undefined) return readSearch(draft, parameter);
  if (!resource.filter.includes(name)) return refuse(draft, 'filter.unknown', key, named(name));
  const attribute = Object.hasOwn(resource.attributes, name) ? resource.attributes[name] : undefined;
  if (filterKind(resource, name) === 'range' && end === 'in') return readDays(draft, parameter, attribute!);
  if (filterKind(resource, name) === 'range') {
    if ((end !== 'from' && end !== 'to') || 'in' in (filter[name] ?? {}) || !isValueOf(attribute!, value))
      return refuse(draft, 'filter.invalid', key, named(name));
    filter[name] = { ...filter[name], [end]: value };
    return;
  }
  const values = listOf(value);
  const good = (one: string) => (attribute ? isValueOf(attribute, one) : isUuid(one));
  if (end !== undefined || !values.length || values.length > limits.filterValues || !values.every(good))
    refuse(draft, 'filter.invalid', key, named(name));
  else filter[name] = values;
}

const readers = {
  page: readPage,
  sort: readSort,
  filter: readFilter,
  [PERSONAL_VALUES]: readPersonal,
  include: readInclude,
  fields: readFields,
} as const;

const readerOf = (family: string | undefined, { pages, sorts, filters }: Wanted) => {
  const open: Readonly<Record<string, boolean>> = {
    page: pages,
    sort: sorts,
    filter: filters,
    [PERSONAL_VALUES]: filters,
    include: true,
    fields: true,
  };
  return family !== undefined && Object.hasOwn(readers, family) && open[family] ? readers[family as keyof typeof readers] : undefined;
};

/** The rows that the page parameters ask for. */
function windowOf(draft: Draft): Pick<Reading, 'window' | 'style'> {
  const { page } = draft;
  const byOffset = 'offset' in page || 'limit' in page;
  if (byOffset && ('number' in page || 'size' in page)) refuse(draft, 'query.invalid', 'page[offset]');
  const limit = page.size ?? page.limit ?? limits.defaultPageSize;
  const offset = page.offset ?? ((page.number ?? 1) - 1) * limit;
  if (offset > limits.offset)
    refuse(draft, 'page.invalid', byOffset ? 'page[offset]' : 'page[number]', { max: Math.floor(limits.offset / limit) });
  return { window: { offset, limit }, style: byOffset ? 'offset' : 'number' };
}

/**
 * Reads a raw query string (without `?`; brackets raw or encoded) for a resource.
 * @param byType finds a resource by its JSON:API type, to check include paths and sparse fields
 * @param wanted which families this address takes; the others are unknown parameters
 * @returns the reading, or every problem found, each naming its parameter
 */
export function readQuery(
  raw: string,
  resource: Resource,
  byType: ByType,
  wanted: Wanted = { sorts: true, pages: true, filters: true },
): { reading: Reading } | { problems: Problem[] } {
  if (raw.length > limits.queryString) return { problems: [{ code: 'query.too_long' }] };
  const draft: Draft = { resource, byType, page: {}, filter: {}, fields: {}, problems: [], sort: [], q: '' };
  const seen = new Set<string>();
  for (const [key, value] of pairs(raw)) {
    const [family, ...path] = partsOf(key);
    const reader = readerOf(family, wanted);
    if (value === undefined || !isPlainText(key) || !isPlainText(value) || seen.has(key)) refuse(draft, 'query.invalid', key);
    else if (reader) reader(draft, { key, path, value });
    else refuse(draft, 'query.unknown', key);
    seen.add(key);
  }
  if (Object.keys(draft.filter).length > limits.filters) refuse(draft, 'query.invalid', 'filter');
  const { window, style } = windowOf(draft);
  const { sort, q, filter, include, fields, whole, problems } = draft;
  if (problems.length) return { problems };
  return { reading: { window, style, sort: sort.length ? sort : defaultSort, q, filter, include, fields, ...(whole && { whole }) } };
}
