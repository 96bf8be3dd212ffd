/** What one's own client subscribes to, or that it has not subscribed yet. Rules: SUB-12, SUB-7. */
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch } from '#client/store/hooks';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { SubscriptionIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { FormSkeleton } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { HowToBegin } from '../clientOnly/HowToBegin';
import { SubscriptionView } from './SubscriptionShow';
import { useOwnSubscription } from './useOwnSubscription';

/** Somebody of a client may not have subscribed yet. */
function Nothing() {
  const { own } = useWords(modules.clientsubsheader.resource);
  return (
    <EmptyState
      icon={SubscriptionIcon}
      title={own['none']!}
      message={own['noneMessage']!}
      action={
        <Button variant="contained" component={Link} to="/pricing">
          {own['seePrices']}
        </Button>
      }
    />
  );
}

/** Seats are taken by others, too, and the profile was asked for when the application opened. */
function useFreshProfile(): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(me.actions.load()), [dispatch]);
}

export function SubscriptionPage() {
  const { t } = useTranslation();
  const say = useErrorText();
  const { own } = useWords(modules.clientsubsheader.resource);
  const { entityId, list, header } = useOwnSubscription();
  useFreshProfile();
  const waiting = useSteadyLoading(entityId !== null && !header && list.status !== 'ready' && list.status !== 'failed');
  const problem = list.status === 'failed' ? list.errors[0] : undefined;
  if (header && !waiting && !problem) return <SubscriptionView id={header.id} isOwn />;
  return (
    <>
      <PageHeader title={t('page.subscription')} purpose={own['purpose']} />
      {problem && <ErrorState message={say(problem)} offline={problem.code === 'network'} />}
      {waiting && <FormSkeleton fields={4} />}
      {!waiting && !problem && (entityId === null ? <HowToBegin /> : <Nothing />)}
    </>
  );
}
