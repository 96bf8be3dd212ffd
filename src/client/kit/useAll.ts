/** All records of a module, for a screen that shows them at once: requested page by page until the total is reached. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { Problem } from '#shared/errors';
import { firstPage, type Query } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { RootState } from '../store/index';
import type { AnyModule } from './anyModule';
import type { ListView } from '../storeKit/moduleSelectors';

/** Each page is a list of its own. */
const keyOf = (list: string, number: number) => `${list}:${number}`;

const queryOf = (sort: string, number: number): Query => ({ ...firstPage, page: { number, size: limits.pageSize }, sort: [sort] });

/** `ready` once every page has been answered; the rows stay while they are asked for again. */
export type All<T> = {
  readonly rows: readonly T[];
  readonly ready: boolean;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
};

/** A module as far as its lists go, its records typed as they are declared. */
type Listed<T> = {
  readonly actions: Pick<AnyModule['actions'], 'list' | 'leave'>;
  readonly selectors: { readonly list: (state: RootState, key: string) => ListView<T> };
};

/** Whether a list has been answered once. It stays true while live updates ask for the list again, so that what is open on the screen stays. */
export const isAnswered = ({ status, ids }: ListView<unknown>): boolean => status === 'ready' || ids.length > 0;

/**
 * @param list the screen's own key in the module: `matrix`
 * @param sort by what the pages are cut; a stable order, so that none is missed
 */
export function useAll<T extends { readonly id: string }>(module: Listed<T>, list: string, sort: string): All<T> {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const total = useAppSelector((state) => module.selectors.list(state, keyOf(list, 1)).total);
  const pages = Math.max(1, Math.ceil(total / limits.pageSize));
  const ask = useCallback(
    (number: number) => dispatch(module.actions.list(keyOf(list, number), queryOf(sort, number))),
    [dispatch, module, list, sort],
  );

  const leave = useCallback((number: number) => dispatch(module.actions.leave(keyOf(list, number))), [dispatch, module, list]);

  useEffect(() => void ask(1), [ask, attempt]);
  // The first page stays watched while the number of pages changes: a page that nobody watches misses new rows and rows that move.
  useEffect(() => () => void leave(1), [leave]);
  useEffect(() => {
    const others = Array.from({ length: pages - 1 }, (_, index) => index + 2);
    others.forEach(ask);
    return () => others.forEach(leave);
  }, [ask, leave, attempt, pages]);

  const views = useAppSelector(
    (state) => Array.from({ length: pages }, (_, index) => module.selectors.list(state, keyOf(list, index + 1))),
    shallowEqual,
  );
  // A record that came or went between the answers of two pages moved the records after it, so one of them may be on neither page.
  const isInconsistent = views.every(({ status }) => status === 'ready') && views.some((view) => view.total !== total);
  useEffect(() => {
    if (isInconsistent) setAttempt((last) => last + 1);
  }, [isInconsistent]);
  return useMemo(
    () => ({
      rows: [...new Map(views.flatMap((view) => view.rows.map((row): [string, T] => [row.id, row]))).values()],
      ready: views.every(isAnswered),
      problem: views.find(({ status }) => status === 'failed')?.errors[0],
      retry: () => setAttempt((last) => last + 1),
    }),
    [views],
  );
}
