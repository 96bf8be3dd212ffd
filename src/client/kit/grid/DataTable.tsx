/** The rows in MUI's grid, while the query stays with the address. */
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCell,
  useGridApiRef,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowSelectionModel,
  type GridSlotProps,
} from '@mui/x-data-grid';
import {
  cloneElement,
  isValidElement,
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../services/serviceResults';
import cells from './cells.module.css';
import { columnWidths } from '../../store/remembered';
import type { Column, Widths } from './columns';
import { RowCheckbox } from './RowCheckbox';
import { actionsWidthOf, isSelectable, type RowsProps } from './rowsProps';
import { ActButton, hasMenu, MenuButton, RowTitle, useRowAccess } from './RowActions';
import { SortMark, SortOrder } from './SortMark';
import { nextSort, placeInSort, sortKeyOf } from './sorting';
import css from './table.module.css';
import { rowHeights } from './useGridAppearance';

/** Set before the first style sheet is written; see the content security policy. */
const nonce = (globalThis as { __nonce__?: string }).__nonce__;

const actionsField = '__actions';

type Api = ReturnType<typeof useGridApiRef>;

/** `onDrawn` is told once the grid has measured its place and drawn its rows there. */
type Props = Omit<RowsProps, 'loading'> & { readonly onDrawn: () => void };

/**
 * A place in the grid and the record that stands there now. The grid knows places, not records: so another page is written into
 * the cells that are there, which takes half as long as making new ones.
 */
type Place = { readonly id: number; readonly record: Row };

type ActionsProps = Pick<RowsProps, 'module' | 'rest' | 'open' | 'stays' | 'button' | 'onMenu'> & { cell: GridRenderCellParams<Place> };

function Actions({ cell, module, rest, open, stays, button, onMenu }: ActionsProps) {
  const { record } = cell.row;
  const access = useRowAccess({ module, record, open, stays });
  return (
    <GridActionsCell {...cell} suppressChildrenValidation>
      {button && <ActButton record={record} button={button} />}
      {hasMenu({ module, rest, ...access }) && <MenuButton module={module} record={record} onMenu={onMenu} />}
    </GridActionsCell>
  );
}

/** A width that was chosen holds; else the column is as wide as it says, or grows into what is left. */
const widthOf = ({ field, grow, width }: Column, widths: Widths): Pick<GridColDef, 'flex' | 'width' | 'minWidth'> => {
  const chosen = widths[field];
  if (chosen !== undefined) return { width: chosen, minWidth: columnWidths.least };
  return grow ? { flex: grow, minWidth: width } : { width, minWidth: columnWidths.least };
};

const definitionOf = (column: Column, { module, edit, open, widths, sorts }: Props): GridColDef<Place> => ({
  field: column.field,
  headerName: column.label,
  maxWidth: columnWidths.most,
  ...widthOf(column, widths),
  align: column.align ?? 'left',
  headerAlign: column.align ?? 'left',
  sortable: sortKeyOf(sorts, column.field) !== undefined,
  renderCell: ({ row: { record }, tabIndex }) =>
    column.card === 'title' ? (
      <>
        <RowTitle
          module={module}
          record={record}
          unnamed={column.unnamed}
          edit={edit}
          open={open}
          className={cells.title}
          tabIndex={tabIndex}
        />
        {column.mark && <span className={cells.mark}>{column.mark(record)}</span>}
      </>
    ) : (
      column.cell(record)
    ),
});

function useDefinitions(props: Props) {
  const { t } = useTranslation('grid');
  const { module, columns, rest, widths, sorts, edit, open, stays, button, onMenu } = props;
  const width = actionsWidthOf(module, button, rest.length > 0);
  return useMemo(() => {
    const actions: GridColDef<Place> = {
      field: actionsField,
      headerName: t('actions'),
      width,
      sortable: false,
      align: 'right',
      headerAlign: 'right',
      resizable: false,
      renderCell: (cell) => <Actions {...{ cell, module, rest, open, stays, button, onMenu }} />,
    };
    return [...columns.map((column) => definitionOf(column, props)), ...(width ? [actions] : [])];
    // The definitions read only these props; a new array measures the columns anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [t, module, columns, rest, width, widths, sorts, edit, open, stays, button, onMenu]);
}

/** Puts the focus on the row that takes the place of a deleted one. */
function useFocusOn({ focus, rows, onFocused }: Props, api: Api) {
  useEffect(() => {
    if (!focus || !rows.some(({ id }) => id === focus)) return;
    // After the dialog has given the focus back to a button that is gone.
    const soon = setTimeout(() => {
      api.current?.setCellFocus(
        rows.findIndex(({ id }) => id === focus),
        actionsField,
      );
      onFocused();
    });
    return () => clearTimeout(soon);
  }, [focus, rows, api, onFocused]);
}

function useSorting({ sort, sorts, onSort }: Props) {
  const primary =
    sort[0] === undefined
      ? undefined
      : { key: sort[0].replace(/^-/, ''), direction: placeInSort(sort, sort[0].replace(/^-/, ''))!.direction };
  const field = primary && primary.key.split('.')[0]!;
  // The grid knows one column to sort by, for what it tells a screen reader; the whole order is in the marks.
  const sortModel = useMemo(() => (primary && field ? [{ field, sort: primary.direction }] : []), [field, primary?.direction]); // eslint-disable-line react-hooks/exhaustive-deps
  const turn = (column: string, event: (MouseEvent | KeyboardEvent) & { defaultMuiPrevented?: boolean }) => {
    const key = sortKeyOf(sorts, column);
    event.defaultMuiPrevented = true;
    if (key) onSort(nextSort(sort, key, event.shiftKey || event.ctrlKey || event.metaKey));
  };
  return { sortModel, turn };
}

/** Enter on a header turns the order as a click does; before the grid's own answer, which knows one column only. */
function useHeaderKeys(api: Api, turn: ReturnType<typeof useSorting>['turn']) {
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

/** CSS pixels by which one press makes a column wider or narrower. */
const widthStep = 16;

/** Shift with an arrow on a header changes its column's width, which is remembered. */
function useWidthKeys(api: Api, onWidth: Props['onWidth']) {
  useEffect(() =>
    api.current?.subscribeEvent(
      'columnHeaderKeyDown',
      ({ field }, event) => {
        const step = event.key === 'ArrowRight' ? widthStep : event.key === 'ArrowLeft' ? -widthStep : 0;
        if (!event.shiftKey || !step || field === actionsField || field === GRID_CHECKBOX_SELECTION_FIELD) return;
        event.preventDefault();
        event.defaultMuiPrevented = true;
        const column = api.current?.getColumn(field);
        if (column) onWidth(field, (column.computedWidth ?? 0) + step);
      },
      { isFirst: true },
    ),
  );
}

/** The records in their places, and which of these are selected. What is selected on other pages stays so. */
function useNavigationTargets({ rows, selection }: Props, api: Api) {
  const { shown, choose } = selection;
  const places = useMemo(() => rows.map((record, at): Place => ({ id: at, record })), [rows]);
  const model = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(places.flatMap(({ id, record }) => (shown.has(record.id) ? [id] : []))) }),
    [places, shown],
  );
  const onModel = ({ ids }: GridRowSelectionModel) => {
    const here = new Set(rows.map(({ id }) => id));
    choose([...[...shown].filter((id) => !here.has(id)), ...places.flatMap(({ id, record }) => (ids.has(id) ? [record.id] : []))]);
  };
  // The grid itself takes over what is selected a task later, and a box that was pressed would stand as before until then.
  // Not with another page, whose rows it takes over as late: their boxes would be those of the rows before.
  const select = useEffectEvent(() => api.current?.setRowSelectionModel(model));
  useLayoutEffect(() => select(), [shown]);
  return { places, model, onModel };
}

/** The grid draws its rows a moment after it stands: as soon as it knows its measures. */
function useDrawn(api: Api, onDrawn: () => void) {
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const { height } = api.current?.getRootDimensions()?.viewportInnerSize ?? { height: 0 };
      if (height > 0) onDrawn();
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [api, onDrawn]);
}

/**
 * All that a list draws of what can be replaced. The build leaves out the grid's own defaults, which are Material's components
 * (webpack.config.ts): whatever else a list shall show of the grid, its menus, panels or editors, is named here first.
 */
const slots = {
  columnHeaderSortIcon: SortMark,
  columnResizeIcon: ResizeMark,
  noRowsOverlay: Nothing,
  noResultsOverlay: Nothing,
  panel: Nothing,
  baseCheckbox: RowCheckbox,
  baseTooltip: HeaderTip,
};

function useWords() {
  const { t } = useTranslation('grid');
  return useMemo(
    () => ({
      noRowsLabel: '',
      checkboxSelectionHeaderName: t('selectPage'),
      checkboxSelectionSelectAllRows: t('selectPage'),
      checkboxSelectionUnselectAllRows: t('clearSelection'),
      checkboxSelectionSelectRow: t('selectOne'),
      checkboxSelectionUnselectRow: t('unselectOne'),
    }),
    [t],
  );
}

/** Rendered again only when the shown rows change, not while a page loads or somebody types in the search. */
export const DataTable = memo(function DataTable(props: Props) {
  const { module, total, page, rowHeight, sort, sorts, label, onWidth, onDrawn } = props;
  const api = useGridApiRef();
  const definitions = useDefinitions(props);
  const { sortModel, turn } = useSorting(props);
  useHeaderKeys(api, turn);
  useWidthKeys(api, onWidth);
  useFocusOn(props, api);
  useDrawn(api, onDrawn);
  const { places, model, onModel } = useNavigationTargets(props, api);
  const paging = useMemo(() => ({ page: page.number - 1, pageSize: page.size }), [page]);
  const order = useMemo(() => ({ sort, sorts }), [sort, sorts]);
  return (
    <SortOrder value={order}>
      <DataGrid
        apiRef={api}
        label={label}
        rows={places}
        columns={definitions}
        {...(nonce && { nonce })}
        className={css.grid ?? ''}
        rowHeight={rowHeight}
        columnBufferPx={1000}
        columnHeaderHeight={rowHeights.header}
        sortingMode="server"
        sortModel={sortModel}
        paginationMode="server"
        paginationModel={paging}
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
        onRowSelectionModelChange={onModel}
        onColumnHeaderClick={({ field, colDef }, event) => colDef.sortable && turn(field, event)}
        onColumnWidthChange={({ colDef, width }) => onWidth(colDef.field, width)}
        slots={slots}
        localeText={useWords()}
      />
    </SortOrder>
  );
});

/** A column's whole name, where the column is too narrow for it. */
function HeaderTip({ title, children }: GridSlotProps['baseTooltip']) {
  return title && isValidElement<Record<string, unknown>>(children) ? cloneElement(children, { 'data-tip': title }) : children;
}

/** The line between two columns, by which they are made wider or narrower. */
function ResizeMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <rect width="1" height="24" x="11.5" rx="0.5" />
    </svg>
  );
}

/** What an empty list says stands in the page's own place for it. */
function Nothing() {
  return null;
}
