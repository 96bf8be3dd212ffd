/** A figure of the dashboard: the whole tile leads to its page; what can be done from here lies above that. */
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import css from './Now.module.css';

/** `value`: undefined while it is on its way; a number is written as the reader writes numbers. */
type Props = { label: string; value: ReactNode; note?: ReactNode; to: string; isLate?: boolean; children?: ReactNode };

export function Tile({ label, value, note, to, isLate = false, children }: Props) {
  const language = useLanguage();
  const shown = typeof value === 'number' ? formatNumber(value, language) : value;
  return (
    <li className={css.tile} data-tone={isLate ? 'late' : undefined}>
      <Link to={to} className={css.label}>
        {label}
      </Link>
      <strong className={`${css.value} tabular`}>{shown ?? <Skeleton width={72} />}</strong>
      <span className={css.note}>{note || '\u00a0'}</span>
      {children}
    </li>
  );
}
