/** The list of tags. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { moment, title, type Column } from '../../kit/grid/columns';
import { figure } from '../../kit/grid/numberColumns';
import { ManagedGrid } from '../../kit/grid/ManagedGrid';
import { modules } from '../../store/modules';
import { TagIcon } from '../../ui/icons';
import { ColorBadge } from './ColorBadge';
import { paths } from './paths';

/** A colour as a badge with what it is written as. */
const colour = (label: string): Column => ({
  field: 'color',
  label,
  width: 140,
  cell: ({ color }) => <ColorBadge color={String(color)}>{String(color)}</ColorBadge>,
  text: ({ color }) => String(color),
});

export function TagList() {
  const { t } = useTranslation('usman');
  const columns = useMemo(
    () => [
      title({ field: 'name', label: t('tag.fields.name') }),
      colour(t('tag.fields.color')),
      figure({ field: 'items_count', label: t('tag.fields.items_count') }),
      moment({ field: 'created_at', label: t('tag.fields.created_at') }),
    ],
    [t],
  );
  const filters = useMemo(() => [{ field: 'color', label: t('tag.fields.color') }], [t]);
  return (
    <ManagedGrid
      module={modules.tag}
      icon={TagIcon}
      words={t('tag.list', { returnObjects: true })}
      columns={columns}
      filters={filters}
      {...paths.tag}
    />
  );
}
