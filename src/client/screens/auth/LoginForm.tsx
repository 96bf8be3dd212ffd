/** E-mail and password: checked here, refused in the server's words, kept as typed when the network fails. */
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import type { ErrorCode, Problem } from '#shared/errors';
import { HideIcon, ShowIcon } from '../../ui/icons';
import { PlainAlert } from '../../ui/PlainAlert';
import { PlainButton } from '../../ui/PlainButton';
import { PlainField } from '../../ui/PlainField';
import css from './LoginForm.module.css';

export type Credentials = { email: string; password: string };

type Props = {
  /** Known already, when someone signs in again. */
  email?: string | undefined;
  /** The verb on the button. */
  submit: string;
  busy: boolean;
  /** What the last attempt failed of. */
  problem?: Problem | undefined;
  onSubmit: (credentials: Credentials) => void;
};

/** The messages are codes of the error catalogue. */
const required: ErrorCode = 'required';
const invalidEmail: ErrorCode = 'invalid_email';
const schema = yup.object({
  email: yup.string().trim().required(required).matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, invalidEmail),
  password: yup.string().required(required),
});

export function LoginForm({ email = '', submit, busy, problem, onSubmit }: Props) {
  const { t } = useTranslation(['auth', 'errors', 'common']);
  const [shown, setShown] = useState(false);
  const form = useFormik<Credentials>({
    initialValues: { email, password: '' },
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => onSubmit({ ...values, email: values.email.trim() }),
  });
  const errorOf = (field: keyof Credentials) => form.errors[field] && t(`errors:${form.errors[field] as ErrorCode}`);
  const retry = problem?.code === 'network' && (
    <button type="button" onClick={() => void form.submitForm()}>
      {t('common:action.retry')}
    </button>
  );
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit}>
      {problem && !busy && <PlainAlert action={retry}>{t(`errors:${problem.code}`, { ...problem.meta })}</PlainAlert>}
      <PlainField
        label={t('auth:login.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder={t('auth:login.emailHint')}
        autoFocus={!email}
        error={errorOf('email')}
        {...form.getFieldProps('email')}
      />
      <PlainField
        label={t('auth:login.password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoFocus={Boolean(email)}
        error={errorOf('password')}
        end={
          <button type="button" aria-pressed={shown} aria-label={t(shown ? 'auth:login.hide' : 'auth:login.show')} onClick={() => setShown(!shown)}>
            {shown ? <HideIcon size={20} strokeWidth={1.75} /> : <ShowIcon size={20} strokeWidth={1.75} />}
          </button>
        }
        {...form.getFieldProps('password')}
      />
      <PlainButton busy={busy}>{busy ? t('auth:login.busy') : submit}</PlainButton>
    </form>
  );
}
