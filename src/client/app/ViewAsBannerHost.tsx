/** Shows a banner above the pages while an admin views as another role. */
import { Suspense } from 'react';
import { part } from '../ui/lazyPart';
import { useAppSelector } from '../store/hooks';
import { me } from '../store/session/me';

const Banner = part(
  () =>
    import(/* webpackChunkName: "view-as" */ '../areas/identity/screens/access/ViewAsBanner').then((chunk) => ({
      default: chunk.ViewAsBanner,
    })),
  { words: ['access'] },
);

export function ViewAsBannerHost() {
  const viewAs = useAppSelector(me.selectors.actor)?.viewAs;
  return viewAs ? (
    <Suspense fallback={null}>
      <Banner role={viewAs.name} />
    </Suspense>
  ) : null;
}
