/** What was typed and not yet saved, by form: it survives a reload and a lost session, and goes with signing out. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionClosed } from '../../kit/session';
import { withoutSecrets } from '../../services/redaction';

/** `at`: when it was typed, in milliseconds since 1970. Passwords are never kept. */
export type FormDraft = { readonly values: Readonly<Record<string, unknown>>; readonly at: number };

const slice = createSlice({
  name: 'drafts',
  initialState: { forms: {} as Record<string, FormDraft> },
  reducers: {
    kept: {
      prepare: (form: string, values: FormDraft['values']) => ({ payload: { form, values: withoutSecrets(values), at: Date.now() } }),
      reducer: ({ forms }, { payload: { form, ...draft } }: PayloadAction<FormDraft & { form: string }>) => {
        forms[form] = draft;
      },
    },
    dropped: (state, { payload }: PayloadAction<{ form: string }>) => {
      state.forms = Object.fromEntries(Object.entries(state.forms).filter(([form]) => form !== payload.form));
    },
  },
  extraReducers: (build) => {
    build.addCase(sessionClosed, (state) => void (state.forms = {}));
  },
  selectors: { of: ({ forms }, form: string): FormDraft | undefined => forms[form] },
});

export const drafts = slice;
