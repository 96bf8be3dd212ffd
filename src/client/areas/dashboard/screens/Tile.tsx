/** A figure of the dashboard: the whole tile leads to its page; what can be done from here lies above that. */
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './Now.module.css';

/** `value`: undefined while it is on its way. */
type Props = { label: string; value: ReactNode; note?: ReactNode; to: string; isLate?: boolean; children?: ReactNode };

export function Tile({ label, value, note, to, isLate = false, children }: Props) {
  return (
    <li className={css.tile} data-tone={isLate ? 'late' : undefined}>
      <Link to={to} className={css.label}>
        {label}
      </Link>
      <strong className={`${css.value} tabular`}>{value ?? <Skeleton width={72} />}</strong>
      <span className={css.note}>{note ?? '\u00a0'}</span>
      {children}
    </li>
  );
}
