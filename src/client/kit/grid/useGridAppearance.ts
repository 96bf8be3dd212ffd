/** How a grid looks now: its shown columns, from the address, else as remembered, else as usual; and its density. */
import { useCallback, useMemo } from 'react';
import { useGridPreference } from '../../store/remembered';
import type { Column, Widths } from './columns';
import type { Grid } from './useGrid';

/** Heights in CSS pixels. */
export const rowHeights = { comfortable: 52, compact: 36, header: 48 } as const;

/** What a table has of a window's height: all but what stands around it, and no less than `least`. CSS pixels. */
const room = { around: 300, least: 440 } as const;

/** The same in CSS. */
export const tableWindow = `max(${room.least}px, calc(100dvh - ${room.around}px))`;

/** As many rows as can be seen at once. */
export const rowsInWindow = (rowHeight: number): number => Math.ceil(Math.max(room.least, window.innerHeight - room.around) / rowHeight);

const noWidths: Widths = {};

/** The named fields first, in their order; then the others in theirs. */
export const inOrder = <C extends { readonly field: string }>(all: readonly C[], first: readonly string[]): readonly C[] => {
  const place = ({ field }: C) => (first.includes(field) ? first.indexOf(field) : first.length);
  return [...all].sort((one, other) => place(one) - place(other));
};

export function useGridAppearance(name: string, all: readonly Column[], grid: Pick<Grid, 'columns' | 'showColumns'>) {
  const {
    columns: liked,
    order,
    widths = noWidths,
    density,
    chooseColumns,
    chooseOrder,
    chooseWidth,
    resetColumns: forget,
    chooseDensity,
  } = useGridPreference(name);
  const { columns: asked, showColumns: walk } = grid;
  /** All of them, in the person's order: of the address, else as remembered. */
  const ordered = useMemo(() => {
    const name = all.flatMap(({ field, card }) => (card === 'title' && !asked?.includes(field) ? [field] : []));
    return inOrder(all, asked ? [...name, ...asked] : (order ?? []));
  }, [all, asked, order]);
  const columns = useMemo(
    () => ordered.filter(({ field, hidden, card }) => card === 'title' || (asked ? asked.includes(field) : (liked[field] ?? !hidden))),
    [ordered, asked, liked],
  );
  const showColumns = useCallback(
    (fields: readonly string[]) => {
      chooseColumns(Object.fromEntries(all.map(({ field }) => [field, fields.includes(field)])));
      walk(fields);
    },
    [all, chooseColumns, walk],
  );
  /** @param fields all of them, in the order that they are to have */
  const arrangeColumns = useCallback(
    (fields: readonly string[]) => {
      chooseOrder(fields);
      if (asked) walk(fields.filter((field) => asked.includes(field)));
    },
    [chooseOrder, asked, walk],
  );
  const resetColumns = useCallback(() => {
    forget();
    walk(undefined);
  }, [forget, walk]);
  const setCompact = useCallback((compact: boolean) => chooseDensity(compact ? 'compact' : 'comfortable'), [chooseDensity]);
  const compact = density === 'compact';
  const rowHeight = compact ? rowHeights.compact : rowHeights.comfortable;
  return { ordered, columns, widths, onWidth: chooseWidth, showColumns, arrangeColumns, resetColumns, compact, setCompact, rowHeight };
}

export type GridAppearance = ReturnType<typeof useGridAppearance>;
