/** The sidebar: shown as a drawer on a narrow screen, minimised to a rail on a wide one. */
import { createSlice } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'sidebar',
  initialState: { shown: false, minimised: false },
  reducers: {
    toggled: (state) => void (state.shown = !state.shown),
    /** Out of the way: after a choice on a narrow screen. */
    hidden: (state) => void (state.shown = false),
    minimiseToggled: (state) => void (state.minimised = !state.minimised),
  },
  selectors: { shown: ({ shown }) => shown, minimised: ({ minimised }) => minimised },
});

export const sidebar = slice;
