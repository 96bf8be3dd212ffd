/** Asks which values count where two people met at one record. Rare: its dialog is fetched then. */
import { Suspense } from 'react';
import type { Resource } from '#shared/kit/resource';
import { part } from '../../ui/lazyPart';
import type { FormField } from './fields';
import type { RecordForm } from './useRecordForm';

const Dialog = part(() =>
  import(/* webpackChunkName: "conflict-dialog" */ './ConflictDialog').then((chunk) => ({ default: chunk.ConflictDialog })),
);

export function LateConflict({ form, ...asked }: { resource: Resource; fields: readonly FormField[]; form: RecordForm }) {
  if (!form.conflict) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...asked} form={form} conflict={form.conflict} />
    </Suspense>
  );
}
