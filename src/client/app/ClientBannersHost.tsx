/** Shows above the pages what everyone at a client has to know: that it is one for tests, or that its support may read its data. */
import { Suspense } from 'react';
import { part } from '../ui/lazyPart';
import { useAppSelector } from '../store/hooks';
import { me } from '../store/session/me';

const Banners = part(
  () =>
    import(/* webpackChunkName: "client-banners" */ '../areas/identity/screens/access/ClientBanners').then((chunk) => ({
      default: chunk.ClientBanners,
    })),
  { words: ['access'] },
);

export function ClientBannersHost() {
  const client = useAppSelector(me.selectors.subscription);
  const isReader = useAppSelector(me.selectors.actor)?.restriction === 'support';
  return client && (client.sandbox || client.support) ? (
    <Suspense fallback={null}>
      <Banners client={client} isReader={isReader} />
    </Suspense>
  ) : null;
}
