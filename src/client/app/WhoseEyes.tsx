/** Says above the pages when an admin looks around as another role. */
import { lazy, Suspense } from 'react';
import { useAppSelector } from '../store/hooks';
import { me } from '../store/modules/me';

const Banner = lazy(() => import(/* webpackChunkName: "view-as" */ '../screens/access/ViewAsBanner').then((chunk) => ({ default: chunk.ViewAsBanner })));

export function WhoseEyes() {
  const viewAs = useAppSelector(me.selectors.actor)?.viewAs;
  return viewAs ? (
    <Suspense fallback={null}>
      <Banner role={viewAs.name} />
    </Suspense>
  ) : null;
}
