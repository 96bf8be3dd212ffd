/** A grid's address: what it shows, to the page's query string and back. What it does not know is not used, and the list says so. Rule: LST-2. */
import { isRelativeDate } from '#shared/domain/relativeDates';
import { filterKind, firstPage, type FilterValue, type Query } from '#shared/jsonapi';
import { filterOf } from '#shared/kit/kinds';
import type { Resource } from '#shared/kit/resource';
import { isDate, isPlainText, isUuid } from '#shared/kit/values';
import { isSearchPersonal } from '#shared/kit/masks';
import { limits } from '#shared/limits';
import { markOf, wordsAt } from './wordsInMemory';

/** `columns`: the fields of the shown columns in their order; undefined when the address doesn't say. */
export type GridView = { readonly query: Query; readonly columns: readonly string[] | undefined };

/** What the grid of a screen can show: the columns' fields, the sizes of a page. */
export type Scope = { readonly resource: Resource; readonly columns: readonly string[]; readonly pageSizes: readonly number[] };

const listOf = (raw: string | null): string[] => [...new Set((raw ?? '').split(',').filter(Boolean))];

const wholeNumber = (raw: string | null): number | undefined => (raw !== null && /^\d{1,9}$/.test(raw) ? Number(raw) : undefined);

const readPage = (asked: URLSearchParams, { pageSizes }: Scope): Query['page'] => {
  const wanted = wholeNumber(asked.get('size'));
  const size = wanted !== undefined && pageSizes.includes(wanted) ? wanted : firstPage.page.size;
  const number = wholeNumber(asked.get('page')) ?? 1;
  return { number: Math.min(Math.max(number, 1), Math.floor(limits.offset / size)), size };
};

const readSort = (asked: URLSearchParams, { resource }: Scope): string[] => {
  const known = listOf(asked.get('sort')).filter((one) => resource.sort.includes(one.replace(/^-/, '')));
  const seen = new Set<string>();
  const first = (one: string) => !seen.has(one.replace(/^-/, '')) && seen.add(one.replace(/^-/, ''));
  return known.filter(first).slice(0, limits.sortFields);
};

/** The parameter with the mark of a search, where its words may be personal and must not be in the address. */
const MARK = 'found';

const readSearch = (asked: URLSearchParams, { resource }: Scope): string => {
  const q = isSearchPersonal(resource) ? wordsAt(asked.get(MARK) ?? '') : (asked.get('q') ?? '').trim();
  return resource.search.length && q.length <= limits.search && isPlainText(q) ? q : '';
};

const fits = (resource: Resource, name: string, value: string): boolean => {
  if (name in resource.relations) return isUuid(value);
  const field = resource.attributes[name];
  return field !== undefined && isPlainText(value) && filterOf(field.kind).isFilterValue(value, field);
};

/** Moments are asked for by day here: `askedQuery` makes instants of them. */
const rangeEnd = (resource: Resource, name: string, value: string): boolean =>
  fits(resource, name, value) && (resource.attributes[name]?.kind !== 'dateTime' || isDate(value));

const readRange = (resource: Resource, name: string, raw: string): FilterValue | undefined => {
  const kind = resource.attributes[name]?.kind;
  if (kind && filterOf(kind).ofDays && isRelativeDate(raw)) return { in: raw };
  // A value alone does not say whether it is the first or the last.
  const [from = '', to, ...more] = raw.split('..');
  if (to === undefined || more.length) return undefined;
  const range = { ...(rangeEnd(resource, name, from) && { from }), ...(rangeEnd(resource, name, to) && { to }) };
  return range.from || range.to ? range : undefined;
};

const readFilter = (resource: Resource, name: string, raw: string | null): FilterValue | undefined => {
  if (!raw) return undefined;
  if (filterKind(resource, name) === 'range') return readRange(resource, name, raw);
  const values = listOf(raw).filter((value) => fits(resource, name, value));
  return values.length ? values.slice(0, limits.filterValues) : undefined;
};

/**
 * What an address asks a grid to show.
 * @param search the query string, with or without `?`
 */
export const readGridUrl = (search: string, scope: Scope): GridView => {
  const asked = new URLSearchParams(search);
  const { resource } = scope;
  const filter = resource.filter.flatMap((name) => {
    const value = readFilter(resource, name, asked.get(name));
    return value ? [[name, value] as const] : [];
  });
  const columns = listOf(asked.get('columns')).filter((field) => scope.columns.includes(field));
  return {
    query: { page: readPage(asked, scope), sort: readSort(asked, scope), q: readSearch(asked, scope), filter: Object.fromEntries(filter) },
    columns: columns.length ? columns : undefined,
  };
};

/** What an address asks for and a list does not use: `name` of the filter, or `sort`. */
export type Unused = { readonly name: string; readonly value: string };

/** What every list has in addition to its filters. */
const usual = ['page', 'size', 'sort', 'q', MARK, 'columns'];

/** The parts of a filter's text that the list cannot use. */
const unusedIn = (resource: Resource, name: string, raw: string): readonly string[] => {
  if (filterKind(resource, name) !== 'range') return listOf(raw).filter((value) => !fits(resource, name, value));
  const kind = resource.attributes[name]?.kind;
  if (kind && filterOf(kind).ofDays && isRelativeDate(raw)) return [];
  const ends = raw.split('..').filter(Boolean);
  return ends.length > 2 || !raw.includes('..') ? [raw] : ends.filter((end) => !rangeEnd(resource, name, end));
};

/** Filters and sort orders of an address that `readGridUrl` passes over. */
export const unusedInUrl = (search: string, { resource }: Scope): readonly Unused[] =>
  [...new Set(new URLSearchParams(search).keys())].flatMap((name) => {
    const raw = new URLSearchParams(search).get(name) ?? '';
    const named = (values: readonly string[]): Unused[] => values.map((value) => ({ name, value }));
    if (name === 'sort') return named(listOf(raw).filter((one) => !resource.sort.includes(one.replace(/^-/, ''))));
    if (usual.includes(name) || raw === '') return [];
    return named(resource.filter.includes(name) ? unusedIn(resource, name, raw) : [raw]);
  });

const written = (value: FilterValue): string => {
  if ('in' in value && value.in) return value.in;
  return 'from' in value || 'to' in value ? `${value.from ?? ''}..${value.to ?? ''}` : (value as readonly string[]).join(',');
};

/** Readable in the address bar: what separates values stays as it is, everything else is encoded. */
const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%2C', ',');

/** The query string for a view, without `?`; what is as usual is left out. */
export const writeGridUrl = ({ query, columns }: GridView, resource: Resource): string => {
  const parts: (readonly [string, string])[] = [];
  if (query.page.number > 1) parts.push(['page', String(query.page.number)]);
  if (query.page.size !== firstPage.page.size) parts.push(['size', String(query.page.size)]);
  if (query.sort.length) parts.push(['sort', query.sort.join(',')]);
  if (query.q) parts.push(isSearchPersonal(resource) ? [MARK, markOf(query.q)] : ['q', query.q]);
  for (const [name, value] of Object.entries(query.filter)) if (written(value)) parts.push([name, written(value)]);
  if (columns?.length) parts.push(['columns', columns.join(',')]);
  return parts.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
};

/**
 * The query as the server is asked: days on a moment (`created_at`) become the person's own days, from their first to their last moment.
 * The rest is as it was.
 */
export const askedQuery = (query: Query, resource: Resource): Query => {
  const filter = Object.entries(query.filter).map(([name, value]) => {
    if (resource.attributes[name]?.kind !== 'dateTime' || !('from' in value || 'to' in value)) return [name, value] as const;
    const range = {
      ...(value.from && { from: new Date(`${value.from}T00:00:00.000`).toISOString() }),
      ...(value.to && { to: new Date(`${value.to}T23:59:59.999`).toISOString() }),
    };
    return [name, range] as const;
  });
  return { ...query, filter: Object.fromEntries(filter) };
};
