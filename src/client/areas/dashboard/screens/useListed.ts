/** A list that a part of the dashboard shows or counts: requested while the part is there, and again when something in it changes. */
import { useCallback, useEffect } from 'react';
import type { Query } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import type { AnyModule } from '#client/kit/anyModule';
import { askedQuery } from '#client/kit/grid/gridUrl';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import type { RootState } from '#client/store/index';
import type { ListView } from '#client/storeKit/moduleSelectors';

type Listed<T> = {
  readonly resource: Resource;
  readonly actions: Pick<AnyModule['actions'], 'list' | 'leave'>;
  readonly selectors: { readonly list: (state: RootState, key: string) => ListView<T> };
};

/** `isKnown`: answered once; it stays so while the list is requested again. `load` requests it again after a failure. */
export type DashboardList<T> = ListView<T> & { readonly isKnown: boolean; readonly load: () => void };

/**
 * @param key the part's own name of the list in the module
 * @param query a stable value; undefined: nothing is requested
 */
export function useListed<T>(module: Listed<T>, key: string, query: Query | undefined): DashboardList<T> {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => void (query && dispatch(module.actions.list(key, askedQuery(query, module.resource)))),
    [dispatch, module, key, query],
  );
  useEffect(() => {
    if (!query) return undefined;
    load();
    return () => void dispatch(module.actions.leave(key));
  }, [dispatch, module, key, query, load]);
  const list = useAppSelector((state) => module.selectors.list(state, key));
  return { ...list, isKnown: list.status === 'ready' || list.ids.length > 0, load };
}
