/** Merges what is typed in a form with what someone else has saved of the same record. Rule: LST-10. */
import { useEffect, useState } from 'react';
import type { Resource } from '#shared/kit/resource';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Row } from '../../services/serviceResults';
import { merged } from './changes';
import { orderedIn, startOf } from './fields';
import { asValues, filesIn, workOf } from './recordWork';
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

type Refused = { readonly refused: Conflict | undefined; readonly leave: () => void };

/**
 * A change that was refused while it waited in the browser is compared with the record itself: the answer to that request may be gone, as
 * after a reload.
 */
function useRefusedChange({ module, record }: FormOf, { base, formik }: FormValues, isCorrecting: () => boolean): Refused {
  const [isAsked, setAsked] = useState(isCorrecting);
  const isNewer = record !== undefined && !record.masked && base.version !== null && record.version > base.version;
  const update = isAsked && isNewer ? workOf(module.resource, base, formik.values).update : undefined;
  return {
    refused: update && record ? { mine: { ...update, id: record.id }, theirs: record } : undefined,
    leave: () => setAsked(false),
  };
}

/**
 * @param isCorrecting whether the form starts with a change that was refused while it waited in the browser; asked once, at the start
 * @returns the conflict that a person has to solve, undefined for none; what saves their choice; and what leaves it for later
 */
export function useMerging(options: FormOf, values: FormValues, saving: FormSaving, isCorrecting: () => boolean) {
  const { module, id, fields } = options;
  const { dirty, formik, rebase } = values;
  const { resource } = module;
  const dispatch = useAppDispatch();
  const { refused, leave } = useRefusedChange(options, values, isCorrecting);
  const answered = useAppSelector((state) => module.selectors.conflict(state, id));
  const stale = answered ?? refused;
  // Handles a conflict between a save of this form and someone else's change. Conflicts of other saves, as from the history, are not handled here.
  const conflict = saving.sent && dirty ? stale : undefined;

  /** Saves what the person chose in the merge, on top of what someone else has saved. */
  const merge = async (chosen: Chosen) => {
    if (!conflict) return;
    leave();
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

  /** The dialog closes, and the values stay as they are typed. */
  const acknowledge = () => {
    leave();
    dispatch(module.actions.acknowledge(id));
  };

  return { conflict: settled ? undefined : conflict, merge, acknowledge };
}
