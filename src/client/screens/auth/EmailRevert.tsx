/** "This was not me": takes a change of address back with the link of a mail, and goes on to a new password. For guests and for whoever is signed in. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Problem } from '#shared/errors';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { revert } from '../../store/modules/emailRevert';
import { PlainButton } from '../../ui/PlainButton';
import { PlainLink } from '../../ui/PlainLink';
import { AuthCard } from './AuthCard';
import css from './EmailRevert.module.css';
import { FormAlert } from './FormAlert';
import { SetPassword } from './SetPassword';
import { useSecretQuery } from './useSecretQuery';

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
  const { t } = useTranslation(['auth', 'errors']);
  const dispatch = useAppDispatch();
  const { token } = useSecretQuery('token');
  const busy = useAppSelector(revert.selectors.busy);
  const link = useAppSelector(revert.selectors.link);
  const problem = useAppSelector(revert.selectors.errors)[0] ?? (token ? undefined : invalid);
  useEffect(() => () => void dispatch(revert.actions.acknowledge()), [dispatch]);

  if (link) return <SetPassword link={link} title={t('auth:revert.doneTitle')} purpose={t('auth:revert.done', { email: link.email })} />;
  if (problem?.code.startsWith('token.'))
    return (
      <AuthCard
        title={t('auth:revert.failedTitle')}
        purpose={<span role="alert">{t('auth:revert.failed')}</span>}
        foot={<Link to="/login">{t('auth:forgot.back')}</Link>}
      >
        <PlainLink to="/password/reset">{t('auth:reset.askAnew')}</PlainLink>
      </AuthCard>
    );
  const submit = () => void dispatch(revert.actions.submit({ token }));
  return (
    <AuthCard title={t('auth:revert.title')} purpose={t('auth:revert.purpose')} foot={t('auth:revert.mine')}>
      <Consequences />
      {!busy && <FormAlert problem={problem} onRetry={submit} />}
      <PlainButton type="button" busy={busy} onClick={submit}>
        {t(busy ? 'auth:revert.busy' : 'auth:revert.submit')}
      </PlainButton>
    </AuthCard>
  );
}
