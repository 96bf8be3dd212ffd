/** The rows as a table, on a wide screen: plainly at once, and in MUI's grid as soon as its script is here. */
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useCallback, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../ui/lazyPart';
import { LoadingBar } from '../../ui/LoadingBar';
import { usePainted } from '../../ui/prefetch';
import { useSteadyLoading } from '../../ui/useSteadyLoading';
import { FirstRows } from './FirstRows';
import { PrintedRows } from './PrintedRows';
import type { RowsProps } from './rowsProps';
import { loadTable } from './prefetchList';
import css from './table.module.css';
import { rowHeights } from './useGridAppearance';

const DataTable = part(async () => ({ default: (await (await loadTable()).runTable()).DataTable }), { place: 'here' });

export function GridTable({ loading, ...props }: RowsProps) {
  const { t } = useTranslation('grid');
  const { rows, rowHeight } = props;
  // The grid takes a slow machine several times as long, and would keep them back.
  const painted = usePainted(rows.length > 0);
  const busy = useSteadyLoading(loading);
  // On paper. Of a question with `print` in it MUI warns at every drawing.
  const printing = useMediaQuery('not screen', { noSsr: true });
  const [drawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const lengths = {
    '--header': `${rowHeights.header}px`,
    '--row': `${rowHeight}px`,
    '--picture': `${rowHeight - 10}px`,
    '--lines': Math.floor((rowHeight - 8) / 20),
  } as CSSProperties;
  return (
    <div className={css.frame} style={lengths} aria-busy={loading} data-rows="">
      {busy && (drawn || rows.length > 0) && <LoadingBar className={css.loading} label={t('loading')} />}
      {!drawn && <FirstRows {...props} />}
      {printing && <PrintedRows {...props} />}
      <Suspense fallback={null}>{painted && <DataTable {...props} onDrawn={onDrawn} />}</Suspense>
    </div>
  );
}
