/** The frame of the sign-in pages, with links to the dashboard, to sign in and to register. */
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { routeAt } from '#shared/routes';
import { AuthLayout } from '../ui/layouts/AuthLayout';
import { useLanguageChoice } from './languageChoice';
import { rowNamed } from './routes';

const linked = ['dashboard', 'login', 'register'].flatMap((name) => rowNamed(name) ?? []);

export function Frame() {
  const { t } = useTranslation();
  const here = rowNamed(routeAt(useLocation().pathname)?.name ?? '');
  const links = linked.map((row) => ({ to: row.path, label: t(row.title), current: row === here }));
  return (
    <AuthLayout links={links} plain={here?.plain ?? false} {...useLanguageChoice()}>
      <Outlet />
    </AuthLayout>
  );
}

export const Waiting = () => null;
