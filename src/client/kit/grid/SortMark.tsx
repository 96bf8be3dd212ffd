/** Next to a column's name: whether the list is sorted by it, which way, and in which place of the order. */
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { AscendingIcon, DescendingIcon } from '../../ui/icons';
import { placeInSort, sortKeyOf } from './sorting';
import css from './table.module.css';

type Order = { readonly sort: readonly string[]; readonly sorts: readonly string[] };

/** The order of the list, for the marks in its header. */
export const SortOrder = createContext<Order>({ sort: [], sorts: [] });

export function SortMark({ field }: { field: string }) {
  const { t } = useTranslation('grid');
  const { sort, sorts } = use(SortOrder);
  const key = sortKeyOf(sorts, field);
  const place = key && placeInSort(sort, key);
  if (!place) return <AscendingIcon size={14} className={css.unsorted} aria-hidden="true" />;
  const Arrow = place.direction === 'asc' ? AscendingIcon : DescendingIcon;
  return (
    <span className={css.sorted} title={t('sortHint')}>
      <Arrow size={14} aria-hidden="true" />
      {sort.length > 1 && <span aria-hidden="true">{place.place}</span>}
      {sort.length > 1 && (
        <span className="visually-hidden">
          {t('sorted', { place: place.place, direction: t(place.direction === 'asc' ? 'ascending' : 'descending') })}
        </span>
      )}
    </span>
  );
}
