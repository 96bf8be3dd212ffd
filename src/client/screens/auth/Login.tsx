/** The sign-in page. Where it leads is the guard's affair: back to the page that asked for it, or to the dashboard. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { auth } from '../../store/modules/auth';
import css from './Login.module.css';
import { LoginForm } from './LoginForm';

/** While the password is being typed, what stands behind the door is fetched. */
const useDashboardSoon = () =>
  useEffect(() => {
    const timer = setTimeout(() => void import(/* webpackChunkName: "dashboard" */ '../dashboard/Dashboard').catch(() => undefined), 1500);
    return () => clearTimeout(timer);
  }, []);

export function Login() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const busy = useAppSelector(auth.selectors.busy);
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  const errors = useAppSelector(auth.selectors.errors);
  useDashboardSoon();
  return (
    <div className={css.card}>
      <h1>{t('login.title')}</h1>
      <p>{t('login.purpose')}</p>
      <LoginForm
        submit={t('login.submit')}
        busy={busy === 'login' || signedIn}
        problem={errors[0]}
        onSubmit={(credentials) => void dispatch(auth.actions.login(credentials))}
      />
      <p className={css.help}>{t('login.help')}</p>
    </div>
  );
}
