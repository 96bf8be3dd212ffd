/** A form's behaviour: values and their checks, what changed, saving, refusals of the server, and merging with someone else's save. Rule: LST-10. */
import type { RequestView } from '../../storeKit/moduleSelectors';
import { useRequest, type AnyModule } from '../anyModule';
import { byField, standing, type FieldProblem, type FormField } from './fields';
import { filesIn, nameOfForm, workOf } from './recordWork';
import { useFormSaving, type SavingOptions } from './useFormSaving';
import { useFormValues, type FormOf, type FormValues } from './useFormValues';
import { useMerging, useNewerRecord } from './useMerging';
import { useSendingLater } from './useSendingLater';
import { confirmationOf, warningsIn } from './Warnings';

type Problems = Readonly<Record<string, FieldProblem>>;

/** What the server refused, by field, for as long as the values are those that were sent. */
const refusalsOf = (module: AnyModule, fields: readonly FormField[], request: RequestView): Problems =>
  request.failed && request.failed !== 'get' && !warningsIn(request).length ? byField(module.resource, fields, request.errors) : {};

/** What the checks found, of the fields that were left or once the form was sent: a person who has just begun is not told of what is still empty. */
const foundIn = ({ errors, touched, submitCount }: FormValues['formik']): Problems =>
  Object.fromEntries(Object.entries(errors as unknown as Problems).filter(([field]) => submitCount > 0 || touched[field]));

export function useRecordForm(options: FormOf & SavingOptions) {
  const { module, id, record, fields, given } = options;
  const { resource } = module;
  const request = useRequest(module, id);
  const later = useSendingLater(module, id, request, nameOfForm(module, record?.id, given));
  const values = useFormValues(options, later.base, (typed, of) => saving.perform(workOf(resource, of, typed), typed, of.values));
  const { base, isNew, formik, changes, dirty, restored } = values;
  const saving = useFormSaving(options, values, later);
  const { dropDraft, sent } = saving;
  useNewerRecord(options, values, saving);
  const { conflict, merge, acknowledge } = useMerging(options, values, saving, () => later.base() !== undefined);
  const warnings = warningsIn(request);
  const work = () => workOf(resource, base, formik.values);

  return {
    formik,
    isNew,
    base,
    changes,
    dirty,
    restored,
    problems: { ...standing(refusalsOf(module, fields, request), sent, formik.values), ...foundIn(formik) },
    conflict,
    /** Somebody else has saved the record since it was opened here: saving will ask which values count. */
    isStale: dirty && !formik.isSubmitting && !saving.submitted.current && (record?.version ?? 0) > (base.version ?? Infinity),
    merge,
    /** What the person has to read before the server saves the values. */
    warnings,
    /** Saves the same values once the warnings were read. @param reason why a rule is overridden */
    confirm: (reason?: string) =>
      saving.performNow({ ...work(), confirmation: confirmationOf(warnings, reason) }, formik.values, base.values),
    /** Keeps what is filled in until it can be sent; undefined where it need not wait, or cannot. */
    sendLater: later.isOffered ? () => void saving.sendLater(work(), formik.values) : undefined,
    uploadFailed: saving.uploadFailed,
    uploading: request.busy === 'upload',
    /** What is uploaded next, or failed to be. */
    waitingKind: resource.attributes[filesIn(formik.values)[0]?.field ?? '']?.kind,
    change: (field: string, value: unknown) => void formik.setFieldValue(field, value),
    blur: (field: string) => void formik.setFieldTouched(field, true),
    /** Back to the record as it is, without what was restored or typed. */
    discard: () => {
      dropDraft();
      later.leave();
      values.forget();
      formik.resetForm({ values: { ...base.values } });
    },
    dropDraft,
    /** Whether leaving now would lose something; asked as the person leaves, so it looks at this very moment. */
    wouldLose: () => (formik.isSubmitting || dirty) && !saving.isOver(),
    acknowledge,
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
