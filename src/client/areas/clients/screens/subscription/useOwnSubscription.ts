/** The subscription of one's own client: the one that runs, else the newest. With the tax rule that holds today. */
import { useEffect, useMemo } from 'react';
import { firstPage } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { useTaxRule } from '#client/areas/billing';
import { useDetailsOf } from './useDetailsOf';

/** The list's own key in each slice. */
const LIST = 'own';

const useOwnList = (entityId: string | null) => {
  const dispatch = useAppDispatch();
  const query = useMemo(
    () => entityId && { ...firstPage, page: { number: 1, size: limits.pageSize }, sort: ['-created_at'], filter: { entity: [entityId] } },
    [entityId],
  );
  useEffect(() => {
    if (!query) return undefined;
    dispatch(modules.clientsubsheader.actions.list(LIST, query));
    return () => void dispatch(modules.clientsubsheader.actions.leave(LIST));
  }, [dispatch, query]);
  return useAppSelector((state) => modules.clientsubsheader.selectors.list(state, LIST));
};

const runs = ({ status }: Clientsubsheader) => status !== 'ended' && status !== 'draft';

export function useOwnSubscription() {
  const entityId = useAppSelector(me.selectors.actor)?.entityId ?? null;
  const list = useOwnList(entityId);
  const rule = useTaxRule();
  const header = list.rows.find(runs) ?? list.rows[0];
  const details = useDetailsOf(header?.id);
  return { entityId, list, header, details, rule };
}
