/** What went wrong with a form as a whole, said at once to a screen reader; with a way on when there is one. Plain CSS. */
import type { ReactNode } from 'react';
import css from './PlainAlert.module.css';

export function PlainAlert({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div role="alert" className={css.alert}>
      <span>{children}</span>
      {action}
    </div>
  );
}
