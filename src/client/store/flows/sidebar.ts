/** The sidebar: shown as a drawer on a narrow screen, minimised to a rail on a wide one, its groups open or folded. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Sidebar = {
  readonly shown: boolean;
  readonly minimised: boolean;
  /** The groups that the person has folded or opened, by key; the others are as the menu says. */
  readonly folded: Readonly<Record<string, boolean>>;
};

const initialState: Sidebar = { shown: false, minimised: false, folded: {} };

const slice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    toggled: (state) => void (state.shown = !state.shown),
    /** Out of the way: after a choice on a narrow screen. */
    hidden: (state) => void (state.shown = false),
    minimiseToggled: (state) => void (state.minimised = !state.minimised),
    groupFolded: ({ folded }, { payload }: PayloadAction<{ group: string; folded: boolean }>) =>
      void (folded[payload.group] = payload.folded),
  },
  selectors: { shown: ({ shown }) => shown, minimised: ({ minimised }) => minimised, folded: ({ folded }) => folded },
});

export const sidebar = slice;
