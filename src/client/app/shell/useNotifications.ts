/** The notifications that the panel shows: page after page, each a list of its own, asked again when another comes. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { pageKey, pageQuery } from './notificationQueries';
import { modules as identity } from '../../areas/identity';

const { notification } = identity;

/** @param unread how many there are: another number means that there is something new to show */
export function useNotifications(unread: number) {
  const dispatch = useAppDispatch();
  const [pages, setPages] = useState(1);
  const ask = useCallback(() => {
    for (let number = 1; number <= pages; number++) dispatch(notification.actions.list(pageKey(number), pageQuery(number)));
  }, [dispatch, pages]);
  useEffect(ask, [ask, unread]);
  useEffect(
    () => () => {
      for (let number = 1; number <= pages; number++) dispatch(notification.actions.leave(pageKey(number)));
    },
    [dispatch, pages],
  );
  const views = useAppSelector(
    (state) => Array.from({ length: pages }, (_, index) => notification.selectors.list(state, pageKey(index + 1))),
    shallowEqual,
  );
  return useMemo(() => {
    const [first] = views;
    const last = views.at(-1)!;
    // What has come in meanwhile pushes one from a page to the next: it is shown once.
    const rows = [...new Map(views.flatMap((view) => view.rows.map((row) => [row.id, row] as const))).values()];
    return {
      rows,
      status: first!.ids.length ? ('ready' as const) : first!.status,
      problem: views.find(({ status }) => status === 'failed')?.errors[0],
      more: rows.length < last.total,
      loadingMore: last.status === 'loading' && !last.ids.length,
      loadMore: () => setPages(pages + 1),
      retry: ask,
    };
  }, [views, pages, ask]);
}
