/** The order of a grid: `['name', '-date']` is by name, then latest date first. */
import { limits } from '#shared/limits';

export type Direction = 'asc' | 'desc';

/**
 * By which key of the server a column sorts; undefined when it doesn't. A relation sorts by its record's name.
 * @param sorts the keys by which the person may sort
 */
export const sortKeyOf = (sorts: readonly string[], field: string): string | undefined =>
  sorts.find((key) => key === field || key.startsWith(`${field}.`));

/** Where a key stands in the order: its direction and its place counted from 1; undefined when it isn't in it. */
export const placeInSort = (sort: readonly string[], key: string): { direction: Direction; place: number } | undefined => {
  const index = sort.findIndex((one) => one.replace(/^-/, '') === key);
  return index < 0 ? undefined : { direction: sort[index]!.startsWith('-') ? 'desc' : 'asc', place: index + 1 };
};

const turned = (sort: readonly string[], key: string): string | undefined => {
  const now = placeInSort(sort, key);
  if (!now) return key;
  return now.direction === 'asc' ? `-${key}` : undefined;
};

/**
 * The order after a press on a column: up, down, none, in turn.
 * @param adding keeps the other columns (Shift or Ctrl is held); otherwise the column sorts alone
 */
export const nextSort = (sort: readonly string[], key: string, adding: boolean): readonly string[] => {
  const next = turned(sort, key);
  if (!adding) return next ? [next] : [];
  const place = placeInSort(sort, key)?.place;
  if (place === undefined) return [...sort, key].slice(-limits.sortFields);
  return sort.flatMap((one, index) => (index === place - 1 ? (next ? [next] : []) : [one]));
};
