/** Asks before something that is not finished is left behind, such as what is typed and not saved: by a link, by the browser's back, or by closing the page. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

type Props = {
  /** Asked at the moment of leaving. */
  wouldLose: () => boolean;
  /** What leaving means. Default: unsaved changes are lost. */
  message?: string;
  /** The person leaves all the same. */
  onLeave: () => void;
};

export function LeaveGuard({ wouldLose, message, onLeave }: Props) {
  const { t } = useTranslation('form');
  const latest = useRef(wouldLose);
  useEffect(() => {
    latest.current = wouldLose;
  });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && latest.current());
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      confirm={t('leave')}
      cancel={t('stay')}
      dangerous
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {message ?? t('leaveMessage')}
    </ConfirmDialog>
  );
}
