/** A page of a feature, or what stands in its place while the client's subscription does not open it. Rule: SUB-11. */
import { Suspense, type ReactNode } from 'react';
import { part } from '../ui/lazyPart';
import { useUsability } from '../store/featureUse';
import type { Row } from './routes';

const LockedPage = part(
  () =>
    import(/* webpackChunkName: "module-page" */ '../areas/clients/screens/modules/pages').then((chunk) => ({ default: chunk.LockedPage })),
  { words: ['modules', 'clientOnly'] },
);

/** @param waiting shown while the page in its place is fetched */
export function FeaturePage({ row, waiting, children }: { row: Row; waiting: ReactNode; children: ReactNode }) {
  const usability = useUsability(row.feature, row.of?.as === 'add' ? 'create' : 'read');
  // A page that only describes its module says itself whether it is bought.
  if (usability === 'yes' || usability === 'grace' || row.chunk === 'module-page') return children;
  return (
    <Suspense fallback={waiting}>
      <LockedPage row={row} reason={usability} />
    </Suspense>
  );
}
