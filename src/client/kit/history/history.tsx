/** The history of a record, for the page of its form; only for those who may see everybody's lines. */
import { Suspense } from 'react';
import { loadAreas } from '#client/areas/modules';
import { part } from '#client/ui/lazyPart';
import type { AnyModule } from '#client/kit/anyModule';
import { useCan } from '#client/store/access';
import { FormSkeleton } from '#client/ui/Skeletons';

const RecordHistory = part(
  async () => {
    const [chunk] = await Promise.all([import(/* webpackChunkName: "record-history" */ './RecordHistory'), loadAreas(['oversight'])]);
    return { default: chunk.RecordHistory };
  },
  { place: 'here', words: ['audit'] },
);

function History(props: { module: AnyModule; id: string }) {
  return (
    <Suspense fallback={<FormSkeleton fields={3} />}>
      <RecordHistory {...props} />
    </Suspense>
  );
}

/** Somebody's line: anyone who sees only their own doesn't see this one. */
const anyones = {};

/** What to hand to a form; nothing where the person may not look. */
export const useHistory = () => (useCan('audit', 'list', anyones) ? History : undefined);
