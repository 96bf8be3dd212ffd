/** The sign-in page. The guard decides where it leads: back to the page that was asked for, or to the dashboard. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuthCard } from './AuthCard';
import { DemoAccounts } from './DemoAccounts';
import { LoginForm } from './LoginForm';
import { useGivenEmail } from './useGivenEmail';

/** Prefetches the dashboard while the password is typed. */
const useDashboardSoon = () =>
  useEffect(() => {
    const timer = setTimeout(
      () => void import(/* webpackChunkName: "dashboard" */ '#client/areas/dashboard/screens/Dashboard').catch(() => undefined),
      1500,
    );
    return () => clearTimeout(timer);
  }, []);

export function Login() {
  const { t } = useTranslation('auth');
  useDashboardSoon();
  return (
    <AuthCard
      title={t('login.title')}
      purpose={t('login.purpose')}
      foot={
        <>
          <Link to="/password/reset">{t('login.forgot')}</Link>
          <br />
          {t('login.noAccount')} <Link to="/register">{t('login.register')}</Link>
        </>
      }
    >
      <LoginForm email={useGivenEmail()} submit={t('login.submit')} />
      <DemoAccounts />
    </AuthCard>
  );
}
