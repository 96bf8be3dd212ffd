/** Who else has the record of a page open. Its script comes after the page. Rule: LIV-5. */
import { Suspense, type ComponentProps } from 'react';
import { part } from '../ui/lazyPart';
import type { Presence } from './Presence';

const Late = part(() => import(/* webpackChunkName: "live" */ './Presence').then((chunk) => ({ default: chunk.Presence })), {
  place: 'here',
  words: ['form'],
});

export const LivePresence = (given: ComponentProps<typeof Presence>) => (
  <Suspense fallback={null}>
    <Late {...given} />
  </Suspense>
);
