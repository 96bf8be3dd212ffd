/** What the browser remembers for the kit's grids and forms: hooks over the drafts and the grid preferences. */
import { useCallback, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';
import { drafts, type FormDraft } from './flows/drafts';
import { gridPreferences, type Density, type GridPreference } from './flows/gridPreferences';
import { unsent } from './flows/unsent';
import { me } from './session/me';

export { columnWidths } from './flows/gridPreferences';

/** How the person likes a grid, and how to change it. */
export const useGridPreference = (grid: string) => {
  const dispatch = useAppDispatch();
  const preference: GridPreference = useAppSelector((state) => gridPreferences.selectors.of(state, grid));
  const choices = useMemo(
    () => ({
      chooseColumns: (columns: GridPreference['columns']) => dispatch(gridPreferences.actions.columnsChosen({ grid, columns })),
      chooseOrder: (order: readonly string[]) => dispatch(gridPreferences.actions.orderChosen({ grid, order })),
      chooseWidth: (field: string, width: number) => void dispatch(gridPreferences.actions.widthChosen({ grid, field, width })),
      resetColumns: () => dispatch(gridPreferences.actions.columnsReset({ grid })),
      chooseDensity: (density: Density) => dispatch(gridPreferences.actions.densityChosen({ grid, density })),
    }),
    [dispatch, grid],
  );
  return { ...preference, ...choices };
};

/** The name of a form's drafts at a client. */
export const formOf = (client: string | null, name: string): string => (client === null ? name : `${client}/${name}`);

/**
 * What was typed into a form and not saved, and how to keep or drop it; or what was filled in and refused, where that is corrected. A draft belongs to the client for which the person works while
 * typing: it is not offered at another one (SUB-13).
 */
export const useDraft = (name: string) => {
  const dispatch = useAppDispatch();
  const client = useAppSelector(me.selectors.actor)?.entityId ?? null;
  const form = formOf(client, name);
  const typed = useAppSelector((state) => drafts.selectors.of(state, form));
  const refused = useAppSelector((state) => unsent.selectors.correctedIn(state, form));
  const draft: FormDraft | undefined = refused ? { values: refused.form.values, at: refused.at } : typed;
  const keep = useCallback((values: FormDraft['values']) => void dispatch(drafts.actions.kept(form, values)), [dispatch, form]);
  const drop = useCallback(() => void dispatch(drafts.actions.dropped({ form })), [dispatch, form]);
  return { draft, keep, drop };
};
