/** Sends what a record's form has, now or once the server can be reached, and says what became of it. Rules: LST-10, CORE-13. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Row } from '../../services/serviceResults';
import { noticeShown } from '../../storeKit/followUps';
import { newId } from '../../storeKit/ids';
import type { FollowUp } from '../../storeKit/intents';
import { useAppDispatch } from '../../store/hooks';
import { nameOf } from '../anyModule';
import { changesOf, type Ordered, type Values } from './changes';
import { sendable } from './fields';
import { leftOpen, type Base } from './recordWork';
import { undoOf } from './undoOf';
import { useDraftKeeping } from './useDraftKeeping';
import type { FormOf, FormValues } from './useFormValues';
import { useSaving, type Ended, type Work } from './useSaving';
import type { useSendingLater } from './useSendingLater';

export type SavingOptions = {
  /** Where to go when all is saved. */
  back: string;
  /** What is said once a new record is saved, by its translation key; that the record was added by default, null where the page itself says it. */
  done?: string | null | undefined;
  /** The form stays open after saving, with the saved record as what it changes: a note that is written bit by bit. */
  stays?: boolean | undefined;
  /** What a new record is called that has no name of its own before it is saved: its patient. */
  called?: ((values: Values) => string) | undefined;
};

/** The record was added. */
const ADDED = 'form:added';

/** What is said once the record is saved; nothing where the page itself says it. */
const noticesOf = (notify: string | null, more: Pick<Extract<FollowUp, { notify: string }>, 'values' | 'undo'>): FollowUp[] =>
  notify === null ? [] : [{ notify, ...more }];

const labelOf = ({ module, id, record }: FormOf, values: Values): string =>
  String(sendable(module.resource, values)[module.resource.label] ?? '') || nameOf(module, record ?? { id, version: 0 });

/** What is said once all is saved, with the way back, and where the person goes then. A form that stays open says it itself. */
const followUpsOf = (
  options: FormOf & SavingOptions,
  isNew: boolean,
  { work, values, from }: { readonly work: Work; readonly values: Values; readonly from: Values },
): FollowUp[] => {
  const { module, id, back, done = ADDED, stays = false } = options;
  if (stays) return [];
  const label = labelOf(options, values);
  const undo = undoOf(module, id, work, from, label);
  return [...noticesOf(isNew ? done : 'form:saved', { values: { name: label }, ...(undo && { undo }) }), { goTo: back }];
};

/** The values that differ from the record, and what those were in it. */
const changedIn = ({ version, values: before }: Base, now: Values, ordered: Ordered) => {
  const changed = changesOf(before, now, ordered);
  const replaced = Object.fromEntries(Object.keys(changed).map((field) => [field, before[field]]));
  return { values: { ...changed, version }, base: { version, values: replaced } };
};

export function useFormSaving(
  options: FormOf & SavingOptions,
  { base, isNew, ordered, name, restored, formik, typed, changes, rebase }: FormValues,
  later: ReturnType<typeof useSendingLater>,
) {
  const { module, id, back, done = ADDED, stays = false, called } = options;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const saving = useSaving(module, id);
  const [ended, setEnded] = useState<Ended | null>(null);
  const submitted = useRef(false);
  const [sent, setSent] = useState<Values | null>(() => (later.base() && restored ? { ...base.values, ...restored.values } : null));
  const dropDraft = useDraftKeeping(name, changes, base.version, formik.isSubmitting || ended === 'done');

  /** The form is over: says so, and goes back. */
  const leave = (variant: 'info' | 'success', key: string | null, label: string) => {
    submitted.current = true;
    setEnded('done');
    if (key !== null) dispatch(noticeShown({ id: newId(), variant, key, values: { name: label } }));
    void navigate(back, { replace: true });
  };

  /** Leaves the form, where what it has can wait in the browser. */
  const sendLater = (work: Work, values: Values): boolean => {
    const label = called?.(values) || labelOf(options, values);
    if (!later.keep(work, { called: label, ...changedIn(base, values, ordered) })) return false;
    setSent(null);
    dropDraft();
    leave('info', isNew && done === null ? null : 'form:sentLater', label);
    return true;
  };

  /** @param from the values that a change is made of, for the way back */
  const perform = async (work: Work, values: Values, from: Values) => {
    if (!work.add && !work.update && !work.files.length) return;
    setSent(values);
    if (later.isBehind() && sendLater(work, values)) return;
    submitted.current = true;
    const outcome = await saving.save(work, followUpsOf(options, isNew, { work, values, from }));
    const ends = outcome === 'done' && stays ? null : outcome;
    submitted.current = ends === 'done';
    setEnded(ends);
    const saved = saving.saved();
    if (outcome !== 'failed') {
      dropDraft();
      later.corrected();
    }
    const left = leftOpen(ends, changesOf(values, typed.current, ordered));
    if (left && saved) rebase(saved, left);
  };

  /** Nothing is left to send: what the server has is what the person wants. */
  const finish = (now: Row) => {
    dropDraft();
    dispatch(module.actions.acknowledge(id));
    if (stays) return rebase(now);
    leave('success', 'form:saved', nameOf(module, now));
  };

  return {
    perform,
    /** The same for a press of a button, outside the form's own way of sending. */
    performNow: async (...work: Parameters<typeof perform>) => {
      formik.setSubmitting(true);
      await perform(...work);
      formik.setSubmitting(false);
    },
    finish,
    sendLater,
    dropDraft,
    /** The values of the last save; null when there was none. */
    sent,
    /** A file was refused or lost on its way, after the record was saved. */
    uploadFailed: typeof ended === 'object' && ended !== null,
    /** Whether a save is under way or has ended the form. */
    submitted,
    /** Whether a save has ended the form, and nothing more of the record is being written. */
    isOver: () => submitted.current && saving.isOver(),
  };
}

export type FormSaving = ReturnType<typeof useFormSaving>;
