/** The way of a newcomer to a clinic of their own: opened from the price page, the registration and the dashboard. Rule: SUB-25. */
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { readPlan } from '#shared/areas/clients/domain/chosenPlan';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { auth, targets } from '#client/store/session/auth';
import { me } from '#client/store/session/me';
import { EmptyState } from '#client/ui/EmptyState';
import { SubscriptionIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { FormSkeleton } from '#client/ui/Skeletons';
import type { PlanWorld } from '../subscription/planChoice';
import { useCatalogue } from '../subscription/useCatalogue';
import { useTaxRule } from '#client/areas/billing';
import { StartForm } from './StartForm';
import { startPlan } from './startPlan';

/** Whose address was proven on another device may go on here as soon as they look at this page again. */
const useFreshProfile = (isUnverified: boolean) => {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(auth.selectors.loggedIn);
  useEffect(() => {
    if (!isUnverified || !signedIn) return undefined;
    const look = () => void (document.visibilityState === 'visible' && dispatch(me.actions.load()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch, isUnverified, signedIn]);
};

/** What a new client can choose from; undefined until it is known. */
const useNewWorld = (): PlanWorld | undefined => {
  const { ready, plans, offers } = useCatalogue();
  const rule = useTaxRule();
  return useMemo(() => {
    if (!ready) return undefined;
    const tried = plans.filter(({ trial_days }) => trial_days > 0);
    return { plans: tried, offers, current: [], seats: { included: 0, extra: 0, used: 1 }, discount: () => 0, rule };
  }, [ready, plans, offers, rule]);
};

/** For whom no start is offered: staff of a client, people who are invited, and people of ours. */
function NotOffered() {
  const { t } = useTranslation('start');
  return (
    <EmptyState
      icon={SubscriptionIcon}
      title={t('notOffered.title')}
      message={t('notOffered.message')}
      action={
        <Button variant="contained" component={Link} to={targets.home}>
          {t('notOffered.go')}
        </Button>
      }
    />
  );
}

function Start() {
  const { search } = useLocation();
  const world = useNewWorld();
  const stored = useAppSelector(me.selectors.start)?.plan ?? null;
  const isUnverified = useAppSelector(me.selectors.actor)?.restriction === 'unverified';
  // As the page was opened: a new profile does not begin the form anew.
  const [chosen] = useState(() => readPlan(search.slice(1)) ?? stored);
  useFreshProfile(isUnverified);
  const first = useMemo(() => world && startPlan(chosen, world.plans, world.offers), [world, chosen]);
  return world && first ? <StartForm world={world} first={first} isUnverified={isUnverified} /> : <FormSkeleton fields={4} />;
}

export function StartClinic() {
  const { t } = useTranslation(['start', 'common']);
  const actor = useAppSelector(me.selectors.actor);
  const offered = useAppSelector(me.selectors.start);
  const own = useAppSelector(me.selectors.subscription);
  if (actor && !offered && own?.owner) return <Navigate to="/services/subscription" replace />;
  return (
    <>
      <PageHeader title={t('common:page.startClinic')} purpose={t('start:purpose')} />
      {!actor && <FormSkeleton fields={4} />}
      {actor && (offered ? <Start /> : <NotOffered />)}
    </>
  );
}
