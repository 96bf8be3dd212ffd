/** The public site's frame, with the way in, or on for whoever is signed in. */
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { MainLayout } from '../ui/layouts/MainLayout';
import { places } from './guards';
import { useLanguageChoice } from './languageChoice';
import { useVisitor } from './visitor';

export function Frame() {
  const { t } = useTranslation();
  const { signedIn } = useVisitor();
  const link = signedIn ? { to: places.afterLogin, label: t('chrome.memberArea') } : { to: places.login, label: t('chrome.login') };
  return (
    <MainLayout link={link} {...useLanguageChoice()}>
      <Outlet />
    </MainLayout>
  );
}

export const Waiting = () => null;
