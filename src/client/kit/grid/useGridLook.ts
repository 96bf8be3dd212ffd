/** How a grid looks now: its shown columns, from the address, else as remembered, else as usual; and its density. */
import { useCallback, useMemo } from 'react';
import { useGridPreference } from '../../store/remembered';
import type { Column } from './columns';
import type { Grid } from './useGrid';

/** Heights in CSS pixels. */
export const rowHeights = { comfortable: 52, compact: 36, header: 48 } as const;

/** What a table has of a window's height: all but what stands around it, and no less than `least`. CSS pixels. */
const room = { around: 300, least: 440 } as const;

/** The same in CSS. */
export const tableWindow = `max(${room.least}px, calc(100dvh - ${room.around}px))`;

/** As many rows as can be seen at once. */
export const rowsInWindow = (rowHeight: number): number => Math.ceil(Math.max(room.least, window.innerHeight - room.around) / rowHeight);

export function useGridLook(name: string, all: readonly Column[], grid: Pick<Grid, 'columns' | 'showColumns'>) {
  const { columns: liked, density, chooseColumns, chooseDensity } = useGridPreference(name);
  const { columns: asked, showColumns: walk } = grid;
  const columns = useMemo(() => {
    if (!asked) return all.filter(({ field, hidden, card }) => card === 'title' || (liked[field] ?? !hidden));
    const wanted = asked.flatMap((field) => all.find((one) => one.field === field) ?? []);
    return wanted.some(({ card }) => card === 'title') ? wanted : [...all.filter(({ card }) => card === 'title'), ...wanted];
  }, [all, asked, liked]);
  const showColumns = useCallback(
    (fields: readonly string[]) => {
      chooseColumns(Object.fromEntries(all.map(({ field }) => [field, fields.includes(field)])));
      walk(fields);
    },
    [all, chooseColumns, walk],
  );
  const resetColumns = useCallback(() => {
    chooseColumns({});
    walk(undefined);
  }, [chooseColumns, walk]);
  const setCompact = useCallback((compact: boolean) => chooseDensity(compact ? 'compact' : 'comfortable'), [chooseDensity]);
  const compact = density === 'compact';
  return { columns, showColumns, resetColumns, compact, setCompact, rowHeight: compact ? rowHeights.compact : rowHeights.comfortable };
}

export type GridLook = ReturnType<typeof useGridLook>;
