/** Links to what people look for most often in a list, each with its filters and order. */
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import css from './savedFilters.module.css';

/** The query of a link as the list writes it into the address, and its name. */
export type SavedFilter = readonly [query: string, label: string];

export function SavedFilters({ filters }: { filters: readonly SavedFilter[] }) {
  const { t } = useTranslation('grid');
  const { pathname, search } = useLocation();
  return (
    <nav className={css.saved} aria-label={t('savedFilters')}>
      {filters.map(([query, label]) => (
        <Link key={query} to={`${pathname}${query}`} aria-current={decodeURIComponent(search) === query ? 'true' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
