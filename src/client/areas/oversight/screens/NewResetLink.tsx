/** A new link to a new password, for anyone who manages users: made on demand, shown once. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { allows } from '#shared/access';
import { entries } from '#shared/areas/entries';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { resetLink } from '../../identity';
import { CopyButton } from '#client/ui/CopyButton';
import css from './Facts.module.css';

export function NewResetLink({ mail }: { mail: string }) {
  const { t } = useTranslation('audit');
  const dispatch = useAppDispatch();
  const actor = useAppSelector(me.selectors.actor);
  const busy = useAppSelector(resetLink.selectors.busy);
  const made = useAppSelector(resetLink.selectors.made);
  useEffect(() => () => void dispatch(resetLink.actions.acknowledge()), [dispatch, mail]);
  if (!allows(entries.user.access.update, actor)) return null;
  if (made)
    return (
      <Alert severity="warning">
        <p>{t('outbox.newLink.made', { minutes: made.minutes })}</p>
        <p className={css.link}>
          <code aria-label={t('outbox.newLink.label')}>{made.uri}</code>
        </p>
        <CopyButton
          text={made.uri}
          label={t('outbox.newLink.copy')}
          copied={t('outbox.newLink.copied')}
          failed={t('outbox.newLink.notCopied')}
        />
      </Alert>
    );
  return (
    <div className={css.command}>
      <Button variant="outlined" loading={busy} onClick={() => void dispatch(resetLink.actions.make(mail))}>
        {t('outbox.newLink.make')}
      </Button>
      <p>{t('outbox.newLink.help')}</p>
    </div>
  );
}
