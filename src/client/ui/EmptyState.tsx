/** A place with nothing in it yet: a sentence, and the one action that fills it. */
import type { ReactNode } from 'react';
import type { Icon } from './icons';
import css from './EmptyState.module.css';

type Props = {
  icon: Icon;
  title: string;
  /** What is shown here once there is something, and how to add it. */
  message?: string | undefined;
  /** The one action, a button or a link. */
  action?: ReactNode;
};

export function EmptyState({ icon: StateIcon, title, message, action }: Props) {
  return (
    <div className={css.state}>
      <span className={css.icon}>
        <StateIcon size={24} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className={css.title}>{title}</p>
      {message && <p className={css.message}>{message}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
