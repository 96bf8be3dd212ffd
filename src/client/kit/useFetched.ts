/** Loads records that a screen needs by id: requests each missing one once. */
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../store/index';
import type { AnyModule } from './anyModule';

export function useFetched(module: AnyModule, ids: readonly string[]): void {
  const store = useStore<RootState>();
  const wanted = ids.join(' ');
  useEffect(() => {
    for (const id of wanted.split(' ').filter(Boolean)) {
      const { byId, request } = module.selectors;
      const { busy, failed } = request(store.getState(), id);
      if (!byId(store.getState(), id) && !busy && !failed) store.dispatch(module.actions.get(id));
    }
  }, [store, module, wanted]);
}
