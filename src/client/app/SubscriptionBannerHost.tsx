/** Shows above the pages that the client's subscription limits its people, or soon will. Rule: SUB-11. */
import { Suspense } from 'react';
import { useAppSelector } from '../store/hooks';
import { me } from '../store/session/me';
import { part } from '../ui/lazyPart';

const Banner = part(
  () =>
    import(/* webpackChunkName: "subscription-banner" */ '../areas/clients/screens/subscription/SubscriptionBanner').then((chunk) => ({
      default: chunk.SubscriptionBanner,
    })),
  { words: ['modules'] },
);

export const shownStates = ['grace', 'suspended', 'paused', 'ended'] as const;
export type ShownState = (typeof shownStates)[number];

const isShown = (status: string | null | undefined): status is ShownState => shownStates.some((one) => one === status);

export function SubscriptionBannerHost() {
  const own = useAppSelector(me.selectors.subscription);
  return own && isShown(own.status) ? (
    <Suspense fallback={null}>
      <Banner own={own} status={own.status} />
    </Suspense>
  ) : null;
}
