/** A way on that looks like the main button of a form. Plain CSS. */
import { Link } from 'react-router';
import css from './PlainButton.module.css';

export function PlainLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={`${css.button} ${css.link}`}>
      {children}
    </Link>
  );
}
