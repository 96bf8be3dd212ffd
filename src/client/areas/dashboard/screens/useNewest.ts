/** What is new: the newest items, and what was done last, as far as the person may see it. */
import { useCallback, useEffect } from 'react';
import { firstPage, type Query } from '#shared/jsonapi';
import { useCan } from '#client/store/access';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { modules as catalogue } from '../../catalogue';
import { modules as oversight } from '../../oversight';

const { audit } = oversight;
const { item } = catalogue;

/** The lists' place in the store, apart from those of the grids. */
const KEY = 'dashboard';
const newest: Query = { ...firstPage, page: { number: 1, size: 5 }, sort: ['-created_at'] };
/** What was done to data: who comes and goes is looked up in the audit itself. */
const newestLines: Query = {
  ...newest,
  filter: { action: ['add', 'update', 'destroy', 'restore', 'purged', 'exported', 'imported', 'demo', 'registered'] },
};

export const useNewest = () => {
  const dispatch = useAppDispatch();
  const [seesItems, seesAudit] = [useCan('item', 'list'), useCan('audit', 'list')];
  const load = useCallback(() => {
    if (seesItems) dispatch(item.actions.list(KEY, newest));
    if (seesAudit) dispatch(audit.actions.list(KEY, newestLines));
  }, [dispatch, seesItems, seesAudit]);
  const leave = useCallback(() => {
    if (seesItems) dispatch(item.actions.leave(KEY));
    if (seesAudit) dispatch(audit.actions.leave(KEY));
  }, [dispatch, seesItems, seesAudit]);
  useEffect(() => {
    load();
    return leave;
  }, [load, leave]);
  return {
    load,
    items: useAppSelector((state) => item.selectors.list(state, KEY)),
    lines: useAppSelector((state) => audit.selectors.list(state, KEY)),
  };
};
