/** What the browser remembers for the kit's grids and forms: hooks over the drafts and the grid preferences. */
import { useCallback, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';
import { drafts, type FormDraft } from './flows/drafts';
import { gridPreferences, type Density, type GridPreference } from './flows/gridPreferences';
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

/**
 * What was typed into a form and not saved, and how to keep or drop it. A draft belongs to the client for which the person works while
 * typing: it is not offered at another one (SUB-13).
 */
export const useDraft = (name: string) => {
  const dispatch = useAppDispatch();
  const client = useAppSelector(me.selectors.actor)?.entityId;
  const form = client ? `${client}/${name}` : name;
  const draft = useAppSelector((state) => drafts.selectors.of(state, form));
  const keep = useCallback((values: FormDraft['values']) => void dispatch(drafts.actions.kept(form, values)), [dispatch, form]);
  const drop = useCallback(() => void dispatch(drafts.actions.dropped({ form })), [dispatch, form]);
  return { draft, keep, drop };
};
