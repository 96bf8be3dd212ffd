/** A link of a mail that sets no password any more: why, and the way to another one. */
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { ErrorCode } from '#shared/errors';
import { PlainLink } from '#client/ui/PlainLink';
import { AuthCard } from './AuthCard';
import { useErrorText } from '#client/ui/useErrorText';

/** The page that asks for the link stays in the look of this one. */
const askingPage = (pathname: string) => (/^\/recover2\/?$/i.test(pathname) ? '/Recover1' : '/password/reset');

export function BrokenLink({ code }: { code: ErrorCode }) {
  const { t } = useTranslation('auth');
  const say = useErrorText();
  const { pathname } = useLocation();
  return (
    <AuthCard
      title={t('reset.brokenTitle')}
      purpose={<span role="alert">{say({ code })}</span>}
      foot={<Link to="/login">{t('forgot.back')}</Link>}
    >
      <PlainLink to={askingPage(pathname)}>{t('reset.askAnew')}</PlainLink>
    </AuthCard>
  );
}
