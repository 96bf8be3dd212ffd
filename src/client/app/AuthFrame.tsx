/** The frame of the sign-in pages, with links to the dashboard and, for who is not signed in, to sign in and to register. */
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { routeAt } from '#shared/routes';
import { mainId } from '../ui/chrome/SkipLink';
import { AuthLayout } from '../ui/layouts/AuthLayout';
import { useAppSelector } from '../store/hooks';
import { auth } from '../store/session/auth';
import { useLanguageChoice } from './languageChoice';
import { authMeta, type AuthMeta } from './pageMeta/auth';
import { useTitle } from './pageMeta/titles';
import { rowNamed } from './routes';

const linked = { dashboard: 'page.dashboard', login: 'page.login', register: 'page.register' } as const;

const metaOf = (name: string): AuthMeta | undefined =>
  Object.hasOwn(authMeta, name) ? authMeta[name as keyof typeof authMeta] : undefined;

export function Frame() {
  const { t } = useTranslation();
  const here = routeAt(useLocation().pathname)?.name ?? '';
  const meta = metaOf(here);
  useTitle(meta && t(meta.title));
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  const links = Object.entries(linked).flatMap(([name, title]) => {
    if (meta?.public || (signedIn && name !== 'dashboard')) return [];
    const row = rowNamed(name);
    return row ? [{ to: row.path, label: t(title), current: name === here }] : [];
  });
  const choice = useLanguageChoice();
  if (meta?.bare)
    return (
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
    );
  return (
    <AuthLayout links={links} plain={meta?.plain ?? false} {...choice}>
      <Outlet />
    </AuthLayout>
  );
}

export const Waiting = () => null;
