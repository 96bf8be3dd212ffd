/** A page of the sign-in family: what it is for, the form or the answer, and the ways on below. */
import type { ReactNode } from 'react';
import css from './AuthCard.module.css';

type Props = { title: string; purpose?: ReactNode; children?: ReactNode; foot?: ReactNode };

export function AuthCard({ title, purpose, children, foot }: Props) {
  return (
    <div className={css.card}>
      <h1>{title}</h1>
      {purpose && <p>{purpose}</p>}
      {children}
      {foot && <p className={css.foot}>{foot}</p>}
    </div>
  );
}
