/** A thin line that runs while something is on its way. Plain CSS: it comes with every list, before anything of a form. */
import css from './LoadingBar.module.css';

/** @param className where it stands */
export function LoadingBar({ label, className = '' }: { label: string; className?: string | undefined }) {
  return <span role="progressbar" aria-label={label} className={`${css.bar} ${className}`} />;
}
