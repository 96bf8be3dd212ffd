/** Merges what is typed in a form with what someone else has saved of the same record. Rule: LST-10. */
import { useEffect } from 'react';
import type { Resource } from '#shared/kit/resource';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Row } from '../../services/serviceResults';
import { merged } from './changes';
import { orderedIn, startOf } from './fields';
import { asValues, filesIn } from './recordWork';
import type { FormSaving } from './useFormSaving';
import type { FormOf, FormValues } from './useFormValues';

type Chosen = Readonly<Record<string, 'mine' | 'theirs'>>;

type Conflict = { readonly mine: Row; readonly theirs: Row };

/** What of my save is not there yet in what someone else has left, after the choice. */
const mineBeyond = (resource: Resource, { mine: { id: _, version: __, ...mine }, theirs }: Conflict, chosen: Chosen = {}) =>
  merged(mine, theirs, chosen, orderedIn(resource));

/** A newer record replaces values that were not edited; where a list has brought it masked, the page asks for it in full (PRV-6). */
export function useNewerRecord({ record }: FormOf, { base, dirty, formik, rebase }: FormValues, { submitted }: FormSaving) {
  useEffect(() => {
    const isNewer = record && !record.masked && base.version !== null && record.version > base.version;
    if (isNewer && !dirty && !formik.isSubmitting && !submitted.current) rebase(record);
  }, [record, base.version, dirty, formik.isSubmitting, submitted, rebase]);
}

/** @returns the conflict that a person has to solve, undefined for none; and what saves their choice */
export function useMerging({ module, id, fields }: FormOf, { dirty, formik, rebase }: FormValues, saving: FormSaving) {
  const { resource } = module;
  const dispatch = useAppDispatch();
  const stale = useAppSelector((state) => module.selectors.conflict(state, id));
  // Handles a conflict between a save of this form and someone else's change. Conflicts of other saves, as from the history, are not handled here.
  const conflict = saving.sent && dirty ? stale : undefined;

  /** Saves what the person chose in the merge, on top of what someone else has saved. */
  const merge = async (chosen: Chosen) => {
    if (!conflict) return;
    const { theirs } = conflict;
    const left = mineBeyond(resource, conflict, chosen);
    const files = filesIn(formik.values);
    if (!Object.keys(left).length && !files.length) return saving.finish(theirs);
    rebase(theirs, { ...left, ...asValues(files) });
    dispatch(module.actions.acknowledge(id));
    const from = startOf(resource, fields, theirs);
    const work = { ...(Object.keys(left).length && { update: { ...left, version: theirs.version } }), files };
    await saving.performNow(work, { ...from, ...left }, from);
  };

  // The version is stale because our own save succeeded and its answer was lost: no conflict to solve.
  const settled = conflict !== undefined && !Object.keys(mineBeyond(resource, conflict)).length;
  useEffect(() => {
    if (settled) void merge({});
    // Once, when it turns out to be so.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  return { conflict: settled ? undefined : conflict, merge };
}
