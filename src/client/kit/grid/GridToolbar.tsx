/** The bar above a list: search, filters, page size, view, export; below it the chips of what is filtered. */
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { pagination } from '../../ui/constants';
import { DownloadIcon } from '../../ui/icons';
import { part } from '../../ui/lazyPart';
import { PlainSelect } from '../../ui/PlainSelect';
import type { AnyModule } from '../anyModule';
import type { Column } from './columns';
import { FilterChips } from './FilterChips';
import { FilterMenu } from './FilterMenu';
import type { Filter } from './filters';
import { SearchBox } from './SearchBox';
import { SortMenu } from './SortMenu';
import css from './toolbar.module.css';
import type { Exporting } from './useExport';
import type { Grid } from './useGrid';
import { ViewMenu } from './ViewMenu';
import type { GridAppearance } from './useGridAppearance';

/** Fetched when an export begins. */
const ExportProgress = part(
  () => import(/* webpackChunkName: "export-progress" */ './ExportProgress').then((chunk) => ({ default: chunk.ExportProgress })),
  { place: 'here' },
);

type Props = {
  module: AnyModule;
  search: string | undefined;
  filters: readonly Filter[];
  columns: readonly Column[];
  grid: Grid;
  /** The keys by which the person may sort. */
  sorts: readonly string[];
  look: GridAppearance;
  exporting: Exporting;
  /** Not every column has a header to press. */
  sortMenu: boolean;
};

function PageSize({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const { t } = useTranslation('grid');
  const choices = pagination.pageSizes.map((one) => ({ value: String(one), label: t('rows', { size: one }) }));
  return <PlainSelect label={t('pageSize')} value={String(size)} choices={choices} onChange={(value) => onChange(Number(value))} />;
}

export function GridToolbar({ module, search, filters, columns, grid, sorts, look, exporting, sortMenu }: Props) {
  const { t } = useTranslation('grid');
  const { query, go } = grid;
  return (
    <>
      <div className={css.bar} role="search">
        {module.resource.search.length > 0 && (
          <SearchBox q={query.q} placeholder={search} onSearch={(q) => q !== query.q && go({ q }, { replace: query.q !== '' })} />
        )}
        {filters.length > 0 && (
          <FilterMenu resource={module.resource} filters={filters} values={query.filter} onChange={(filter) => go({ filter })} />
        )}
        {sortMenu ? (
          <SortMenu columns={columns} sort={query.sort} sorts={sorts} onSort={(sort) => go({ sort })} />
        ) : (
          <span className={css.spring} />
        )}
        <PageSize size={query.page.size} onChange={(size) => go({ page: { number: 1, size } })} />
        <ViewMenu
          columns={look.ordered}
          shown={look.columns.map(({ field }) => field)}
          onShow={look.showColumns}
          onArrange={look.arrangeColumns}
          onReset={look.resetColumns}
          compact={look.compact}
          onCompact={look.setCompact}
        />
        <Button
          variant="outlined"
          startIcon={<DownloadIcon size={18} aria-hidden="true" />}
          disabled={!grid.list.total}
          onClick={() => void exporting.start()}
        >
          {t('export')}
        </Button>
      </div>
      <FilterChips resource={module.resource} filters={filters} values={query.filter} onChange={(filter) => go({ filter })} />
      {exporting.state && (
        <Suspense fallback={null}>
          <ExportProgress state={exporting.state} onCancel={exporting.cancel} onRetry={() => void exporting.retry()} />
        </Suspense>
      )}
    </>
  );
}
