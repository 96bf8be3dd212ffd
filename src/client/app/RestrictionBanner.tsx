/** Shows above the pages why a person's rights are restricted at present, and how to end that. */
import { Suspense } from 'react';
import { part } from '../ui/lazyPart';
import { useAppSelector } from '../store/hooks';
import { me } from '../store/session/me';

const load = () => import(/* webpackChunkName: "held-back" */ '../areas/identity/screens/profile/RestrictionBanners');
const SecondStepBanner = part(async () => ({ default: (await load()).SecondStepBanner }), { words: ['profile'] });
const UnverifiedBanner = part(async () => ({ default: (await load()).UnverifiedBanner }), { words: ['profile'] });

export function RestrictionBanner() {
  const restriction = useAppSelector(me.selectors.actor)?.restriction;
  return (
    <Suspense fallback={null}>
      {restriction === 'two_step' && <SecondStepBanner />}
      {restriction === 'unverified' && <UnverifiedBanner />}
    </Suspense>
  );
}
