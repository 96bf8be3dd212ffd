/** Where the person went by the palette, the last first: paths only, and nobody's after them. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionClosed } from '../../storeKit/sessionEvents';

/** As many as are shown. */
const MOST = 5;

const slice = createSlice({
  name: 'recent',
  initialState: { paths: [] as readonly string[] },
  reducers: {
    chosen: (state, { payload }: PayloadAction<{ path: string }>) => {
      state.paths = [payload.path, ...state.paths.filter((path) => path !== payload.path)].slice(0, MOST);
    },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, (state) => void (state.paths = [])),
  selectors: { paths: ({ paths }) => paths },
});

export const recent = slice;
