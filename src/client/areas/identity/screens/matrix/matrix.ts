/** The permission matrix without its looks: which permission stands where, what is ticked, and where an arrow key leads. */
import type { PermissionRecord } from '#shared/areas/identity/resources/permission';

/** The actions that have a column of their own; all others share the last one. */
export const actions = ['view', 'create', 'edit', 'delete'] as const;
export type ColumnAction = (typeof actions)[number];

/** A resource's permissions: one for each column that it has, and the others in no column. */
export type MatrixRow = {
  readonly resource: string;
  readonly cells: Readonly<Partial<Record<ColumnAction, PermissionRecord>>>;
  readonly others: readonly PermissionRecord[];
};

const isColumn = (action: string): action is ColumnAction => (actions as readonly string[]).includes(action);

const rowOf = (resource: string, permissions: readonly PermissionRecord[]): MatrixRow => {
  const cells: Partial<Record<ColumnAction, PermissionRecord>> = {};
  const others: PermissionRecord[] = [];
  // Built-in ones first: one that an admin invented for the same action stands among the others.
  for (const one of [...permissions].sort((a, b) => Number(b.system) - Number(a.system))) {
    if (isColumn(one.action) && !cells[one.action]) cells[one.action] = one;
    else others.push(one);
  }
  return { resource, cells, others };
};

/**
 * The rows in the order of what their resources are called.
 * @param called what a resource is called
 */
export const rowsOf = (permissions: readonly PermissionRecord[], called: (resource: string) => string): MatrixRow[] =>
  [...new Set(permissions.map(({ resource }) => resource))]
    .map((resource) =>
      rowOf(
        resource,
        permissions.filter((one) => one.resource === resource),
      ),
    )
    .sort((a, b) => called(a.resource).localeCompare(called(b.resource)));

const idsOf = (permissions: readonly (PermissionRecord | undefined)[]): string[] => permissions.flatMap((one) => (one ? [one.id] : []));

export const idsInRow = ({ cells, others }: MatrixRow): string[] => [...idsOf(actions.map((action) => cells[action])), ...idsOf(others)];

/** @param column one of the actions, or `others` */
export const idsInColumn = (rows: readonly MatrixRow[], column: ColumnAction | 'others'): string[] =>
  rows.flatMap(({ cells, others }) => (column === 'others' ? idsOf(others) : idsOf([cells[column]])));

export type TickState = 'none' | 'some' | 'all';

/** How many of these are chosen, as the tick of a row, a column or the whole says it. */
export const tickOf = (ids: readonly string[], chosen: ReadonlySet<string>): TickState => {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (!count) return 'none';
  return count === ids.length ? 'all' : 'some';
};

/**
 * What is chosen after a press on the tick of these: all of them, or none when all were.
 * @param kept those that can't be let go
 */
export const toggled = (ids: readonly string[], chosen: ReadonlySet<string>, kept: ReadonlySet<string>): ReadonlySet<string> => {
  if (tickOf(ids, chosen) !== 'all') return new Set([...chosen, ...ids]);
  const leaving = new Set(ids.filter((id) => !kept.has(id)));
  return new Set([...chosen].filter((id) => !leaving.has(id)));
};

/** Where a tick stands: row 0 is the header, column 0 the resource's own tick; the others begin at `firstOther`. */
export type Place = { readonly row: number; readonly column: number };

export const firstOther = actions.length + 1;

/** The columns that have a tick, row by row, the header first. */
export const places = (rows: readonly MatrixRow[]): number[][] => [
  [0, ...actions.map((_, index) => index + 1), ...(rows.some(({ others }) => others.length) ? [firstOther] : [])],
  ...rows.map(({ cells, others }) => [
    0,
    ...actions.flatMap((action, index) => (cells[action] ? [index + 1] : [])),
    ...others.map((_, index) => firstOther + index),
  ]),
];

/** The tick above or below: in the same column, of the others the nearest; undefined when there is none. */
const vertical = (all: readonly number[][], { row, column }: Place, step: 1 | -1): Place | undefined => {
  for (let next = row + step; next >= 0 && next < all.length; next += step) {
    const columns = all[next]!;
    if (columns.includes(column)) return { row: next, column };
    const nearest = column >= firstOther ? columns.findLast((one) => one >= firstOther && one < column) : undefined;
    if (nearest !== undefined) return { row: next, column: nearest };
  }
  return undefined;
};

const ends = (all: readonly number[][], { row }: Place, last: boolean, whole: boolean): Place => {
  const at = whole ? (last ? all.length - 1 : 0) : row;
  return { row: at, column: all[at]!.at(last ? -1 : 0)! };
};

/**
 * Where a key leads from a tick; undefined when it is no key of the grid or leads nowhere.
 * @param whole Ctrl is held: Home and End mean the whole grid
 */
export const placeAfter = (all: readonly number[][], from: Place, key: string, whole = false): Place | undefined => {
  const columns = all[from.row] ?? [];
  const neighbour = (step: 1 | -1) => columns[columns.indexOf(from.column) + step];
  const sideways = (column: number | undefined) => (column === undefined ? undefined : { row: from.row, column });
  switch (key) {
    case 'ArrowRight':
      return sideways(neighbour(1));
    case 'ArrowLeft':
      return sideways(neighbour(-1));
    case 'ArrowDown':
      return vertical(all, from, 1);
    case 'ArrowUp':
      return vertical(all, from, -1);
    case 'Home':
    case 'End':
      return ends(all, from, key === 'End', whole);
    default:
      return undefined;
  }
};
