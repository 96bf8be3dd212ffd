/** Says above the pages why a person may do less for now, and what lifts it. */
import { lazy, Suspense } from 'react';
import { useAppSelector } from '../store/hooks';
import { me } from '../store/modules/me';

const load = () => import(/* webpackChunkName: "held-back" */ '../screens/usman/profile/HeldBackBanners');
const SecondStepBanner = lazy(async () => ({ default: (await load()).SecondStepBanner }));
const UnverifiedBanner = lazy(async () => ({ default: (await load()).UnverifiedBanner }));

export function HeldBack() {
  const restriction = useAppSelector(me.selectors.actor)?.restriction;
  return (
    <Suspense fallback={null}>
      {restriction === 'two_step' && <SecondStepBanner />}
      {restriction === 'unverified' && <UnverifiedBanner />}
    </Suspense>
  );
}
