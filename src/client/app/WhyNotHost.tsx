/** Over the dashboard's pages: the answer to "Why can't I?", once somebody asks. */
import { Suspense } from 'react';
import { part } from '../ui/lazyPart';
import { useAppSelector } from '../store/hooks';
import { explanation } from '../store/session/explanation';

const WhyNot = part(
  () => import(/* webpackChunkName: "why-not" */ '../areas/identity/screens/access/WhyNot').then((chunk) => ({ default: chunk.WhyNot })),
  { words: ['access'] },
);

export function WhyNotHost() {
  const { permission } = useAppSelector(explanation.selectors.asked);
  return permission === null ? null : (
    <Suspense fallback={null}>
      <WhyNot />
    </Suspense>
  );
}
