/** How the rows are sorted, where not every column has a header to press. */
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../ui/PlainSelect';
import type { RowsProps } from './rowsProps';
import { sortKeyOf } from './sorting';

type Props = Pick<RowsProps, 'columns' | 'sort' | 'sorts' | 'onSort'>;

export function SortMenu({ columns, sort, sorts, onSort }: Props) {
  const { t } = useTranslation('grid');
  const choices = columns.flatMap(({ field, label }) => {
    const key = sortKeyOf(sorts, field);
    if (!key) return [];
    return [
      { value: key, label: `${label}, ${t('ascending')}` },
      { value: `-${key}`, label: `${label}, ${t('descending')}` },
    ];
  });
  return (
    <PlainSelect
      wide
      label={t('sortBy')}
      value={sort[0] ?? ''}
      choices={[{ value: '', label: t('sortUsual') }, ...choices]}
      onChange={(value) => onSort(value ? [value] : [])}
    />
  );
}
