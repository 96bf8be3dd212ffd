/** A grid's behaviour: reads what to show from the address, asks the module for it, and goes to other addresses. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Query } from '#shared/jsonapi';
import { pagination } from '../../ui/constants';
import { useAppDispatch } from '../../store/hooks';
import { useList, type AnyModule } from '../anyModule';
import { useStable } from '../useStable';
import { askedQuery, readGridUrl, unusedInUrl, writeGridUrl, type GridView } from './gridUrl';
import { pageCount } from './paging';
import { gridKey } from './prefetchList';

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** `replace` leaves no step in the browser's history; `atOnce: false` lets the screen follow when it can, as an effect has to. */
type How = { readonly replace?: boolean; readonly atOnce?: boolean };

/** Shows something else: from the first page, unless a page is named. */
export type Go = (change: Partial<Query>, how?: How) => void;

function useView(module: AnyModule, fields: readonly string[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { view, unused } = useMemo(() => {
    const scope = { resource: module.resource, columns: fields, pageSizes: pagination.pageSizes };
    return { view: readGridUrl(search, scope), unused: unusedInUrl(search, scope) };
  }, [search, module, fields]);
  // Two quick changes must not undo each other: the second builds on where the first is going.
  const heading = useRef(view);
  useEffect(() => {
    heading.current = view;
  }, [view]);
  const walk = useCallback(
    (next: GridView, { replace = false, atOnce = true }: How = {}) => {
      heading.current = next;
      // A choice is shown at once, because the next choice depends on what is on the screen.
      void navigate({ search: writeGridUrl(next, module.resource) }, { replace, preventScrollReset: true, flushSync: atOnce });
    },
    [navigate, module],
  );
  const go: Go = useCallback(
    (change, how) => {
      const { query, columns } = heading.current;
      walk({ query: { ...query, page: { ...query.page, number: 1 }, ...change }, columns }, how);
    },
    [walk],
  );
  const showColumns = useCallback(
    (columns: readonly string[] | undefined) => walk({ ...heading.current, columns }, { replace: true }),
    [walk],
  );
  return { view, unused, go, showColumns };
}

/** Asks again by itself once the network is back. */
function useReconnect(failed: boolean, retry: () => void) {
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
}

/**
 * The grid of a module.
 * @param fields the fields of all columns that it has, in their usual order; the same array each time
 */
export function useGrid(module: AnyModule, fields: readonly string[]) {
  const dispatch = useAppDispatch();
  const { view, unused, go, showColumns } = useView(module, fields);
  const list = useList(module, gridKey);
  const wanted = useStable(askedQuery(view.query, module.resource));
  // What the page's loader has asked for already (see startGrid) is not asked for twice.
  const [begun] = useState(() => (list.watched && same(list.query, wanted) ? list.query : null));
  const asked = begun && same(begun, wanted) ? begun : wanted;
  const retry = useCallback(() => void dispatch(module.actions.list(gridKey, asked)), [dispatch, module, asked]);

  const first = useRef(begun !== null);
  useEffect(() => {
    if (!first.current) retry();
    first.current = false;
  }, [retry]);
  useEffect(() => () => void dispatch(module.actions.leave(gridKey)), [dispatch, module]);
  useReconnect(list.status === 'failed', retry);

  // What is on screen while the next page is on its way still belongs to the page before.
  const [shownPage, setShownPage] = useState(list.query.page);
  if (list.status === 'ready' && list.query.page !== shownPage) setShownPage(list.query.page);

  const { number, size } = view.query.page;
  const answered = list.status === 'ready' && list.query === asked;
  const last = pageCount(list.total, size);
  const beyond = answered && number > last;
  useEffect(() => {
    if (beyond) go({ page: { number: last, size } }, { replace: true, atOnce: false });
  }, [beyond, last, size, go]);

  const loading = list.status === 'idle' || list.status === 'loading' || beyond;
  return { query: view.query, columns: view.columns, unused, list, shownPage, loading, go, showColumns, retry };
}

export type Grid = ReturnType<typeof useGrid>;
