/** The newest records that a filter finds, asked for while the tab is open. */
import { useEffect, useMemo } from 'react';
import { firstPage, type FilterValue } from '#shared/jsonapi';
import type { ResourceName } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import type { ListView } from '#client/storeKit/moduleSelectors';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { loadedModule } from '#client/storeKit/moduleRegistry';

/** Records that a tab shows. */
const SHOWN = 25;

type Filter = Readonly<Record<string, FilterValue>>;

/** @param filter undefined while it is not known yet: then nothing is asked for @param q what is searched for, too */
export const usePanelList = <T>(
  name: ResourceName,
  key: string,
  filter: Filter | undefined,
  { size = SHOWN, q = '' }: { readonly size?: number; readonly q?: string } = {},
): ListView<T> | undefined => {
  const dispatch = useAppDispatch();
  const module = loadedModule(name);
  const asked = filter && JSON.stringify(filter);
  const query = useMemo(
    () => (asked === undefined ? undefined : { ...firstPage, q, page: { number: 1, size }, filter: JSON.parse(asked) as Filter }),
    [asked, size, q],
  );
  useEffect(() => {
    if (query) dispatch(module.actions.list(key, query));
  }, [dispatch, module, key, query]);
  useEffect(() => () => void dispatch(module.actions.leave(key)), [dispatch, module, key]);
  const list = useAppSelector((state) => module.selectors.list(state, key));
  // What another client's page left behind is not shown.
  return query && list.query === query ? (list as ListView<Row> as ListView<T>) : undefined;
};
