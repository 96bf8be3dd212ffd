/** The neighbours of a record in the whole filtered list that a person came from, as its address stands in the place they came by. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Query } from '#shared/jsonapi';
import { useAppDispatch } from '#client/store/hooks';
import { pagination } from '#client/ui/constants';
import { useList, type AnyModule } from '../../anyModule';
import { askedQuery, readGridUrl, writeGridUrl, type GridView } from '../../grid/gridUrl';
import { pageCount } from '../../grid/paging';
import { pathsOf } from '../paths';
import { adjacentPage, placeIn, type Neighbour, type Place } from './place';

const keys = { here: 'neighbours', adjacent: 'adjacentPage' } as const;

/** The list that the person came from, as it was; undefined where they came another way. */
const useListView = (module: AnyModule): GridView | undefined => {
  const state = useLocation().state as { list?: unknown } | null;
  const from = typeof state?.list === 'string' ? state.list : '';
  return useMemo(() => {
    const [path, search = ''] = from.split('?');
    if (path !== pathsOf(module.name).list) return undefined;
    return readGridUrl(search, { resource: module.resource, columns: [], pageSizes: pagination.pageSizes });
  }, [from, module]);
};

/** One page of that list, asked for where it is needed. */
const usePage = (module: AnyModule, key: string, view: GridView | undefined, number: number | undefined) => {
  const dispatch = useAppDispatch();
  const asked =
    view && number !== undefined ? askedQuery({ ...view.query, page: { ...view.query.page, number } }, module.resource) : undefined;
  const written = asked && JSON.stringify(asked);
  const wanted = useMemo(() => (written === undefined ? undefined : (JSON.parse(written) as Query)), [written]);
  useEffect(() => {
    if (wanted) dispatch(module.actions.list(key, wanted));
  }, [dispatch, module, key, wanted]);
  useEffect(() => () => void dispatch(module.actions.leave(key)), [dispatch, module, key]);
  const list = useList(module, key);
  const isKnown = wanted !== undefined && list.query === wanted && (list.status === 'ready' || list.ids.length > 0);
  return isKnown ? { number: wanted.page.number, ids: list.ids, total: list.total } : undefined;
};

export type Neighbours = Place & {
  readonly total: number;
  /** Opens a neighbour the same way; the list is remembered with the page that it stands on. */
  readonly go: (to: Neighbour) => void;
};

/** @param path of the page that is shown of a record: its own, or its form @returns undefined where no list is known, or the record is not in it */
export function useNeighbours(module: AnyModule, id: string, path: (id: string) => string): Neighbours | undefined {
  const view = useListView(module);
  const navigate = useNavigate();
  const { state } = useLocation();
  const here = usePage(module, keys.here, view, view?.query.page.number);
  const index = here ? here.ids.indexOf(id) : -1;
  const [last, setLast] = useState({ id, index: -1 });
  if (last.id !== id || (index >= 0 && last.index !== index)) setLast({ id, index });
  const { number = 1, size = 1 } = view?.query.page ?? {};
  const adjacentNumber = here && adjacentPage(index, here.ids.length, { number, pages: pageCount(here.total, size) });
  const adjacent = usePage(module, keys.adjacent, view, adjacentNumber);
  const go = useCallback(
    ({ id: to, page }: Neighbour) => {
      if (!view) return;
      const search = writeGridUrl({ ...view, query: { ...view.query, page: { ...view.query.page, number: page } } }, module.resource);
      const list = pathsOf(module.name).list + (search && `?${search}`);
      const before = state as { back?: unknown } | null;
      void navigate(path(to), { replace: true, state: { ...before, ...(before?.back !== undefined && { back: list }), list } });
    },
    [view, module, navigate, path, state],
  );
  if (!here) return undefined;
  const place = placeIn({ id, size, here, adjacent, last: last.id === id ? last.index : -1 });
  return place && { ...place, total: here.total, go };
}
