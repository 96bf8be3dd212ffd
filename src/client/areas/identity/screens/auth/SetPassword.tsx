/** Sets a new password with what a link gave, and signs in with it. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { passwordReset, type PasswordReset } from '#shared/areas/identity/signIn';
import { fieldAt } from '#shared/validate';
import type { Credentials, ResetLink } from '#client/services/session';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { targets } from '#client/store/session/auth';
import { reset } from '../../flows/passwordReset';
import { AuthCard } from './AuthCard';
import { BrokenLink } from './BrokenLink';
import { NewPasswordForm } from './NewPasswordForm';
import { SignInAfterwards } from './SignInAfterwards';

const home = { goTo: targets.home } as const;

/** The link itself is invalid: the problem concerns a value that the person cannot edit. */
const isLinks = (pointer: string | undefined): boolean => ['email', 'token'].includes(fieldAt(passwordReset, pointer) ?? '');

type Props = { link: ResetLink; title: string; purpose: string };

export function SetPassword({ link, title, purpose }: Props) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const errors = useAppSelector(reset.selectors.errors);
  const done = useAppSelector(reset.selectors.status) === 'done';
  const [sent, setSent] = useState<Credentials | null>(null);
  useEffect(() => () => void dispatch(reset.actions.acknowledge()), [dispatch]);

  const submit = (change: PasswordReset) => {
    setSent({ email: change.email, password: change.password });
    dispatch(reset.actions.submit(change, home));
  };
  if (sent && done)
    return (
      <AuthCard title={t('reset.doneTitle')} purpose={t('reset.done')}>
        <SignInAfterwards credentials={sent} then={[home]} />
      </AuthCard>
    );
  const broken = errors.find(({ code, pointer }) => code.startsWith('token.') || isLinks(pointer));
  if (broken) return <BrokenLink code={broken.code.startsWith('token.') ? broken.code : 'token.invalid'} />;
  return (
    <AuthCard title={title} purpose={purpose} foot={<Link to="/login">{t('forgot.back')}</Link>}>
      <NewPasswordForm link={link} onSubmit={submit} />
    </AuthCard>
  );
}
