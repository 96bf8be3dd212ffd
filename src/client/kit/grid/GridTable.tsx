/** The rows as a table, on a wide screen: plainly at once, and in MUI's grid as soon as its script is here. */
import LinearProgress from '@mui/material/LinearProgress';
import { lazy, startTransition, Suspense, useCallback, useEffect, useState, type CSSProperties } from 'react';
import { FirstRows } from './FirstRows';
import type { RowsProps } from './rows';
import { loadTable } from './startGrid';
import css from './table.module.css';
import { rowHeights } from './useGridLook';

const DataTable = lazy(async () => ({ default: (await (await loadTable()).runTable()).DataTable }));

/** Whether the rows have been painted plainly: the grid takes a slow machine several times as long, and would keep them back. */
function usePainted(shown: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!shown || painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer set within a frame runs after it has been painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, painted]);
  return painted;
}

export function GridTable({ loading, ...props }: RowsProps) {
  const { rows, rowHeight } = props;
  const painted = usePainted(rows.length > 0);
  const [drawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const lengths = {
    '--header': `${rowHeights.header}px`,
    '--row': `${rowHeight}px`,
    '--picture': `${rowHeight - 10}px`,
    '--lines': Math.floor((rowHeight - 8) / 20),
  } as CSSProperties;
  return (
    <div className={css.frame} style={lengths} aria-busy={loading}>
      {loading && (drawn || rows.length > 0) && <LinearProgress className={css.loading ?? ''} />}
      {!drawn && <FirstRows {...props} />}
      <Suspense fallback={null}>{painted && <DataTable {...props} onDrawn={onDrawn} />}</Suspense>
    </div>
  );
}
