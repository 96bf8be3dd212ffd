/** "This was not me": takes a change of address back with the link of a mail, and goes on to a new password. For guests and for anyone who is signed in. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Problem } from '#shared/errors';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { revert } from '../../flows/emailRevert';
import { PlainButton } from '#client/ui/PlainButton';
import { PlainLink } from '#client/ui/PlainLink';
import { AuthCard } from './AuthCard';
import css from './EmailRevert.module.css';
import { FormAlert } from './FormAlert';
import { SetPassword } from './SetPassword';
import { useSecretQuery } from '#client/kit/useSecretQuery';

const invalid: Problem = { code: 'token.invalid' };

/** What happens when the button is pressed. */
function Consequences() {
  const { t } = useTranslation('auth');
  return (
    <ul className={css.list}>
      {t('revert.consequences', { returnObjects: true }).map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

export function EmailRevert() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const { token } = useSecretQuery('token');
  const busy = useAppSelector(revert.selectors.busy);
  const link = useAppSelector(revert.selectors.link);
  const problem = useAppSelector(revert.selectors.errors)[0] ?? (token ? undefined : invalid);
  useEffect(() => () => void dispatch(revert.actions.acknowledge()), [dispatch]);

  if (link) return <SetPassword link={link} title={t('revert.doneTitle')} purpose={t('revert.done', { email: link.email })} />;
  if (problem?.code.startsWith('token.'))
    return (
      <AuthCard
        title={t('revert.failedTitle')}
        purpose={<span role="alert">{t('revert.failed')}</span>}
        foot={<Link to="/login">{t('forgot.back')}</Link>}
      >
        <PlainLink to="/password/reset">{t('reset.askAnew')}</PlainLink>
      </AuthCard>
    );
  const submit = () => void dispatch(revert.actions.submit({ token }));
  return (
    <AuthCard title={t('revert.title')} purpose={t('revert.purpose')} foot={t('revert.mine')}>
      <Consequences />
      {!busy && <FormAlert problem={problem} onRetry={submit} />}
      <PlainButton type="button" busy={busy} onClick={submit}>
        {t(busy ? 'revert.busy' : 'revert.submit')}
      </PlainButton>
    </AuthCard>
  );
}
