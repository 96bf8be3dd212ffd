/** What a page is: its title, one line on what it is for, and its main action. */
import type { ReactNode } from 'react';
import css from './PageHeader.module.css';

type Props = {
  title: string;
  /** One line: what a person does here. */
  purpose?: string | undefined;
  /** The main action, a button or a link; on a phone it moves to a bar at the bottom. */
  action?: ReactNode;
  /** Next to the title: a status chip. */
  badge?: ReactNode;
  /** A page has one heading of the first level; one that is shown inside another page has the second. */
  level?: 1 | 2;
};

export function PageHeader({ title, purpose, action, badge, level = 1 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.header}>
      <div className={css.words}>
        <div className={css.title}>
          <Heading>{title}</Heading>
          {badge}
        </div>
        {purpose && <p>{purpose}</p>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
