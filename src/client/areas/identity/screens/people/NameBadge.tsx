/** A word or two next to a name: what is special about this record. */
import css from './NameBadge.module.css';

export function Mark({ children }: { children: string }) {
  return <span className={css.mark}>{children}</span>;
}
