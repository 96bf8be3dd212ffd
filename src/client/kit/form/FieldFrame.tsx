/** A field's words around its input: label above; the first error or what is good about the value, and help under it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DangerIcon, SuccessIcon } from '../../ui/icons';
import css from './form.module.css';

type Props = {
  id: string;
  label: string;
  help?: string | undefined;
  optional: boolean;
  error?: string | undefined;
  /** What is good about the value; shown while nothing is wrong with it. */
  success?: string | undefined;
  /** Whether the input is one that an HTML label can name; the others are named by `aria-labelledby`. */
  labelable: boolean;
  children: ReactNode;
};

export const labelId = (id: string) => `${id}-label`;
const helpId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;
const successId = (id: string) => `${id}-success`;

/** Ids of what is said about an input, for `aria-describedby`. */
export const describing = (id: string, help: string | undefined, error: string | undefined, success?: string): string | undefined =>
  [error ? errorId(id) : success && successId(id), help && helpId(id)].filter(Boolean).join(' ') || undefined;

export function FieldFrame({ id, label, help, optional, error, success, labelable, children }: Props) {
  const { t } = useTranslation('form');
  const Label = labelable ? 'label' : 'span';
  return (
    <div className={css.field}>
      <Label id={labelId(id)} {...(labelable && { htmlFor: id })} className={css.label}>
        {label}
        {optional && <span className={css.optional}>{t('optional')}</span>}
      </Label>
      {children}
      {error && (
        <p id={errorId(id)} className={css.error}>
          <DangerIcon size={15} aria-hidden="true" />
          {error}
        </p>
      )}
      {success && !error && (
        <p id={successId(id)} className={css.success}>
          <SuccessIcon size={15} aria-hidden="true" />
          {success}
        </p>
      )}
      {help && (
        <p id={helpId(id)} className={css.help}>
          {help}
        </p>
      )}
    </div>
  );
}
