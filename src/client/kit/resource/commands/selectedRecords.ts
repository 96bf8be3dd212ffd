/** The records that a bulk command is for: the selected ones, or all that a list's query matches, read page by page. */
import { useEffect, useState } from 'react';
import { useStore, type ReactReduxContextValue } from 'react-redux';
import type { Problem } from '#shared/errors';
import type { Query } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import { nameOf, type AnyModule } from '../../anyModule';
import type { Chosen, Row } from '#client/services/serviceResults';
import type { RootState } from '#client/store/index';
import { newId } from '#client/storeKit/ids';
import type { ListView } from '#client/storeKit/moduleSelectors';

type Store = ReactReduxContextValue<RootState>['store'];

/** `version` as the person saw it; a record on a page that was left long ago may have been forgotten. */
export type SelectedRecord = { readonly id: string; readonly version?: number; readonly name?: string };

const meant = (module: AnyModule, row: Row): SelectedRecord => ({ id: row.id, version: row.version, name: nameOf(module, row) });

/** One page of the list under this key, once it is answered. */
const pageOf = (store: Store, module: AnyModule, key: string, query: Query) =>
  new Promise<ListView<Row>>((resolve) => {
    const look = () => {
      const list = module.selectors.list(store.getState(), key);
      if (list.query !== query || (list.status !== 'ready' && list.status !== 'failed')) return;
      unsubscribe();
      resolve(list);
    };
    const unsubscribe = store.subscribe(look);
    store.dispatch(module.actions.list(key, query));
  });

/** All that the query matches, in the order in which they were added, so that what is added meanwhile moves none to another page. */
async function allOf(store: Store, module: AnyModule, query: Query): Promise<readonly SelectedRecord[] | readonly Problem[]> {
  const key = `bulk:${newId()}`;
  const found = new Map<string, SelectedRecord>();
  try {
    for (let number = 1; ; number++) {
      const page = await pageOf(store, module, key, { ...query, sort: ['created_at'], page: { number, size: limits.pageSize } });
      if (page.status === 'failed') return page.errors;
      for (const row of page.rows) found.set(row.id, meant(module, row));
      if (number * limits.pageSize >= page.total || !page.rows.length) return [...found.values()];
    }
  } finally {
    store.dispatch(module.actions.leave(key));
  }
}

const isProblem = (one: SelectedRecord | Problem): one is Problem => 'code' in one;

export type Meant = { readonly records: readonly SelectedRecord[] | null; readonly errors: readonly Problem[] };

/** @param chosen the same object as long as the dialog is open */
export function useSelectedRecords(module: AnyModule, chosen: Chosen): Meant {
  const store = useStore<RootState>();
  const [state, setState] = useState<Meant>({ records: null, errors: [] });
  useEffect(() => {
    let isLeft = false;
    const known = (id: string): SelectedRecord => {
      const row = module.selectors.byId(store.getState(), id);
      return row ? meant(module, row) : { id };
    };
    const collect = async () => (chosen.ids ? chosen.ids.map(known) : allOf(store, module, chosen.query));
    void collect().then((found) => {
      if (isLeft) return;
      const errors = (found as readonly (SelectedRecord | Problem)[]).filter(isProblem);
      setState(errors.length ? { records: null, errors } : { records: found as readonly SelectedRecord[], errors: [] });
    });
    return () => void (isLeft = true);
  }, [store, module, chosen]);
  return state;
}
