/** Becoming a user of Nadi. Who has registered is signed in at once; the guard then leads them on. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Link } from 'react-router';
import type { Credentials } from '../../services/session';
import type { RootState } from '../../store';
import { useAppSelector } from '../../store/hooks';
import { auth } from '../../store/modules/auth';
import { register } from '../../store/modules/register';
import { brandName } from '../../ui/constants';
import { AuthCard } from './AuthCard';
import { RegisterForm } from './RegisterForm';
import { SignInAfterwards } from './SignInAfterwards';

/** Whoever leaves without having been let in begins anew the next time. */
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
  const [sent, setSent] = useState<Credentials | null>(null);
  useForgetting();
  if (made && sent)
    return (
      <AuthCard title={t('register.doneTitle')} purpose={t('register.done', { email: sent.email })}>
        <SignInAfterwards credentials={sent} />
      </AuthCard>
    );
  return (
    <AuthCard
      title={t('register.title', { brand: brandName })}
      purpose={t('register.purpose')}
      foot={
        <>
          {t('register.hasAccount')} <Link to="/login">{t('login.submit')}</Link>
        </>
      }
    >
      <RegisterForm onSent={setSent} />
    </AuthCard>
  );
}
