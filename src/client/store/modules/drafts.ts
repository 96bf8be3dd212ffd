/** What was typed and not yet saved, by form: it survives a reload and a lost session, and goes with signing out or with someone else signing in. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionClosed } from '../../kit/session';
import { withoutSecrets } from '../../services/redaction';
import { me } from './me';

/** `at`: when it was typed, in milliseconds since 1970. Passwords are never kept. */
export type FormDraft = { readonly values: Readonly<Record<string, unknown>>; readonly at: number };

/** `owner`: whose they are. A locked page that was closed leaves them behind, and the next to sign in may be someone else. */
type Drafts = { forms: Record<string, FormDraft>; owner: string | null };

const slice = createSlice({
  name: 'drafts',
  initialState: { forms: {}, owner: null } as Drafts,
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
    build
      .addCase(sessionClosed, () => ({ forms: {}, owner: null }))
      .addCase(me.actions.loaded, ({ forms, owner }, { payload: { id } }) => ({ forms: owner === null || owner === id ? forms : {}, owner: id }));
  },
  selectors: { of: ({ forms }, form: string): FormDraft | undefined => forms[form] },
});

export const drafts = slice;
