/** Gives back the token of a mail, and says what became of it; for anyone who is signed in and for guests alike. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { account } from '../../flows/account';
import { auth, targets } from '#client/store/session/auth';
import { me } from '#client/store/session/me';
import { verification } from '../../flows/verification';
import { PlainButton } from '#client/ui/PlainButton';
import { PlainLink } from '#client/ui/PlainLink';
import { AuthCard } from './AuthCard';
import { useSecretQuery } from '#client/kit/useSecretQuery';
import { useErrorText } from '#client/ui/useErrorText';

const invalid: Problem = { code: 'token.invalid' };

/** What someone may do about a link that proves nothing: another one goes only to who is signed in. */
function AnotherLink() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const unproven = useAppSelector(me.selectors.actor)?.restriction === 'unverified';
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  if (unproven)
    return (
      <PlainButton type="button" onClick={() => void dispatch(account.actions.verificationSend({ notify: 'auth:verify.sent' }))}>
        {t('verify.resend')}
      </PlainButton>
    );
  return signedIn ? (
    <PlainLink to={targets.home}>{t('verify.toDashboard')}</PlainLink>
  ) : (
    <PlainLink to="/login">{t('verify.loginFirst')}</PlainLink>
  );
}

/** Where somebody goes on whose address is verified: to the start of their clinic, where that is offered to them. */
function GoOn() {
  const { t } = useTranslation('auth');
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  const start = useAppSelector(me.selectors.start);
  if (!signedIn) return <PlainLink to="/login">{t('login.submit')}</PlainLink>;
  return start ? (
    <PlainLink to="/services/start">{t('verify.toStart')}</PlainLink>
  ) : (
    <PlainLink to={targets.home}>{t('verify.toDashboard')}</PlainLink>
  );
}

export function VerifyEmail() {
  const { t } = useTranslation('auth');
  const say = useErrorText();
  const dispatch = useAppDispatch();
  const { token } = useSecretQuery('token');
  const status = useAppSelector(verification.selectors.status);
  const problem = useAppSelector(verification.selectors.errors)[0] ?? (token ? undefined : invalid);
  const actor = useAppSelector(me.selectors.actor);
  // The address is verified already: the link was opened a second time, no request is needed.
  const proven = status === 'done' || (problem?.code === 'token.used' && actor !== null && actor.restriction !== 'unverified');
  const submit = () => void dispatch(verification.actions.submit({ token }));
  useEffect(() => {
    if (token) dispatch(verification.actions.submit({ token }));
    return () => void dispatch(verification.actions.acknowledge());
  }, [token, dispatch]);

  if (proven)
    return (
      <AuthCard title={t('verify.doneTitle')} purpose={<span role="status">{t('verify.done')}</span>}>
        <GoOn />
      </AuthCard>
    );
  if (!problem) return <AuthCard title={t('verify.title')} purpose={<span role="status">{t('verify.busy')}</span>} />;
  const isLink = problem.code.startsWith('token.');
  return (
    <AuthCard
      title={t('verify.failedTitle')}
      purpose={
        <span role="alert">
          {say(problem)} {problem.code === 'token.used' && t('verify.used')}
        </span>
      }
    >
      {isLink ? (
        <AnotherLink />
      ) : (
        <PlainButton type="button" onClick={submit}>
          {t('verify.retry')}
        </PlainButton>
      )}
    </AuthCard>
  );
}
