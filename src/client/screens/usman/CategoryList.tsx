/** The list of categories. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { moment, title, words } from '../../kit/grid/columns';
import { figure } from '../../kit/grid/numberColumns';
import { ManagedGrid } from '../../kit/grid/ManagedGrid';
import { modules } from '../../store/modules';
import { CategoryIcon } from '../../ui/icons';
import { paths } from './paths';

export function CategoryList() {
  const { t } = useTranslation('usman');
  const columns = useMemo(
    () => [
      title({ field: 'name', label: t('category.fields.name') }),
      words({ field: 'description', label: t('category.fields.description'), width: 200, grow: 3 }),
      figure({ field: 'items_count', label: t('category.fields.items_count') }),
      moment({ field: 'created_at', label: t('category.fields.created_at') }),
    ],
    [t],
  );
  return (
    <ManagedGrid
      module={modules.category}
      icon={CategoryIcon}
      words={t('category.list', { returnObjects: true })}
      columns={columns}
      {...paths.category}
    />
  );
}
