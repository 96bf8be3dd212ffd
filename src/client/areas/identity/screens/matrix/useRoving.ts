/** One Tab stop for the whole grid: arrow keys move between its ticks, and Tab comes back to the last one. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { placeAfter, places, type MatrixRow, type Place } from './matrix';

const first: Place = { row: 0, column: 0 };

export function useRoving(rows: readonly MatrixRow[]) {
  const grid = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState(first);
  const all = places(rows);
  const at = all[last.row]?.includes(last.column) ? last : first;
  return {
    grid,
    /** What a tick at this place is given. */
    tickAt: (row: number, column: number) => ({
      place: { row, column, reachable: at.row === row && at.column === column },
      onFocus: () => setLast({ row, column }),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const next = placeAfter(all, { row, column }, event.key, event.ctrlKey || event.metaKey);
        if (!next || event.altKey || event.shiftKey) return;
        event.preventDefault();
        grid.current?.querySelector<HTMLInputElement>(`[data-place="${next.row}/${next.column}"]`)?.focus();
      },
    }),
  };
}

export type Roving = ReturnType<typeof useRoving>;
