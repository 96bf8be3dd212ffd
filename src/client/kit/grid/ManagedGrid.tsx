/** A management list, whole: header, search and filters, rows, selection, footer. It takes a module and descriptions, and names no resource. Rule: LST-1. */
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import type { Query } from '#shared/jsonapi';
import { useCan } from '../../store/access';
import { useSorts } from './offered';
import { AddIcon, type Icon } from '../../ui/icons';
import { bringIntoView } from '../../ui/bringIntoView';
import { PageHeader } from '../../ui/PageHeader';
import type { Chosen, Row } from '../../services/serviceResults';
import type { AnyModule } from '../anyModule';
import { useStable } from '../useStable';
import type { Column } from './columns';
import type { Filter } from './filters';
import { ofCards, useFitting } from './fittingColumns';
import { GridCards } from './GridCards';
import { GridFooter } from './GridFooter';
import { GridEmpty, GridFailure, GridUnused } from './GridNotice';
import { GridNews } from './GridNews';
import { GridTable } from './GridTable';
import { GridToolbar } from './GridToolbar';
import type { MenuLink, RowButton } from './RowActions';
import { pressRow, RowAnchors } from './RowAnchor';
import { SelectionBar } from './SelectionBar';
import { wide } from './prefetchList';
import css from './table.module.css';
import { useDeletion, type Replacement } from './useDeletion';
import { useExport } from './useExport';
import { useGrid } from './useGrid';
import { useNews } from './useNews';
import { useRowMenu } from './useRowMenu';
import { rowHeights, tableWindow, useGridAppearance, type GridAppearance } from './useGridAppearance';
import { useSelection } from './useSelection';

type Props = {
  module: AnyModule;
  icon: Icon;
  words: { readonly title: string; readonly purpose: string; readonly add?: string; readonly empty: string; readonly search: string };
  /** The same array each time, until the language changes. */
  columns: readonly Column[];
  filters?: readonly Filter[];
  /** Paths of the forms, where there are any. */
  add?: string;
  edit?: (id: string) => string;
  /** The path of the page that shows a row, where it is read rather than edited. */
  open?: (id: string) => string;
  /** Further pages that the menu of a row leads to. */
  menuLinks?: readonly MenuLink[];
  /** What is done with a row in one press; the same object each time. */
  button?: RowButton;
  /** Whether a row is one that nobody deletes; the same function each time. */
  stays?: (record: Row) => boolean;
  /** How a row that is in use is deleted: something else takes its place. */
  replacement?: Replacement;
  /** Next to the button that adds: what else can be done here. */
  more?: ReactNode;
  /** Above the list: links to what people look for most often. */
  saved?: ReactNode;
  /** What can be done with the selected rows: those, or all that the query matches, so many. */
  bulk?: ((chosen: Chosen, count: number) => ReactNode) | undefined;
};

const none: readonly never[] = [];

/** Holds the room of a page's rows, so that what stands below stays there whatever comes. */
const placeOf = ({ size }: Query['page'], rowHeight: number) =>
  ({ '--window': tableWindow, '--rows': `${rowHeights.header + Math.min(size, 25) * rowHeight + 2}px` }) as CSSProperties;

/** What stands at the end of the page's header: what else can be done here, and the button that adds. */
function useHeaderActions({ module, words, add, more }: Props) {
  const mayAdd = useCan(module.name, 'add');
  const addButton =
    mayAdd && add ? (
      <Button variant="contained" component={Link} to={add} startIcon={<AddIcon size={18} aria-hidden="true" />}>
        {words.add}
      </Button>
    ) : undefined;
  const actions = (more || addButton) && (
    <>
      {more}
      {addButton}
    </>
  );
  return { addButton, actions };
}

/** Which columns the rows have room for, as cards on a narrow screen or as a table; the row's menu leads to the rest. */
function useFit(region: RefObject<HTMLElement | null>, { columns, widths }: GridAppearance, { module, button }: Props) {
  const cards = !useMediaQuery(wide, { noSsr: true });
  const table = useFitting(region, columns, widths, module, button);
  const { columns: shown, rest } = useMemo(() => (cards ? ofCards(columns) : table), [cards, columns, table]);
  return { cards, known: table.known, columns: shown, rest };
}

/** Which row has the focus next: the one after a row that was deleted; the list itself after the last one. */
function useRowFocus(region: RefObject<HTMLElement | null>) {
  const [focus, setFocus] = useState<string | null>(null);
  const onFocused = useCallback(() => setFocus(null), []);
  const onGone = useCallback((next: string | undefined) => (next ? setFocus(next) : setTimeout(() => region.current?.focus())), [region]);
  return { focus, onFocused, onGone };
}

/** What the list shows and what is done in it; the parts below draw it. */
function useManagedGrid(props: Props) {
  const { module, words, columns, replacement } = props;
  const region = useRef<HTMLDivElement>(null);
  const fields = useMemo(() => columns.map(({ field }) => field), [columns]);
  const grid = useGrid(module, fields);
  const look = useGridAppearance(module.name, columns, grid);
  const { query, list, loading } = grid;
  const { news, total } = useNews(module);
  const selection = useSelection(query, list.ids);
  const { focus, onFocused, onGone } = useRowFocus(region);
  const fit = useFit(region, look, props);
  const exporting = useExport(module, words.title, list.query, look.columns);
  const deletion = useDeletion({ module, grid, selection, onGone, replacement });
  const sorts = useSorts(module.resource);
  return {
    region,
    grid,
    look,
    news,
    total,
    selection,
    selected: selection.all ? total : selection.ids.size,
    focus,
    onFocused,
    fit,
    exporting,
    deletion,
    sorts,
    // While the next rows are on their way, those on screen belong to the page before.
    page: useStable(loading && list.rows.length ? grid.shownPage : query.page),
    sort: useStable(query.sort),
  };
}

type Drawn = { readonly props: Props; readonly shown: ReturnType<typeof useManagedGrid> };

/** Above the rows: search and filters, what is selected, and what there is to say of the list. */
function GridBars({ props: { module, words, columns, filters = none, bulk }, shown }: Drawn) {
  const { grid, look, selection, selected, exporting, deletion, fit, total } = shown;
  const mayDestroy = useCan(module.name, 'destroy');
  const { query, list } = grid;
  return (
    <>
      <GridToolbar
        module={module}
        search={words.search}
        filters={filters}
        columns={columns}
        grid={grid}
        sorts={shown.sorts}
        look={look}
        exporting={exporting}
        sortMenu={fit.cards || fit.rest.length > 0}
      />
      <SelectionBar
        selection={selection}
        total={total}
        rows={list.rows.length}
        onExport={() => void exporting.start(selection.all ? undefined : selection.ids)}
        onDelete={mayDestroy ? deletion.askMany : undefined}
        more={bulk?.(selection.all ? { query } : { ids: [...selection.ids] }, selected)}
      />
      <GridUnused grid={grid} labels={new Map(filters.map(({ field, label }) => [field, label]))} />
      <GridNews news={shown.news} />
    </>
  );
}

/** The rows, with what their menu opens. */
function GridRows({ props, shown }: Drawn) {
  const { module, words, edit, open, menuLinks = none, button, stays } = props;
  const { grid, look, fit, deletion } = shown;
  const { list, loading, go } = grid;
  const { onMenu, menu } = useRowMenu({ module, edit, open, stays, rest: fit.rest, menuLinks, onDelete: deletion.ask });
  const onSort = useCallback((next: readonly string[]) => go({ sort: next }), [go]);
  const Rows = fit.cards ? GridCards : GridTable;
  return (
    <RowAnchors>
      {fit.known && (
        <Rows
          module={module}
          label={words.title}
          columns={fit.columns}
          rest={fit.rest}
          widths={look.widths}
          onWidth={look.onWidth}
          rows={list.rows}
          loading={loading}
          total={shown.total}
          page={shown.page}
          sort={shown.sort}
          sorts={shown.sorts}
          onSort={onSort}
          rowHeight={look.rowHeight}
          selection={shown.selection}
          edit={edit}
          open={open}
          stays={stays}
          button={button}
          onMenu={onMenu}
          focus={shown.focus}
          onFocused={shown.onFocused}
        />
      )}
      {menu}
    </RowAnchors>
  );
}

export function ManagedGrid(props: Props) {
  const { icon, words, saved } = props;
  const shown = useManagedGrid(props);
  const { region, grid, page, total } = shown;
  const { addButton, actions } = useHeaderActions(props);
  const { query, list, loading, go } = grid;
  return (
    <>
      <PageHeader title={words.title} purpose={words.purpose} action={actions} />
      {saved}
      <Paper
        variant="outlined"
        ref={region}
        tabIndex={-1}
        role="region"
        aria-label={words.title}
        sx={{ borderColor: 'var(--hairline)', borderRadius: '14px', overflow: 'hidden', outline: 'none' }}
      >
        <GridBars props={props} shown={shown} />
        <div className={css.place} style={placeOf(page, shown.look.rowHeight)} onClick={pressRow}>
          <GridFailure grid={grid} />
          {list.rows.length || loading ? (
            <GridRows props={props} shown={shown} />
          ) : (
            <div className={css.nothing}>
              <GridEmpty grid={grid} icon={icon} words={words} add={addButton} />
            </div>
          )}
        </div>
        <GridFooter
          page={page}
          rows={list.rows.length}
          total={total}
          selected={shown.selected}
          loading={loading}
          onPage={(number) => {
            // The rows follow when they can: a press is answered at once.
            go({ page: { number, size: query.page.size } }, { atOnce: false });
            bringIntoView(region.current);
          }}
        />
      </Paper>
      {shown.deletion.dialog}
    </>
  );
}
