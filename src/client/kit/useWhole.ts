/** A record with everything in it: lists bring only a part of some, and an allergy must not be missing. */
import { useEffect } from 'react';
import type { AnyModule } from './anyModule';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/**
 * Asks for the record once, as it is now.
 * @param id undefined while it is not known @param mayAsk whether the person may get it; if not, it is what lists have brought
 * @returns undefined until the record, or a part of it, is there
 */
export const useWhole = <T>(module: unknown, id: string | undefined, mayAsk = true): T | undefined => {
  const { actions, selectors } = module as AnyModule;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (id !== undefined && mayAsk) dispatch(actions.get(id));
  }, [dispatch, actions, id, mayAsk]);
  return useAppSelector((state) => (id === undefined ? undefined : selectors.byId(state, id))) as T | undefined;
};
