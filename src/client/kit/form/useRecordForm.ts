/** A form's behaviour: values and their checks, what changed, saving, refusals of the server, and merging with someone else's save. Rule: LST-10. */
import { useFormik } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Resource } from '#shared/kit/resource';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Row } from '../../services/serviceResults';
import { nameOf, useRequest, type AnyModule } from '../anyModule';
import { noticeShown } from '../../storeKit/followUps';
import type { FollowUp } from '../../storeKit/intents';
import { newId } from '../../storeKit/ids';
import { changesOf, merged, type Values } from './changes';
import { byField, checked, isFile, orderedIn, sendable, standing, startOf, type FieldProblem, type FormField } from './fields';
import { useDraftKeeping, useRestored } from './useDraftKeeping';
import { undoOf } from './undoOf';
import { useSaving, type Ended, type WaitingFile, type Work } from './useSaving';
import { useSendingLater } from './useSendingLater';
import { confirmationOf, warningsIn } from './Warnings';

/** The record that the values are changes of; a new one has no version yet. */
type Base = { readonly version: number | null; readonly values: Values };

type Options = {
  module: AnyModule;
  id: string;
  /** The record as it is now; undefined when the form makes one. */
  record: Row | undefined;
  fields: readonly FormField[];
  /** Where to go when all is saved. */
  back: string;
  /** What a new record starts with; undefined for nothing in particular. */
  given?: Given | undefined;
  /** What is said once a new record is saved, by its translation key; that the record was added by default, null where the page itself says it. */
  done?: string | null | undefined;
  /** The form stays open after saving, with the saved record as what it changes: a note that is written bit by bit. */
  stays?: boolean | undefined;
  /** What a new record is called that has no name of its own before it is saved: its patient. */
  called?: ((values: Values) => string) | undefined;
};

/** What is said once the record is saved; nothing where the page itself says it. */
const noticesOf = (notify: string | null, more: Pick<Extract<FollowUp, { notify: string }>, 'values' | 'undo'>): FollowUp[] =>
  notify === null ? [] : [{ notify, ...more }];

/** Values that a new record starts with, and the name of what they come from: each has its own draft. */
export type Given = { readonly from: string; readonly values: Values };

const filesIn = (values: Values): WaitingFile[] =>
  Object.entries(values).flatMap(([field, value]) => (isFile(value) ? [{ field, file: value }] : []));

/** As a form's values. */
const asValues = (files: readonly WaitingFile[]): Values => Object.fromEntries(files.map(({ field, file }) => [field, file]));

/** What is to be sent for these values: all that a new record has, or what differs from the one that was opened. */
const workOf = (resource: Resource, base: Base, values: Values): Work => {
  const tidy = sendable(resource, values);
  const files = filesIn(values);
  if (base.version === null) return { add: tidy, files };
  const comparable = Object.fromEntries(Object.entries(base.values).filter(([field]) => field in tidy));
  const update = changesOf(comparable, tidy, orderedIn(resource));
  return { ...(Object.keys(update).length && { update: { ...update, version: base.version } }), files };
};

/** The name of its drafts. @param id of the record; undefined for a new one */
const nameOfForm = (module: AnyModule, id: string | undefined, given: Given | undefined): string =>
  id === undefined ? [module.name, 'new', ...(given ? [given.from] : [])].join(':') : `${module.name}:${id}`;

/** What the form goes on with after a save; undefined where it is over. @param since what was typed meanwhile */
const leftOpen = (ends: Ended | null, since: Values): Values | undefined => {
  if (ends === null) return since;
  return typeof ends === 'object' ? asValues(ends.left) : undefined;
};

type Chosen = Readonly<Record<string, 'mine' | 'theirs'>>;

type Conflict = { readonly mine: Row; readonly theirs: Row };

/** What of my save is not there yet in what someone else has left, after the choice. */
const mineBeyond = (resource: Resource, { mine: { id: _, version: __, ...mine }, theirs }: Conflict, chosen: Chosen = {}) =>
  merged(mine, theirs, chosen, orderedIn(resource));

export function useRecordForm({ module, id, record, fields, back, given, done = 'form:added', stays = false, called }: Options) {
  const { resource } = module;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const request = useRequest(module, id);
  const later = useSendingLater(module, id, request, nameOfForm(module, record?.id, given));
  const [base, setBase] = useState<Base>(() => {
    const values = startOf(resource, fields, record, given?.values);
    const refused = later.base();
    return { version: refused?.version ?? record?.version ?? null, values: { ...values, ...refused?.values } };
  });
  const isNew = base.version === null;
  const ordered = orderedIn(resource);
  const name = nameOfForm(module, isNew ? undefined : id, given);
  const [restored, forget] = useRestored(name, base.values, base.version, ordered);
  const [ended, setEnded] = useState<Ended | null>(null);
  const submitted = useRef(false);
  const saving = useSaving(module, id);
  const [sent, setSent] = useState<Values | null>(() => (later.base() && restored ? { ...base.values, ...restored.values } : null));
  const stale = useAppSelector((state) => module.selectors.conflict(state, id));

  const how = isNew ? 'add' : 'update';
  const formik = useFormik<Record<string, unknown>>({
    initialValues: { ...base.values, ...restored?.values },
    validate: (values) => checked(resource, fields, values, how) as object,
    onSubmit: (values) => perform(workOf(resource, base, values), values, base.values),
  });
  /** Also what is typed while a save is under way. */
  const typed = useRef<Values>(formik.values);
  useEffect(() => {
    typed.current = formik.values;
  });
  const changes = changesOf(base.values, formik.values, ordered);
  const dirty = Object.keys(changes).length > 0;
  // Handles a conflict between a save of this form and someone else's change. Conflicts of other saves, as from the history, are not handled here.
  const conflict = sent && dirty ? stale : undefined;
  const dropDraft = useDraftKeeping(name, changes, base.version, formik.isSubmitting || ended === 'done');

  const rebase = useCallback(
    (now: Row, keeping: Values = {}) => {
      const values = startOf(resource, fields, now);
      setBase({ version: now.version, values });
      void formik.setValues({ ...values, ...keeping }, false);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [resource, fields, formik.setValues],
  );

  const calledIn = (values: Values): string =>
    String(sendable(resource, values)[resource.label] ?? '') || nameOf(module, record ?? { id, version: 0 });

  /** Leaves the form, where what it has can wait in the browser. */
  const sendLater = (work: Work, values: Values): boolean => {
    const label = called?.(values) || calledIn(values);
    const changed = changesOf(base.values, values, ordered);
    const before = Object.fromEntries(Object.keys(changed).map((field) => [field, base.values[field]]));
    const typed = { ...changed, version: base.version };
    if (!later.keep(work, { called: label, values: typed, base: { version: base.version, values: before } })) return false;
    setSent(null);
    submitted.current = true;
    setEnded('done');
    dropDraft();
    if (!isNew || done !== null) dispatch(noticeShown({ id: newId(), variant: 'info', key: 'form:sentLater', values: { name: label } }));
    void navigate(back, { replace: true });
    return true;
  };

  /** What is said once all is saved, with the way back, and where the person goes then. A form that stays open says it itself. */
  const followUpsOf = (work: Work, values: Values, from: Values): FollowUp[] => {
    const label = calledIn(values);
    const undo = undoOf(module, id, work, from, label);
    return [...noticesOf(isNew ? done : 'form:saved', { values: { name: label }, ...(undo && { undo }) }), { goTo: back }];
  };

  /** @param from the values that a change is made of, for the way back */
  const perform = async (work: Work, values: Values, from: Values) => {
    if (!work.add && !work.update && !work.files.length) return;
    setSent(values);
    if (later.isBehind() && sendLater(work, values)) return;
    submitted.current = true;
    const outcome = await saving.save(work, stays ? [] : followUpsOf(work, values, from));
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

  // A newer record replaces values that were not edited; where a list has brought it masked, the page asks for it in full (PRV-6).
  useEffect(() => {
    const isNewer = record && !record.masked && base.version !== null && record.version > base.version;
    if (isNewer && !dirty && !formik.isSubmitting && !submitted.current) rebase(record);
  }, [record, base.version, dirty, formik.isSubmitting, rebase]);

  /** Nothing is left to send: what the server has is what the person wants. */
  const finish = (now: Row) => {
    dropDraft();
    dispatch(module.actions.acknowledge(id));
    if (stays) return rebase(now);
    setEnded('done');
    submitted.current = true;
    dispatch(noticeShown({ id: newId(), variant: 'success', key: 'form:saved', values: { name: nameOf(module, now) } }));
    void navigate(back, { replace: true });
  };

  /** Saves what the person chose in the merge, on top of what someone else has saved. */
  const merge = async (chosen: Chosen) => {
    if (!conflict) return;
    const { theirs } = conflict;
    const left = mineBeyond(resource, conflict, chosen);
    const files = filesIn(formik.values);
    if (!Object.keys(left).length && !files.length) return finish(theirs);
    rebase(theirs, { ...left, ...asValues(files) });
    dispatch(module.actions.acknowledge(id));
    formik.setSubmitting(true);
    await perform(
      { ...(Object.keys(left).length && { update: { ...left, version: theirs.version } }), files },
      { ...startOf(resource, fields, theirs), ...left },
      startOf(resource, fields, theirs),
    );
    formik.setSubmitting(false);
  };

  // The version is stale because our own save succeeded and its answer was lost: no conflict to solve.
  const settled = conflict !== undefined && !Object.keys(mineBeyond(resource, conflict)).length;
  useEffect(() => {
    if (settled) void merge({});
    // Once, when it turns out to be so.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  const warnings = warningsIn(request);
  const refused = request.failed && request.failed !== 'get' && !warnings.length ? byField(resource, fields, request.errors) : {};
  const found = formik.errors as unknown as Readonly<Record<string, FieldProblem>>;
  const met = Object.fromEntries(Object.entries(found).filter(([field]) => formik.submitCount > 0 || formik.touched[field]));
  const problems: Readonly<Record<string, FieldProblem>> = { ...standing(refused, sent, formik.values), ...met };

  return {
    formik,
    isNew,
    base,
    changes,
    dirty,
    restored,
    problems,
    conflict: settled ? undefined : conflict,
    /** Somebody else has saved the record since it was opened here: saving will ask which values count. */
    isStale: dirty && !formik.isSubmitting && !submitted.current && (record?.version ?? 0) > (base.version ?? Infinity),
    merge,
    /** What the person has to read before the server saves the values. */
    warnings,
    /** Saves the same values once the warnings were read. @param reason why a rule is overridden */
    confirm: async (reason?: string) => {
      formik.setSubmitting(true);
      await perform(
        { ...workOf(resource, base, formik.values), confirmation: confirmationOf(warnings, reason) },
        formik.values,
        base.values,
      );
      formik.setSubmitting(false);
    },
    /** Keeps what is filled in until it can be sent; undefined where it need not wait, or cannot. */
    sendLater: later.isOffered ? () => void sendLater(workOf(resource, base, formik.values), formik.values) : undefined,
    /** A file was refused or lost on its way, after the record was saved. */
    uploadFailed: typeof ended === 'object' && ended !== null,
    uploading: request.busy === 'upload',
    /** What is uploaded next, or failed to be. */
    waitingKind: resource.attributes[filesIn(formik.values)[0]?.field ?? '']?.kind,
    change: (field: string, value: unknown) => void formik.setFieldValue(field, value),
    blur: (field: string) => void formik.setFieldTouched(field, true),
    /** Back to the record as it is, without what was restored or typed. */
    discard: () => {
      dropDraft();
      later.leave();
      forget();
      formik.resetForm({ values: { ...base.values } });
    },
    dropDraft,
    /** Whether leaving now would lose something; asked as the person leaves, so it looks at this very moment. */
    wouldLose: () => (formik.isSubmitting || dirty) && !(submitted.current && saving.isOver()),
    acknowledge: () => void dispatch(module.actions.acknowledge(id)),
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
