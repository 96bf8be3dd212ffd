/** How many there are of one kind, as a door to them. */
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../ui/formats';
import { RetryIcon, type Icon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import css from './Dashboard.module.css';

type Props = {
  icon: Icon;
  label: string;
  list: { readonly total: number; readonly status: string };
  to: string;
  /** What the door leads to, in words. */
  link: string;
  onRetry: () => void;
};

export function CountCard({ icon: CardIcon, label, list, to, link, onRetry }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const known = list.status === 'ready' || list.total > 0;
  return (
    <section className={css.count}>
      <span className={css.icon}>
        <CardIcon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2>{label}</h2>
      {list.status === 'failed' && !known ? (
        <button type="button" className={css.retry} onClick={onRetry}>
          <RetryIcon size={16} aria-hidden="true" />
          {t('action.retry')}
        </button>
      ) : (
        <p className="tabular">{known ? formatNumber(list.total, language) : <Skeleton width={56} />}</p>
      )}
      <Link to={to}>{link}</Link>
    </section>
  );
}
