/** How a person likes each grid: which columns, in which order and how wide, and how dense. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Density = 'compact' | 'standard' | 'comfortable';

/** CSS pixels between which a column's width can be chosen. */
export const columnWidths = { least: 72, most: 640 } as const;

/**
 * `columns`: field → shown; a field that is not named is shown as its grid says.
 * `order`: fields, the first ones first; the others follow as their grid says. `widths`: field → CSS pixels.
 */
export type GridPreference = {
  readonly columns: Readonly<Record<string, boolean>>;
  readonly density: Density;
  readonly order?: readonly string[];
  readonly widths?: Readonly<Record<string, number>>;
};

const usual: GridPreference = { columns: {}, density: 'standard' };
const clamped = (width: number): number => Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));

type State = { readonly grids: Readonly<Record<string, GridPreference>> };
type About<P> = PayloadAction<{ readonly grid: string } & P>;

const of = ({ grids }: State, grid: string): GridPreference => grids[grid] ?? usual;
const changed = (state: State, grid: string, change: Partial<GridPreference>): State => ({
  grids: { ...state.grids, [grid]: { ...of(state, grid), ...change } },
});

const slice = createSlice({
  name: 'gridPreferences',
  initialState: { grids: {} } as State,
  reducers: {
    columnsChosen: (state, { payload: { grid, columns } }: About<Pick<GridPreference, 'columns'>>) =>
      changed(state as State, grid, { columns }),
    orderChosen: (state, { payload: { grid, order } }: About<{ order: readonly string[] }>) => changed(state as State, grid, { order }),
    widthChosen: (state, { payload: { grid, field, width } }: About<{ field: string; width: number }>) =>
      changed(state as State, grid, { widths: { ...of(state as State, grid).widths, [field]: clamped(width) } }),
    /** Columns, order and widths as their grid has them; the density stays. */
    columnsReset: (state, { payload: { grid } }: About<object>) => ({
      grids: { ...(state as State).grids, [grid]: { ...usual, density: of(state as State, grid).density } },
    }),
    densityChosen: (state, { payload: { grid, density } }: About<{ density: Density }>) => changed(state as State, grid, { density }),
  },
  selectors: { of },
});

export const gridPreferences = slice;
