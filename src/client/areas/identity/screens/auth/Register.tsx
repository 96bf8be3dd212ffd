/** Becoming a user of Nadi. A new account is signed in at once and the guard leads on; a known address is told to look into its mail. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Link, useLocation } from 'react-router';
import type { Credentials } from '#client/services/session';
import type { RootState } from '#client/store';
import { useAppSelector } from '#client/store/hooks';
import { auth } from '#client/store/session/auth';
import { register } from '../../flows/register';
import { brandName } from '#client/ui/constants';
import { PlainLink } from '#client/ui/PlainLink';
import { AuthCard } from './AuthCard';
import { RegisterForm } from './RegisterForm';
import { SignInAfterwards } from './SignInAfterwards';

/** The codes of a refused sign-in after which the neutral sentence is shown: the address already has an account. */
const wrongHere: ReadonlySet<string> = new Set(['credentials.invalid', 'account.locked']);

/** Anyone who leaves without having been let in begins anew the next time. */
const useForgetting = () => {
  const store = useStore<RootState>();
  useEffect(
    () => () => {
      const state = store.getState();
      const { newUserRegistered, errors } = state.register;
      if (!auth.selectors.loggedIn(state) && (newUserRegistered || errors.length)) store.dispatch(register.actions.acknowledge());
    },
    [store],
  );
};

export function Register() {
  const { t } = useTranslation('auth');
  const made = useAppSelector(register.selectors.newUserRegistered);
  const { search } = useLocation();
  const [sent, setSent] = useState<Credentials | null>(null);
  const refused = useAppSelector(auth.selectors.errors)[0];
  useForgetting();
  if (made && sent) {
    // Where the address has an account already, its owner is mailed; the sign-in fails unless the password is theirs.
    const isWrong = refused !== undefined && wrongHere.has(refused.code);
    return (
      <AuthCard
        title={t(isWrong ? 'register.checkTitle' : 'register.doneTitle')}
        purpose={isWrong ? <span role="status">{t('register.check')}</span> : t('register.done', { email: sent.email })}
        foot={isWrong && <Link to="/password/reset">{t('login.forgot')}</Link>}
      >
        <SignInAfterwards credentials={sent} instead={isWrong && <PlainLink to="/login">{t('login.submit')}</PlainLink>} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('register.title', { brand: brandName })}
      purpose={t('register.purpose')}
      foot={
        <>
          {t('register.hasAccount')} <Link to={`/login${search}`}>{t('login.submit')}</Link>
        </>
      }
    >
      <RegisterForm onSent={setSent} />
    </AuthCard>
  );
}
