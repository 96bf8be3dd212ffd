/** What a form as a whole has to say, at once to a screen reader; with a way on when there is one. Plain CSS. */
import type { ReactNode } from 'react';
import css from './PlainAlert.module.css';

type Props = {
  children: ReactNode;
  action?: ReactNode;
  /** News is said without interrupting; what went wrong interrupts. */
  tone?: 'danger' | 'info';
};

export function PlainAlert({ children, action, tone = 'danger' }: Props) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={css.alert} data-tone={tone}>
      <span>{children}</span>
      {action}
    </div>
  );
}
