/** JSON:API 1.1 as both sides write it: documents, and a list's query as a query string (readQuery.ts is the way back). Rule: APP-12. */
import type { RelativeDate } from './domain/relativeDates';
import { filterOf } from './kit/kinds';
import type { Ref, Resource } from './kit/resource';
import { limits } from './limits';

export const MEDIA_TYPE = 'application/vnd.api+json';
export const API_ROOT = '/api/v1';

/** Names the client whose rows a request is about, by its id: the workplace of the browser's tab (SUB-13). */
export const WORKPLACE_HEADER = 'x-workplace';

/** The parameter by which a list is asked for personal values in full: `personal_values=whole` (PRV-6). */
export const PERSONAL_VALUES = 'personal_values';

/** The request header that says what a list is read for: `export` where its rows go into a file (SUB-11). */
export const PURPOSE_HEADER = 'x-purpose';
export const FOR_EXPORT = 'export';

export type Linkage = Ref | readonly Ref[] | null;
export type Links = Readonly<Record<string, string | null>>;
export type ResourceObject = {
  readonly type: string;
  readonly id: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<Record<string, { readonly data?: Linkage; readonly links?: Links }>>;
  readonly links?: Links;
  readonly meta?: Readonly<Record<string, unknown>>;
};
export type ErrorObject = {
  readonly id?: string;
  readonly status: string;
  readonly code: string;
  readonly title: string;
  readonly detail?: string;
  readonly source?: { readonly pointer?: string; readonly parameter?: string; readonly header?: string };
  readonly meta?: Readonly<Record<string, string | number>>;
};
export type Document = {
  readonly jsonapi?: { readonly version: string };
  readonly data?: ResourceObject | readonly ResourceObject[] | null | Linkage;
  readonly included?: readonly ResourceObject[];
  readonly links?: Links;
  readonly meta?: { readonly page?: { readonly total: number }; readonly [key: string]: unknown };
  readonly errors?: readonly ErrorObject[];
};

/**
 * What a person says to the warnings of a write that was refused with `confirm.needed`: the codes of those that they have read, and why it
 * is right all the same. It stands in the document's `meta`, as `confirmed` and `reason`.
 */
export type Confirmation = { readonly codes: readonly string[]; readonly reason?: string };

/** A filter's value: any of these, a range with either end open, or days that are named from today. */
export type FilterValue = readonly string[] | { readonly from?: string; readonly to?: string; readonly in?: RelativeDate };

/** What a list shows. `page.number` counts from 1; a name in `sort` with `-` in front sorts in descending order. */
export type Query = {
  readonly page: { readonly number: number; readonly size: number };
  readonly sort: readonly string[];
  readonly q: string;
  readonly filter: Readonly<Record<string, FilterValue>>;
  /** Personal values are wanted in full, where the person may edit the record: for an export, and for the history on a record's own page. */
  readonly whole?: boolean;
  /** The rows go into a file: said in a header (`PURPOSE_HEADER`). */
  readonly forExport?: boolean;
};

export const firstPage: Query = { page: { number: 1, size: limits.defaultPageSize }, sort: [], q: '', filter: {} };

/** How the value of a filter on this field is read. */
export const filterKind = (resource: Resource, name: string): 'list' | 'range' => {
  const field = Object.hasOwn(resource.attributes, name) ? resource.attributes[name] : undefined;
  return field && filterOf(field.kind).filter === 'range' ? 'range' : 'list';
};

/** Keys stay readable (APP-13); values are encoded, so that `&`, `#` and `+` in a search survive. */
const pair = (key: string, value: string) => `${key}=${encodeURIComponent(value)}`;

/** `filter[name]=` with its values, or with each end of its range. */
const filterPairs = ([name, value]: [string, FilterValue]): string[] => {
  if (isRange(value))
    return (['from', 'to', 'in'] as const).flatMap((end) => (value[end] ? [pair(`filter[${name}][${end}]`, value[end])] : []));
  return value.length ? [`filter[${name}]=${value.map(encodeURIComponent).join(',')}`] : [];
};

/** The query string (without `?`) that asks the API for this list; defaults are left out, except the page. */
export function toQueryString(query: Query, more: { include?: readonly string[] } = {}): string {
  const parts = [pair('page[number]', String(query.page.number)), pair('page[size]', String(query.page.size))];
  if (query.sort.length) parts.push(`sort=${query.sort.join(',')}`);
  if (query.q) parts.push(pair('filter[q]', query.q));
  parts.push(...Object.entries(query.filter).flatMap(filterPairs));
  if (query.whole) parts.push(pair(PERSONAL_VALUES, 'whole'));
  if (more.include?.length) parts.push(`include=${more.include.join(',')}`);
  return parts.join('&');
}

const isRange = (value: FilterValue): value is Exclude<FilterValue, readonly string[]> => !Array.isArray(value);
