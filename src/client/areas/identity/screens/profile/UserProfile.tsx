/** One's own profile: who one is, how one signs in, where one is signed in, and what one did. Rule: SGN-12. */
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#client/kit/form/LeaveGuard';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { ErrorState } from '#client/ui/ErrorState';
import { PageHeader } from '#client/ui/PageHeader';
import { FormSkeleton } from '#client/ui/Skeletons';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { ActivityCard } from './ActivityCard';
import { EditCard } from './EditCard';
import { NotificationsCard } from './NotificationsCard';
import { PasswordCard } from './PasswordCard';
import css from './profile.module.css';
import { SessionsCard } from './SessionsCard';
import { TwoStepCard } from './TwoStepCard';
import { useUnsavedCards } from './useUnsaved';
import { WorkplacesCard } from './WorkplacesCard';
import { useErrorText } from '#client/ui/useErrorText';

/** Until the profile is here, its place; when it doesn't come, why. */
function Awaited() {
  const say = useErrorText();
  const dispatch = useAppDispatch();
  const { status, errors } = useAppSelector(me.selectors.request);
  const problem = status === 'failed' ? errors[0] : undefined;
  if (problem)
    return <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={() => void dispatch(me.actions.load())} />;
  return (
    <div className={`${css.cards} ${css.card}`}>
      <FormSkeleton fields={3} />
    </div>
  );
}

export function UserProfile() {
  const { t } = useTranslation('profile');
  const profile = useAppSelector(me.selectors.profile);
  const restriction = useAppSelector(me.selectors.actor)?.restriction;
  const unsaved = useUnsavedCards();
  const waiting = useSteadyLoading(!profile);
  const first = restriction === 'two_step';
  const twoStep = profile && <TwoStepCard key="two-step" profile={profile} unsaved={unsaved} />;
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      {profile && !waiting ? (
        <fieldset className={css.cards} disabled={restriction === 'view_as'}>
          {restriction === 'view_as' && <Alert severity="info">{t('readOnly')}</Alert>}
          {first && twoStep}
          <EditCard profile={profile} unsaved={unsaved} />
          <PasswordCard profile={profile} unsaved={unsaved} />
          <WorkplacesCard />
          <SessionsCard />
          {!first && twoStep}
          {!first && <NotificationsCard />}
          {!first && <ActivityCard profile={profile} />}
        </fieldset>
      ) : (
        <Awaited />
      )}
      <LeaveGuard wouldLose={() => unsaved.current.size > 0} onLeave={() => unsaved.current.clear()} />
    </>
  );
}
