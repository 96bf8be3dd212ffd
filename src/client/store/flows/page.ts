/** The page that is open, in the state: a session tells it, and time travel in the Redux DevTools brings it back. The router tells it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `path`: with its query; null until the first page is open. */
type Page = { readonly path: string | null };

const nothing: Page = { path: null };

const slice = createSlice({
  name: 'page',
  initialState: nothing,
  reducers: { opened: (_, { payload }: PayloadAction<{ readonly path: string }>): Page => payload },
  selectors: { path: ({ path }) => path },
});

export const page = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors };
