/** A labelled text field in plain CSS, for pages that load nothing of the dashboard: label above; the first error or what is good, and the help below. */
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import css from './PlainField.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  /** Next to the label: that it may stay empty. */
  optional?: string | undefined;
  /** The first thing that is wrong with the value, in a sentence. */
  error?: string | undefined;
  /** What is good about the value; shown while nothing is wrong with it. */
  success?: string | undefined;
  help?: ReactNode;
  /** Inside the field's end: a button that shows the password. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function PlainField({ label, optional, error, success, help, end, ref, ...input }: Props) {
  const id = useId();
  const said = [error ? `${id}-error` : success && `${id}-success`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={css.optional}>{optional}</span>}
      </label>
      <div className={css.box} data-wrong={error !== undefined}>
        <input {...input} ref={ref} id={id} aria-invalid={error !== undefined} aria-describedby={said || undefined} />
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
      {success && !error && (
        <p id={`${id}-success`} className={css.success}>
          {success}
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className={css.help}>
          {help}
        </div>
      )}
    </div>
  );
}
