/** How a person likes each grid: which columns, how dense. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Density = 'compact' | 'standard' | 'comfortable';

/** `columns`: field → shown; a field that is not named is shown as its grid says. */
export type GridPreference = { readonly columns: Readonly<Record<string, boolean>>; readonly density: Density };

const usual: GridPreference = { columns: {}, density: 'standard' };

const slice = createSlice({
  name: 'gridPreferences',
  initialState: { grids: {} as Record<string, GridPreference> },
  reducers: {
    columnsChosen: ({ grids }, { payload: { grid, columns } }: PayloadAction<{ grid: string; columns: GridPreference['columns'] }>) => {
      grids[grid] = { ...(grids[grid] ?? usual), columns };
    },
    densityChosen: ({ grids }, { payload: { grid, density } }: PayloadAction<{ grid: string; density: Density }>) => {
      grids[grid] = { ...(grids[grid] ?? usual), density };
    },
  },
  selectors: { of: ({ grids }, grid: string) => grids[grid] ?? usual },
});

export const gridPreferences = slice;
