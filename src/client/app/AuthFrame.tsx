/** The frame of the sign-in pages, with links among those that exist. */
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { AuthLayout } from '../ui/layouts/AuthLayout';
import { useLanguageChoice } from './languageChoice';
import { rows } from './routes';

export function Frame() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const links = rows
    .filter(({ name, layout }) => name === 'dashboard' || layout === 'auth')
    .map(({ path, title }) => ({ to: path, label: t(title), current: path === pathname }));
  return (
    <AuthLayout links={links} {...useLanguageChoice()}>
      <Outlet />
    </AuthLayout>
  );
}

export const Waiting = () => null;
