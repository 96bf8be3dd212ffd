/** Where one is signed in, and the way to sign out one device or all others. */
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../services/account';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { account } from '../../flows/account';
import { ConfirmDialog } from '#client/ui/ConfirmDialog';
import { ErrorState } from '#client/ui/ErrorState';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { Card } from '#client/ui/Card';
import css from './lists.module.css';
import { SessionRow } from './SessionRow';
import { useOnSuccess } from './useOnSuccess';
import { useErrorText } from '#client/ui/useErrorText';

const thisOneFirst = (sessions: readonly OwnSession[]) => [...sessions].sort((one, other) => Number(other.current) - Number(one.current));

/** The list, or what stands in its place. */
function Sessions({ onRetry }: { onRetry: () => void }) {
  const say = useErrorText();
  const dispatch = useAppDispatch();
  const sessions = useAppSelector(account.selectors.sessions);
  const ending = useAppSelector(account.selectors.ending);
  const { busy, errors } = useAppSelector((state) => account.selectors.standing(state, 'sessionsList'));
  const problem = sessions || busy ? undefined : errors[0];
  const waiting = useSteadyLoading(!sessions && !problem);
  if (waiting) return <RowSkeletons rows={2} height={72} />;
  if (problem) return <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={onRetry} />;
  if (!sessions) return null;
  return (
    <ul className={css.list}>
      {thisOneFirst(sessions).map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          busy={ending.includes(session.id)}
          onEnd={(device) =>
            void dispatch(account.actions.sessionEnd({ id: session.id }, { notify: 'profile:sessions.ended', values: { device } }))
          }
        />
      ))}
    </ul>
  );
}

export function SessionsCard() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const sessions = useAppSelector(account.selectors.sessions);
  const ending = useAppSelector((state) => account.selectors.standing(state, 'othersEnd'));
  const [asking, setAsking] = useState({ open: false, count: 0 });
  const close = () => setAsking({ ...asking, open: false });
  const list = () => void dispatch(account.actions.sessionsList());
  useEffect(() => void dispatch(account.actions.sessionsList()), [dispatch]);
  useOnSuccess(ending, close);
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <Card title={t('sessions.title')} purpose={t('sessions.purpose')}>
      <Sessions onRetry={list} />
      {sessions && (
        <div className={css.foot}>
          {others > 0 ? (
            <Button variant="outlined" color="error" onClick={() => setAsking({ open: true, count: others })}>
              {t('sessions.endOthers')}
            </Button>
          ) : (
            <p>{t('sessions.alone')}</p>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking.open}
        dangerous
        title={t('sessions.othersTitle')}
        confirm={t('sessions.othersConfirm')}
        busy={ending.busy}
        onConfirm={() => void dispatch(account.actions.othersEnd({ notify: 'profile:sessions.othersEnded' }))}
        onCancel={close}
      >
        {t('sessions.othersMessage', { count: asking.count })}
      </ConfirmDialog>
    </Card>
  );
}
