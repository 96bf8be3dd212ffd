/** A resource's words, columns and filters for its list, the same until the language changes. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import type { ResourceName } from '#shared/areas/resources';
import { columnsOf, filtersOf, type OwnColumns } from '../grid/declaredColumns';
import { useWords } from '../useWords';
import { useFilters } from '../grid/offered';
import type { Resource } from '#shared/kit/resource';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { loadedModule, moduleOfType } from '#client/storeKit/moduleRegistry';

const noColumns: OwnColumns = {};

/** The relation by which somebody who works for a client sees the records of that client only: it is the same in every row. */
const useOwnClient = ({ access, relations }: Resource): string | undefined => {
  const verdict = useAppSelector((state) => access.list?.(me.selectors.actor(state)) ?? false, shallowEqual);
  return typeof verdict === 'object' ? Object.keys(verdict).find((name) => relations[name]?.type === 'entity') : undefined;
};

/** @param own columns that the screen makes itself; the same object each time */
export const useDeclaredList = (name: ResourceName, own = noColumns) => {
  const { t } = useTranslation('grid');
  const resource = loadedModule(name).resource;
  const texts = useWords(resource);
  const filters = useFilters(resource);
  const client = useOwnClient(resource);
  return useMemo(() => {
    const yesNo = { yes: t('yes'), no: t('no') };
    return {
      words: texts.list,
      columns: columnsOf(resource, texts, yesNo, moduleOfType, client === undefined ? own : { ...own, [client]: null }),
      filters: filtersOf({ ...resource, filter: filters.filter((name) => name !== client) }, texts, yesNo, moduleOfType),
    };
  }, [resource, texts, t, own, filters, client]);
};
