/** The page of a mail's link to a new password. Open to whoever is signed in too: a link has to work wherever it is opened. */
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useAppSelector } from '../../store/hooks';
import { auth, targets } from '../../store/modules/auth';
import { BrokenLink } from './BrokenLink';
import { SetPassword } from './SetPassword';
import { useSecretQuery } from './useSecretQuery';

export function NewPassword() {
  const { t } = useTranslation('auth');
  const link = useSecretQuery('email', 'token');
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  if (link.email && link.token) return <SetPassword link={link} title={t('reset.title')} purpose={t('reset.purpose', { email: link.email })} />;
  return signedIn ? <Navigate to={targets.home} replace /> : <BrokenLink code="token.invalid" />;
}
