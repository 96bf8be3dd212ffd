/** Asks for the link that sets a new password. What it answers never tells whether the address is known. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { passwordForgot, type PasswordPage } from '#shared/areas/identity/signIn';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { reset } from '../../flows/passwordReset';
import { PlainButton } from '#client/ui/PlainButton';
import { PlainField } from '#client/ui/PlainField';
import { AuthCard } from './AuthCard';
import css from './Form.module.css';
import { FormAlert } from './FormAlert';
import { useDeclaredForm } from './useDeclaredForm';

/** The page that the mail leads to stays in the look of the one that asked for it. */
const settingPage = (pathname: string): PasswordPage => (/^\/recover1\/?$/i.test(pathname) ? '/Recover2' : '/password/email');

function AskForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const busy = useAppSelector(reset.selectors.busy);
  const { form, field, above, submit } = useDeclaredForm({
    resource: passwordForgot,
    start: { email: '' },
    fields: ['email'],
    refused: useAppSelector(reset.selectors.errors),
    onSubmit: ({ email }) => {
      onAsked(email);
      dispatch(reset.actions.ask({ email, redirect_url: settingPage(pathname) }));
    },
  });
  return (
    <form className={css.form} {...form}>
      {!busy && <FormAlert problem={above} onRetry={submit} />}
      <PlainField
        {...field('email')}
        label={t('login.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={t('login.emailHint')}
        autoFocus
      />
      <PlainButton busy={busy}>{t(busy ? 'forgot.busy' : 'forgot.submit')}</PlainButton>
    </form>
  );
}

export function ForgotPassword() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const asked = useAppSelector(reset.selectors.status) === 'asked';
  const [email, setEmail] = useState('');
  const begin = () => void dispatch(reset.actions.acknowledge());
  useEffect(() => () => void dispatch(reset.actions.acknowledge()), [dispatch]);
  const back = <Link to="/login">{t('forgot.back')}</Link>;
  if (!asked)
    return (
      <AuthCard title={t('forgot.title')} purpose={t('forgot.purpose')} foot={back}>
        <AskForm onAsked={setEmail} />
      </AuthCard>
    );
  return (
    <AuthCard
      title={t('forgot.askedTitle')}
      purpose={
        <span role="status">
          {t('forgot.asked', { email })}
          <br />
          <br />
          {t('forgot.askedHelp')}
        </span>
      }
      foot={back}
    >
      <PlainButton type="button" onClick={begin}>
        {t('forgot.again')}
      </PlainButton>
    </AuthCard>
  );
}
