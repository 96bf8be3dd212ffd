/** The sign-in page. Where it leads is the guard's affair: back to the page that asked for it, or to the dashboard. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuthCard } from './AuthCard';
import { DemoAccounts } from './DemoAccounts';
import { LoginForm } from './LoginForm';

/** While the password is being typed, what stands behind the door is fetched. */
const useDashboardSoon = () =>
  useEffect(() => {
    const timer = setTimeout(() => void import(/* webpackChunkName: "dashboard" */ '../dashboard/Dashboard').catch(() => undefined), 1500);
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
      <LoginForm submit={t('login.submit')} />
      <DemoAccounts />
    </AuthCard>
  );
}
