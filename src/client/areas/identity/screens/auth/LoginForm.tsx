/** E-mail and password, and a code where the account asks for one: checked here, refused in the server's words, stored as typed. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { token } from '#shared/areas/identity/signIn';
import { PlainButton } from '#client/ui/PlainButton';
import { PlainField } from '#client/ui/PlainField';
import { CodeField } from './CodeField';
import css from './Form.module.css';
import { FormAlert } from './FormAlert';
import { PasswordField } from './PasswordField';
import { useDeclaredForm } from './useDeclaredForm';
import { useSignIn } from './useSignIn';

type Props = {
  /** Known already, when someone signs in again. */
  email?: string | undefined;
  /** Only that person can: their e-mail is not asked for, so a refusal speaks of the password alone. */
  fixed?: boolean;
  /** The verb on the button. */
  submit: string;
};

/** `one_time_code` is empty until the account asks for one. */
type Values = { email: string; password: string; one_time_code: string | null };

const missingCode = { code: 'required', pointer: '/data/attributes/one_time_code' } as const;

export function LoginForm({ email = '', fixed = false, submit }: Props) {
  const { t } = useTranslation('auth');
  const { busy, signedIn, problem, codeAsked, signIn } = useSignIn();
  const [attempt, setAttempt] = useState(0);
  const {
    formik,
    form,
    field,
    say,
    above,
    submit: again,
  } = useDeclaredForm<Values>({
    resource: token,
    start: { email, password: '', one_time_code: '' },
    fields: ['email', 'password', 'one_time_code'],
    refused: problem ? [problem] : [],
    also: ({ one_time_code: code }) => (codeAsked && !code ? [missingCode] : []),
    onSubmit: ({ one_time_code: code, ...known }) => signIn({ ...known, ...(codeAsked && code && { one_time_code: code }) }),
  });

  const wrongCode = problem?.code === 'two_step.invalid' ? problem : undefined;
  const { setFieldValue } = formik;
  useEffect(() => {
    if (!wrongCode) return;
    void setFieldValue('one_time_code', '', false);
    setAttempt((count) => count + 1);
  }, [wrongCode, setFieldValue]);

  const { ref: element } = form;
  const wrongPassword = problem?.code === 'credentials.invalid' ? problem : undefined;
  useEffect(() => {
    if (wrongPassword) element.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [wrongPassword, element]);

  const code = field('one_time_code');
  const isAsking = problem?.code === 'two_step.required' || wrongCode !== undefined;
  return (
    <form className={css.form} {...form}>
      {!busy && !isAsking && (
        <FormAlert problem={above} sentence={fixed && wrongPassword ? t('lock.wrongPassword') : undefined} onRetry={again} />
      )}
      {fixed ? (
        // For the browser's memory of passwords: whose password is asked for.
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      ) : (
        <PlainField
          {...field('email')}
          label={t('login.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          placeholder={t('login.emailHint')}
          autoFocus={!email}
        />
      )}
      <PasswordField {...field('password')} label={t('login.password')} autoComplete="current-password" autoFocus={Boolean(email)} />
      {codeAsked && (
        <CodeField
          value={code.value}
          onChange={(typed) => void setFieldValue('one_time_code', typed)}
          error={wrongCode && !code.value ? say(wrongCode) : code.error}
          attempt={attempt}
        />
      )}
      <PlainButton busy={busy || signedIn}>{busy || signedIn ? t('login.busy') : submit}</PlainButton>
    </form>
  );
}
