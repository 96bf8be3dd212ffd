/** A resource's words, columns and filters for its list, the same until the language changes. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceName } from '#shared/areas/resources';
import { columnsOf, filtersOf, type OwnColumns } from '../grid/declaredColumns';
import { useWords } from '../useWords';
import { useFilters } from '../grid/offered';
import { loadedModule, moduleOfType } from '#client/storeKit/moduleRegistry';

const noColumns: OwnColumns = {};

/** @param own columns that the screen makes itself; the same object each time */
export const useDeclaredList = (name: ResourceName, own = noColumns) => {
  const { t } = useTranslation('grid');
  const resource = loadedModule(name).resource;
  const texts = useWords(resource);
  const filters = useFilters(resource);
  return useMemo(() => {
    const yesNo = { yes: t('yes'), no: t('no') };
    return {
      words: texts.list,
      columns: columnsOf(resource, texts, yesNo, moduleOfType, own),
      filters: filtersOf({ ...resource, filter: filters }, texts, yesNo, moduleOfType),
    };
  }, [resource, texts, t, own, filters]);
};
