/** A place whose content could not be fetched: what happened, and a way to try again. */
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './EmptyState.module.css';
import { DangerIcon, OfflineIcon, RetryIcon } from './icons';

type Props = {
  /** What happened, in a sentence. */
  message: string;
  /** The network is away, rather than something being wrong. */
  offline?: boolean;
  onRetry?: (() => void) | undefined;
  /** Next to Retry: what else can be done. */
  more?: ReactNode;
};

export function ErrorState({ message, offline = false, onRetry, more }: Props) {
  const { t } = useTranslation();
  const StateIcon = offline ? OfflineIcon : DangerIcon;
  return (
    <div className={css.state} role="alert">
      <span className={css.icon} data-tone={offline ? undefined : 'danger'}>
        <StateIcon size={24} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className={css.title}>{t(offline ? 'state.offline' : 'state.failed')}</p>
      <p className={css.message}>{message}</p>
      {onRetry && (
        <div className={css.action}>
          <Button variant="outlined" startIcon={<RetryIcon size={18} />} onClick={onRetry}>
            {t('action.retry')}
          </Button>
          {more}
        </div>
      )}
    </div>
  );
}
