/** What was typed and not yet saved, by client and form (`remembered.ts` makes the name). It is stored in this browser for its owner alone (see keeping.ts), also after they sign out. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionClosed } from '../../storeKit/sessionEvents';
import { withoutSecrets } from '../../services/redaction';
import { storedRemoved, storedFound } from './personalStorageEvents';
import { me } from '../session/me';

/** `at`: when it was typed, in milliseconds since 1970. Passwords are never kept. */
export type FormDraft = { readonly values: Readonly<Record<string, unknown>>; readonly at: number };

/** Most forms, most characters of all of them together as JSON, and days since the last typing: the oldest drafts go first. */
export const draftLimits = { forms: 50, characters: 1_000_000, days: 30 } as const;

/** `owner`: whose they are, once that is known. */
type Drafts = { forms: Record<string, FormDraft>; owner: string | null };

const isDraft = (value: unknown): value is FormDraft => {
  const { values, at } = (value ?? {}) as Partial<FormDraft>;
  return typeof values === 'object' && values !== null && typeof at === 'number';
};

/** The drafts within the limits, at a point in time. */
const withinLimits = (forms: unknown, now: number): Drafts['forms'] => {
  const oldest = now - draftLimits.days * 24 * 3_600_000;
  const found = Object.entries((forms ?? {}) as object).filter(
    (entry): entry is [string, FormDraft] => isDraft(entry[1]) && entry[1].at > oldest,
  );
  let room: number = draftLimits.characters;
  const newestFirst = found.sort(([, one], [, other]) => other.at - one.at).slice(0, draftLimits.forms);
  return Object.fromEntries(newestFirst.filter(([, draft]) => (room -= JSON.stringify(draft).length) >= 0).reverse());
};

const slice = createSlice({
  name: 'drafts',
  initialState: { forms: {}, owner: null } as Drafts,
  reducers: {
    kept: {
      prepare: (form: string, values: FormDraft['values']) => ({ payload: { form, values: withoutSecrets(values), at: Date.now() } }),
      reducer: (state, { payload: { form, ...draft } }: PayloadAction<FormDraft & { form: string }>) => {
        state.forms = withinLimits({ ...state.forms, [form]: draft }, draft.at);
      },
    },
    dropped: (state, { payload }: PayloadAction<{ form: string }>) => {
      state.forms = Object.fromEntries(Object.entries(state.forms).filter(([form]) => form !== payload.form));
    },
  },
  extraReducers: (build) => {
    build
      .addCase(sessionClosed, () => ({ forms: {}, owner: null }))
      .addCase(storedRemoved, (state) => void (state.forms = {}))
      .addCase(storedFound, (state, { payload: { person, at, drafts } }) =>
        drafts === undefined ? state : { forms: withinLimits((drafts as Partial<Drafts> | null)?.forms, at), owner: person },
      )
      .addCase(me.actions.loaded, ({ forms, owner }, { payload: { id } }) => ({
        forms: owner === null || owner === id ? forms : {},
        owner: id,
      }));
  },
  selectors: {
    of: ({ forms }, form: string): FormDraft | undefined => forms[form],
    count: ({ forms }) => Object.keys(forms).length,
  },
});

export const drafts = slice;
