/** The page of a mail's link to a new password. Open to anyone who is signed in too: a link has to work wherever it is opened. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { ResetLink } from '#client/services/session';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { auth, targets } from '#client/store/session/auth';
import { linkCheck } from '../../flows/linkCheck';
import { AuthCard } from './AuthCard';
import { BrokenLink } from './BrokenLink';
import { SetPassword } from './SetPassword';
import { useSecretQuery } from '#client/kit/useSecretQuery';

/** Asks the server about the link first: a used one hears at once, not after a password was typed twice. */
function CheckedLink({ link }: { link: ResetLink }) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const status = useAppSelector(linkCheck.selectors.status);
  const problem = useAppSelector(linkCheck.selectors.problem);
  const { token } = link;
  useEffect(() => {
    dispatch(linkCheck.actions.submit({ token }));
    return () => void dispatch(linkCheck.actions.acknowledge());
  }, [token, dispatch]);
  if (problem) return <BrokenLink code={problem.code} />;
  if (status === 'idle' || status === 'busy')
    return <AuthCard title={t('reset.title')} purpose={<span role="status">{t('verify.busy')}</span>} />;
  return <SetPassword link={link} title={t('reset.title')} purpose={t('reset.purpose', { email: link.email })} />;
}

export function NewPassword() {
  const link = useSecretQuery('email', 'token');
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  if (link.email && link.token) return <CheckedLink link={link} />;
  return signedIn ? <Navigate to={targets.home} replace /> : <BrokenLink code="token.invalid" />;
}
