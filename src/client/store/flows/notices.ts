/** What the toasts show: each notice until it is dismissed. The kit's follow-ups put them here. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { noticeShown, type Notice } from '../../storeKit/followUps';
import { sessionClosed } from '../../storeKit/sessionEvents';

const slice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    dismissed: (notices, { payload }: PayloadAction<{ id: string }>) => notices.filter(({ id }) => id !== payload.id),
  },
  extraReducers: (build) => {
    build
      .addCase(noticeShown, (notices, { payload }) => [...notices.filter(({ id }) => id !== payload.id), payload])
      // Remove the notices of the previous person: their Undo buttons must not be available to the next one.
      .addCase(sessionClosed, (notices) => notices.filter((notice) => !('undo' in notice)));
  },
  selectors: { all: (notices): readonly Notice[] => notices },
});

export const notices = { reducer: slice.reducer, actions: { shown: noticeShown, ...slice.actions }, selectors: slice.selectors };
