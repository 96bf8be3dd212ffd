/** The list of items. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { day, flag, moment, picture, related, status, title } from '../../kit/grid/columns';
import { ManagedGrid } from '../../kit/grid/ManagedGrid';
import { modules } from '../../store/modules';
import { ItemIcon } from '../../ui/icons';
import { ColorBadge } from './ColorBadge';
import { paths } from './paths';

/** What each column shows. */
const useColumns = () => {
  const { t } = useTranslation(['usman', 'grid']);
  return useMemo(
    () => [
      picture({ field: 'image', label: t('usman:item.fields.image') }),
      title({ field: 'name', label: t('usman:item.fields.name') }),
      related({ field: 'category', label: t('usman:item.fields.category'), module: modules.category }),
      related({
        field: 'tags',
        label: t('usman:item.fields.tags'),
        module: modules.tag,
        look: ({ id, name, color }) => (
          <ColorBadge key={id} color={String(color)}>
            {String(name)}
          </ColorBadge>
        ),
      }),
      status({
        field: 'status',
        label: t('usman:item.fields.status'),
        options: {
          draft: { label: t('usman:item.status.draft'), tone: 'neutral' },
          published: { label: t('usman:item.status.published'), tone: 'success' },
          archived: { label: t('usman:item.status.archived'), tone: 'warning' },
        },
      }),
      flag({ field: 'on_home', label: t('usman:item.fields.on_home_short'), yes: t('grid:yes'), no: t('grid:no'), width: 104 }),
      day({ field: 'date', label: t('usman:item.fields.date') }),
      moment({ field: 'created_at', label: t('usman:item.fields.created_at') }),
    ],
    [t],
  );
};

const useFilters = () => {
  const { t } = useTranslation(['usman', 'grid']);
  return useMemo(
    () => [
      { field: 'category', label: t('usman:item.fields.category'), module: modules.category },
      { field: 'tags', label: t('usman:item.fields.tags'), module: modules.tag },
      { field: 'status', label: t('usman:item.fields.status'), options: t('usman:item.status', { returnObjects: true }) },
      { field: 'on_home', label: t('usman:item.fields.on_home'), options: { true: t('grid:yes'), false: t('grid:no') } },
      { field: 'date', label: t('usman:item.fields.date') },
      { field: 'created_at', label: t('usman:item.fields.created_at') },
    ],
    [t],
  );
};

export function ItemList() {
  const { t } = useTranslation('usman');
  return (
    <ManagedGrid
      module={modules.item}
      icon={ItemIcon}
      words={t('item.list', { returnObjects: true })}
      columns={useColumns()}
      filters={useFilters()}
      {...paths.item}
    />
  );
}
