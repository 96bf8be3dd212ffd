/** Over the dashboard's pages: the answer to "Why can't I?", once somebody asks. */
import { lazy, Suspense } from 'react';
import { useAppSelector } from '../store/hooks';
import { explanation } from '../store/modules/explanation';

const WhyNot = lazy(() => import(/* webpackChunkName: "why-not" */ '../screens/access/WhyNot').then((chunk) => ({ default: chunk.WhyNot })));

export function WhyNotKeeper() {
  const { permission } = useAppSelector(explanation.selectors.asked);
  return permission === null ? null : (
    <Suspense fallback={null}>
      <WhyNot />
    </Suspense>
  );
}
