/** A box to tick in plain CSS, with its sentence next to it and the first error below. */
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import css from './PlainCheck.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { label: ReactNode; error?: string | undefined };

export function PlainCheck({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div>
      <div className={css.line}>
        <input {...input} type="checkbox" id={id} aria-invalid={error !== undefined} aria-describedby={error ? `${id}-error` : undefined} />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
