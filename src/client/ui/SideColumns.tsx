/** The body of a page of one record: what is read in a wide column, and in addition to it what is looked up; one below the other on a phone. */
import type { ReactNode } from 'react';
import css from './SideColumns.module.css';

type Props = {
  /** Next to the wide column; without it, there is only that. */
  aside?: ReactNode;
  /** On a phone what stands in addition to comes first. */
  asideFirst?: boolean;
  children: ReactNode;
};

export const SideColumns = ({ aside, asideFirst = false, children }: Props) => (
  <div className={css.page} data-aside={aside ? '' : undefined} data-first={asideFirst || undefined}>
    <div className={css.column}>{children}</div>
    {aside && <div className={css.column}>{aside}</div>}
  </div>
);
