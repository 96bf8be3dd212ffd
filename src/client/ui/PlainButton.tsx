/** The main button of a form in plain CSS; while it is busy it can't be pressed twice. */
import type { ButtonHTMLAttributes } from 'react';
import css from './PlainButton.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

export function PlainButton({ busy = false, className, ...button }: Props) {
  return (
    <button type="submit" {...button} aria-busy={busy} disabled={busy || button.disabled} className={`${css.button} ${className ?? ''}`} />
  );
}
