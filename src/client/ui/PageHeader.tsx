/** What a page is: its title, one line on what it is for, and its main action. */
import type { ReactNode } from 'react';
import css from './PageHeader.module.css';

type Props = {
  title: string;
  /** One line: what a person does here. */
  purpose?: string | undefined;
  /** The main action, a button or a link; on a phone it moves to a bar at the bottom. */
  action?: ReactNode;
  /** Beside the title: a status chip. */
  badge?: ReactNode;
};

export function PageHeader({ title, purpose, action, badge }: Props) {
  return (
    <div className={css.header}>
      <div className={css.words}>
        <div className={css.title}>
          <h1>{title}</h1>
          {badge}
        </div>
        {purpose && <p>{purpose}</p>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
