/** Sets a new password with the link of a mail, and signs in with it. Open to whoever is signed in too: a link has to work wherever it is opened. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { passwordReset, type PasswordReset } from '#shared/signIn';
import { fieldAt } from '#shared/validate';
import type { Credentials } from '../../services/session';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { auth, targets } from '../../store/modules/auth';
import { reset } from '../../store/modules/reset';
import { AuthCard } from './AuthCard';
import { BrokenLink } from './BrokenLink';
import { NewPasswordForm } from './NewPasswordForm';
import { SignInAfterwards } from './SignInAfterwards';
import { useSecretQuery } from './useSecretQuery';

const home = { goTo: targets.home } as const;

/** The link itself is at fault: what is wrong stands in what the person can't type. */
const isLinks = (pointer: string | undefined): boolean => ['email', 'token'].includes(fieldAt(passwordReset, pointer) ?? '');

export function NewPassword() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const link = useSecretQuery('email', 'token');
  const errors = useAppSelector(reset.selectors.errors);
  const done = useAppSelector(reset.selectors.status) === 'done';
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  const [sent, setSent] = useState<Credentials | null>(null);
  useEffect(() => () => void dispatch(reset.actions.acknowledge()), [dispatch]);

  const submit = (change: PasswordReset) => {
    setSent({ email: change.email, password: change.password });
    dispatch(reset.actions.submit(change, home));
  };
  const isEmpty = !link.email || !link.token;
  if (isEmpty && signedIn) return <Navigate to={targets.home} replace />;
  if (sent && done)
    return (
      <AuthCard title={t('reset.doneTitle')} purpose={t('reset.done')}>
        <SignInAfterwards credentials={sent} then={[home]} />
      </AuthCard>
    );
  const broken = errors.find(({ code, pointer }) => code.startsWith('token.') || isLinks(pointer));
  if (isEmpty || broken) return <BrokenLink code={broken?.code.startsWith('token.') ? broken.code : 'token.invalid'} />;
  return (
    <AuthCard title={t('reset.title')} purpose={t('reset.purpose', { email: link.email })} foot={<Link to="/login">{t('forgot.back')}</Link>}>
      <NewPasswordForm link={link} onSubmit={submit} />
    </AuthCard>
  );
}
