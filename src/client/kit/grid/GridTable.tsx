/** The rows as a table, on a wide screen: MUI's grid shows them, while the query stays with the address. */
import {
  DataGrid,
  GridActionsCell,
  useGridApiRef,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { useEffect, useMemo, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../services/outcome';
import cells from './cells.module.css';
import type { Column } from './columns';
import { isSelectable, type RowsProps } from './rows';
import { DeleteButton, EditButton, LinkButton, RowTitle, useRowAccess, type RowProps } from './RowActions';
import { SortMark, SortOrder } from './SortMark';
import { nextSort, placeInSort, sortKeyOf } from './sorting';
import css from './table.module.css';
import { rowHeights } from './useGridLook';

/** Set before the first style sheet is written; see the content security policy. */
const nonce = (globalThis as { __nonce__?: string }).__nonce__;

const actionsField = '__actions';

/** CSS pixels of the actions' column: its padding, and each button. */
const actionsWidth = { padding: 20, button: 36 };

function Actions({ cell, links, stays, ...row }: RowProps & Pick<RowsProps, 'links' | 'stays'> & { cell: GridRenderCellParams<Row> }) {
  const { update, destroy } = useRowAccess(row.module, row.record, stays);
  return (
    <GridActionsCell {...cell} suppressChildrenValidation>
      {update && <EditButton {...row} />}
      {links.map((link) => (
        <LinkButton key={link.label} {...row} link={link} />
      ))}
      {destroy && <DeleteButton {...row} />}
    </GridActionsCell>
  );
}

const definitionOf = (column: Column, { module, edit, open }: RowsProps): GridColDef<Row> => ({
  field: column.field,
  headerName: column.label,
  ...(column.grow ? { flex: column.grow, minWidth: column.width } : { width: column.width }),
  align: column.align ?? 'left',
  headerAlign: column.align ?? 'left',
  sortable: sortKeyOf(module.resource.sort, column.field) !== undefined,
  renderCell: ({ row, tabIndex }) =>
    column.card === 'title' ? (
      <>
        <RowTitle module={module} record={row} edit={edit} open={open} className={cells.title} tabIndex={tabIndex} />
        {column.mark && <span className={cells.mark}>{column.mark(row)}</span>}
      </>
    ) : (
      column.cell(row)
    ),
});

function useDefinitions(props: RowsProps) {
  const { t } = useTranslation('grid');
  const { module, columns, edit, open, links, stays, onDelete } = props;
  const { update, destroy } = module.resource.access;
  const buttons = [update, destroy].filter(Boolean).length + links.length;
  return useMemo(() => {
    const actions: GridColDef<Row> = {
      field: actionsField,
      headerName: t('actions'),
      width: actionsWidth.padding + buttons * actionsWidth.button,
      sortable: false,
      align: 'right',
      headerAlign: 'right',
      resizable: false,
      renderCell: (cell) => (
        <Actions cell={cell} module={module} record={cell.row} edit={edit} links={links} stays={stays} onDelete={onDelete} />
      ),
    };
    return [...columns.map((column) => definitionOf(column, props)), ...(buttons ? [actions] : [])];
    // Of the props, the definitions read these alone; a new array would forget the widths that were dragged.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [t, module, columns, edit, open, links, stays, onDelete]);
}

/** Puts the focus on the row that takes the place of a deleted one. */
function useFocusOn({ focus, rows, onFocused }: RowsProps, api: ReturnType<typeof useGridApiRef>) {
  useEffect(() => {
    if (!focus || !rows.some(({ id }) => id === focus)) return;
    // After the dialog has given the focus back to a button that is gone.
    const soon = setTimeout(() => {
      api.current?.setCellFocus(focus, actionsField);
      onFocused();
    });
    return () => clearTimeout(soon);
  }, [focus, rows, api, onFocused]);
}

function useSorting({ module, sort, onSort }: RowsProps) {
  const primary =
    sort[0] === undefined
      ? undefined
      : { key: sort[0].replace(/^-/, ''), direction: placeInSort(sort, sort[0].replace(/^-/, ''))!.direction };
  const field = primary && primary.key.split('.')[0]!;
  // The grid knows one column to sort by, for what it tells a screen reader; the whole order is in the marks.
  const sortModel = useMemo(() => (primary && field ? [{ field, sort: primary.direction }] : []), [field, primary?.direction]); // eslint-disable-line react-hooks/exhaustive-deps
  const turn = (column: string, event: (MouseEvent | KeyboardEvent) & { defaultMuiPrevented?: boolean }) => {
    const key = sortKeyOf(module.resource.sort, column);
    event.defaultMuiPrevented = true;
    if (key) onSort(nextSort(sort, key, event.shiftKey || event.ctrlKey || event.metaKey));
  };
  return { sortModel, turn };
}

/** Enter on a header turns the order as a click does; before the grid's own answer, which knows one column only. */
function useHeaderKeys(api: ReturnType<typeof useGridApiRef>, turn: ReturnType<typeof useSorting>['turn']) {
  useEffect(() =>
    api.current?.subscribeEvent(
      'columnHeaderKeyDown',
      ({ field, colDef }, event) => {
        if (event.key === 'Enter' && colDef.sortable) turn(field, event);
      },
      { isFirst: true },
    ),
  );
}

export function GridTable(props: RowsProps) {
  const { t } = useTranslation(['grid', 'common']);
  const { module, rows, loading, total, page, rowHeight, selection, sort, label } = props;
  const api = useGridApiRef();
  const definitions = useDefinitions(props);
  const { sortModel, turn } = useSorting(props);
  useHeaderKeys(api, turn);
  useFocusOn(props, api);
  const model = useMemo<GridRowSelectionModel>(() => ({ type: 'include', ids: new Set(selection.shown) }), [selection.shown]);
  return (
    <SortOrder value={{ sort, sorts: module.resource.sort }}>
      <div
        className={css.frame}
        style={
          {
            '--rows': `${rowHeights.header + Math.min(page.size, 10) * rowHeight + 2}px`,
            '--picture': `${rowHeight - 10}px`,
            '--lines': Math.floor((rowHeight - 8) / 20),
          } as CSSProperties
        }
        aria-busy={loading}
      >
        <DataGrid
          apiRef={api}
          label={label}
          rows={rows}
          columns={definitions}
          {...(nonce && { nonce })}
          className={css.grid ?? ''}
          loading={loading}
          rowHeight={rowHeight}
          columnBufferPx={1000}
          columnHeaderHeight={rowHeights.header}
          sortingMode="server"
          sortModel={sortModel}
          paginationMode="server"
          paginationModel={{ page: page.number - 1, pageSize: page.size }}
          rowCount={total}
          filterMode="server"
          hideFooter
          disableColumnMenu
          disableColumnFilter
          disableColumnSelector
          disableDensitySelector
          checkboxSelection={isSelectable(module)}
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={({ ids }) => selection.choose([...ids].map(String))}
          onColumnHeaderClick={({ field, colDef }, event) => colDef.sortable && turn(field, event)}
          slots={{ columnHeaderSortIcon: SortMark, noRowsOverlay: NoRows }}
          slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
          localeText={{
            noRowsLabel: '',
            checkboxSelectionHeaderName: t('grid:selectPage'),
            checkboxSelectionSelectAllRows: t('grid:selectPage'),
            checkboxSelectionUnselectAllRows: t('grid:clearSelection'),
            checkboxSelectionSelectRow: t('grid:selectOne'),
            checkboxSelectionUnselectRow: t('grid:unselectOne'),
          }}
        />
      </div>
    </SortOrder>
  );
}

/** What an empty list says stands in the page's own place for it. */
const NoRows = () => null;
