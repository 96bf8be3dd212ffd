/** What one's own client subscribes to: package and modules, trial or period, the next invoice, and what can be done. Rules: SUB-12, SUB-7. */
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import type { AnyModule } from '#client/kit/anyModule';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppDispatch } from '#client/store/hooks';
import { modules } from '#client/areas/modules';
import { me } from '#client/store/session/me';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { SubscriptionIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { FormSkeleton } from '#client/ui/Skeletons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { CommandBar } from '#client/kit/resource/commands/CommandBar';
import { RecordTimeline } from '#client/kit/resource/show/RecordTimeline';
import { pathsOf } from '#client/kit/resource/paths';
import { AddModule } from './AddModule';
import { SubscribedModules } from './SubscribedModules';
import { SubscriptionFacts } from './SubscriptionFacts';
import css from './subscription.module.css';
import { useOwnSubscription } from './useOwnSubscription';
import { usePlanExtras } from './usePlanExtras';
import { usePlanWorld } from './usePlanWorld';
import { WaitingChange } from './WaitingChange';

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
  const language = useLanguage();
  const { own, choices } = useWords(modules.clientsubsheader.resource);
  const { entityId, list, header, details, rule } = useOwnSubscription();
  const world = usePlanWorld(header, details, rule);
  const extras = usePlanExtras(header, world);
  const [added, setAdded] = useState<readonly string[] | null>(null);
  useFreshProfile();
  const waiting = useSteadyLoading(entityId !== null && !header && list.status !== 'ready' && list.status !== 'failed');
  const problem = list.status === 'failed' ? list.errors[0] : undefined;
  const badge = header?.status && <StatusChip tone={toneOfStatus(header.status)}>{choices.status[header.status]}</StatusChip>;
  const shown = !waiting && !problem;
  return (
    <>
      <PageHeader title={t('page.subscription')} purpose={own['purpose']} badge={badge} />
      {problem && <ErrorState message={sentence(problem.code, language, problem.meta)} offline={problem.code === 'network'} />}
      {waiting && <FormSkeleton fields={4} />}
      {shown && !header && <Nothing entityId={entityId} />}
      {shown && header && (
        <div className={css.page}>
          {extras && <CommandBar module={modules.clientsubsheader as unknown as AnyModule} id={header.id} extras={extras} legalOnly />}
          {!extras && <Skeleton variant="rounded" height={36} sx={{ mb: 3 }} />}
          {world && <WaitingChange header={header} world={world} />}
          <SubscriptionFacts header={header} details={details} rule={rule} world={world} />
          <SubscribedModules details={details} world={world} onAdd={setAdded} />
          <RecordTimeline module={modules.clientsubsheader as unknown as AnyModule} record={header} />
          {added && <AddModule modules={added} onClose={() => setAdded(null)} />}
        </div>
      )}
    </>
  );
}
