/** Where this page stands: a house that leads home, then the names of the pages above, then this one. Rule: APP-7. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HomeIcon, NextIcon } from '../icons';
import css from './Breadcrumb.module.css';

/** A step of the way; without `to` it is only a name. */
export type Crumb = { label: string; to?: string };

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav className={css.breadcrumb} aria-label={t('chrome.breadcrumb')}>
      <ol>
        <li>
          <Link to="/" aria-label={t('chrome.home')} title={t('chrome.home')}>
            <HomeIcon size={16} aria-hidden="true" />
          </Link>
        </li>
        {crumbs.map(({ label, to }, position) => (
          <li key={`${position}-${label}`}>
            <NextIcon size={14} aria-hidden="true" />
            {position === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
