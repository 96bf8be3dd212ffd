/** The interface's language: Indonesian unless chosen otherwise, here or in another tab; remembered in the cookie that the server reads too. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import { defaultLanguage, isLanguage, type Language } from '#shared/locale';
import type { FlowParts } from '../flowParts';

const slice = createSlice({
  name: 'locale',
  initialState: { current: defaultLanguage },
  reducers: {
    /** Any other value is ignored. */
    chosen: (state, { payload }: PayloadAction<Language>) => {
      if (isLanguage(payload)) state.current = payload;
    },
  },
  selectors: { current: ({ current }) => current },
});

const saga = ({ cookie }: FlowParts) =>
  function* () {
    const elsewhere = eventChannel<Language>((emit) => cookie.watch(emit));
    yield* takeEvery(elsewhere, function* (language) {
      yield* put(slice.actions.chosen(language));
    });
    yield* takeEvery(slice.actions.chosen, function* ({ payload }) {
      if (isLanguage(payload)) yield* call(cookie.write, payload);
    });
  };

export const locale = { ...slice, saga };
