/** A tag as it is seen everywhere: its colour as a dot, its name in words. */
import css from './ColorBadge.module.css';

export function ColorBadge({ color, children }: { color: string; children: string }) {
  return (
    <span className={css.badge}>
      <span className={css.dot} style={{ background: color }} />
      {children}
    </span>
  );
}
