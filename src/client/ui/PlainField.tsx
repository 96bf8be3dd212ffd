/** A labelled text field in plain CSS, for pages that load nothing of the dashboard: label above, the first error below. */
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import css from './PlainField.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  /** The first thing that is wrong with the value, in a sentence. */
  error?: string | undefined;
  /** Inside the field's end: a button that shows the password. */
  end?: ReactNode;
};

export function PlainField({ label, error, end, ...input }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.box} data-wrong={error !== undefined}>
        <input {...input} id={id} aria-invalid={error !== undefined} aria-describedby={error ? `${id}-error` : undefined} />
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
