/** What one's own client subscribes to, or that it has not subscribed yet. Rules: SUB-12, SUB-7. */
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
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
import { pathsOf } from '#client/kit/resource/paths';
import { SubscriptionView } from './SubscriptionShow';
import { useOwnSubscription } from './useOwnSubscription';

/** Somebody of ours has no client of their own, and somebody of a client may not have subscribed yet. */
function Nothing({ entityId }: { entityId: string | null }) {
  const { own } = useWords(modules.clientsubsheader.resource);
  const manages = useCan('clientsubsheader', 'update');
  const [to, label] = manages ? [pathsOf('clientsubsheader').list, own['seeAll']] : ['/pricing', own['seePrices']];
  return (
    <EmptyState
      icon={SubscriptionIcon}
      title={own[entityId ? 'none' : 'noClient']!}
      message={own[entityId ? 'noneMessage' : manages ? 'noClientManager' : 'noClientMessage']!}
      action={
        <Button variant="contained" component={Link} to={to!}>
          {label}
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
      {!waiting && !problem && <Nothing entityId={entityId} />}
    </>
  );
}
