/** An invitation to a clinic: who invites whom to what, and accepting it; anyone who is not signed in does that first and comes back. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Problem } from '#shared/errors';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import type { Invitation as Told } from '../../services/invitations';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { auth, targets } from '#client/store/session/auth';
import { invitation } from '../../flows/invitation';
import { me } from '#client/store/session/me';
import { PlainButton } from '#client/ui/PlainButton';
import { PlainLink } from '#client/ui/PlainLink';
import { useLanguage } from '#client/ui/useLanguage';
import { AuthCard } from './AuthCard';
import css from './Form.module.css';
import { FormAlert } from './FormAlert';
import { useSecretQuery } from '#client/kit/useSecretQuery';
import { useErrorText } from '#client/ui/useErrorText';

const PATH = '/invitation';
const invalid: Problem = { code: 'invitation.invalid' };

/** To sign in or to register, with the invited address filled in, and back here. */
function SignInFirst({ email, has_account }: Told) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const go = (path: string) => () => {
    dispatch(auth.actions.turnedAway({ path: PATH }));
    void navigate(path, { state: { email } });
  };
  return (
    <PlainButton type="button" onClick={go(has_account ? '/login' : '/register')}>
      {t(has_account ? 'invitation.signIn' : 'invitation.register')}
    </PlainButton>
  );
}

function Accept({ token, told }: { token: string; told: Told }) {
  const { t } = useTranslation('auth');
  const say = useErrorText();
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  const profile = useAppSelector(me.selectors.profile);
  const { status, errors } = useAppSelector(invitation.selectors.all);
  if (!signedIn) return <SignInFirst {...told} />;
  if (!profile) return null;
  if (profile.email.toLowerCase() !== told.email.toLowerCase())
    return (
      <p role="alert">
        {say({ code: 'invitation.other_address', meta: { email: told.email } })} {t('invitation.signOutFirst')}
      </p>
    );
  const submit = () => void dispatch(invitation.actions.accept({ token }));
  const busy = status === 'accepting' || status === 'accepted';
  return (
    <>
      {!busy && <FormAlert problem={errors[0]} onRetry={submit} />}
      <PlainButton type="button" busy={busy} onClick={submit}>
        {t(busy ? 'invitation.busy' : 'invitation.accept')}
      </PlainButton>
    </>
  );
}

/** What cannot be accepted: why, and where to go on. */
function Broken({ problem, onRetry }: { problem: Problem; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('auth');
  const say = useErrorText();
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  return (
    <AuthCard title={t('invitation.failedTitle')} purpose={<span role="alert">{say(problem)}</span>}>
      {onRetry ? (
        <PlainButton type="button" onClick={onRetry}>
          {t('verify.retry')}
        </PlainButton>
      ) : (
        <PlainLink to={signedIn ? targets.home : '/login'}>{t(signedIn ? 'verify.toDashboard' : 'login.submit')}</PlainLink>
      )}
    </AuthCard>
  );
}

const isFinal = ({ code }: Problem): boolean => code.startsWith('invitation.');

export function Invitation() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const given = useSecretQuery('token').token;
  const { token: kept, told, errors } = useAppSelector(invitation.selectors.all);
  const token = given || kept;
  const open = () => void dispatch(invitation.actions.open({ token }));
  useEffect(() => {
    if (given) dispatch(invitation.actions.open({ token: given }));
  }, [given, dispatch]);

  const problem = errors[0] ?? (token || told ? undefined : invalid);
  if (problem && (!told || isFinal(problem))) return <Broken problem={problem} onRetry={isFinal(problem) ? undefined : open} />;
  if (!told) return <AuthCard title={t('invitation.title')} purpose={<span role="status">{t('invitation.reading')}</span>} />;
  const { client, inviter } = told;
  const role = roleCalled(told.role, language);
  const purpose: ReactNode = inviter ? t('invitation.purpose', { inviter, client, role }) : t('invitation.purposeNobody', { client, role });
  return (
    <AuthCard title={t('invitation.titleOf', { client })} purpose={purpose}>
      <div className={css.form}>
        <Accept token={token} told={told} />
      </div>
    </AuthCard>
  );
}
