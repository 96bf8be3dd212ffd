/** A resource's words, columns and filters for its list, the same until the language changes. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { isSameInAll, unseenByFilter } from '#shared/sorts';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { columnsOf, filtersOf, type OwnColumns } from '../grid/declaredColumns';
import { useLanguage } from '#client/ui/useLanguage';
import { useWords } from '../useWords';
import { searched } from '../words';
import { useFilters } from '../grid/offered';
import { loadedModule, moduleOfType } from '#client/storeKit/moduleRegistry';

const noColumns: OwnColumns = {};

/** Columns that would tell this person nothing: the same record in each row, as their own client, or values that they may not see. */
const useSilentColumns = (resource: Resource): readonly string[] => {
  const actor = useAppSelector(me.selectors.actor);
  return useMemo(
    () => [
      ...Object.keys(resource.relations).filter((name) => isSameInAll(resource, name, actor)),
      ...Object.keys(resource.attributes).filter((name) => unseenByFilter(resource, name, actor)?.access.get?.(actor) === false),
    ],
    [resource, actor],
  );
};

/** @param own columns that the screen makes itself; the same object each time */
export const useDeclaredList = (name: ResourceName, own = noColumns) => {
  const { t } = useTranslation(['grid', 'common']);
  const language = useLanguage();
  const resource = loadedModule(name).resource;
  const texts = useWords(resource);
  const offered = useFilters(resource);
  const silent = useSilentColumns(resource);
  return useMemo(() => {
    const yesNo = { yes: t('yes'), no: t('no') };
    const shown = { ...own, ...Object.fromEntries(silent.map((name) => [name, null])) };
    // What is the same in each row is nothing to search by.
    const search = resource.search.filter((path) => !silent.includes(path.split('.')[0]!));
    const isLess = search.length > 0 && search.length < resource.search.length;
    const placeholder = isLess && t('common:pattern.search', { fields: searched({ search }, texts.fields, language) });
    const filter = offered.filter((name) => !silent.includes(name));
    return {
      words: placeholder ? { ...texts.list, search: placeholder } : texts.list,
      columns: columnsOf(resource, texts, yesNo, moduleOfType, shown),
      filters: filtersOf({ ...resource, filter }, texts, yesNo, moduleOfType, own),
    };
  }, [resource, texts, t, language, own, offered, silent]);
};
