/** Hides the page at once, until the unlock dialog is shown. */
import css from './CoverDialog.module.css';

export const Backdrop = () => <div className={css.veil} aria-hidden="true" />;
