/** Hides the page at once, until the question that unlocks it is there. */
import css from './CoverDialog.module.css';

export const Veil = () => <div className={css.veil} aria-hidden="true" />;
