/** Shows who else has the record open. Not while a saved session is played, nor under a restriction, as when viewing as another role. Its script comes after the page. Rule: LIV-5. */
import { Suspense, useContext, type ComponentProps } from 'react';
import { useAppSelector } from '../store/hooks';
import { me } from '../store/session/me';
import { part } from '../ui/lazyPart';
import { Played } from './played';
import type { Presence } from './Presence';

const Late = part(() => import(/* webpackChunkName: "live" */ './Presence').then((chunk) => ({ default: chunk.Presence })), {
  place: 'here',
  words: ['form'],
});

export function LivePresence(given: ComponentProps<typeof Presence>) {
  const isPlayed = useContext(Played);
  const restriction = useAppSelector(me.selectors.actor)?.restriction;
  if (isPlayed || restriction !== undefined) return null;
  return (
    <Suspense fallback={null}>
      <Late {...given} />
    </Suspense>
  );
}
