/** Writes a note: what is typed is stored in the browser at once, and on the server as a draft. Signing saves first. Rules: NOTE-1, NOTE-2, NOTE-4, NOTE-5. */
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { noteParts, visitNote, type VisitNote } from '#shared/areas/clinic/resources/visitNote';
import type { AnyModule } from '#client/kit/anyModule';
import { LateConflict } from '#client/kit/form/LateConflict';
import { fieldsOf, type FieldWords } from '#client/kit/form/declaredFields';
import { FieldInput } from '#client/kit/form/FieldInput';
import { refsIn, type FormField } from '#client/kit/form/fields';
import { FormNotices } from '#client/kit/form/FormNotices';
import { LeaveGuard } from '#client/kit/form/LeaveGuard';
import { useRecordForm, type RecordForm } from '#client/kit/form/useRecordForm';
import { useSaveKey } from '#client/kit/form/useSaveKey';
import { useGive } from '#client/kit/resource/commands/useGive';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { useAppSelector } from '#client/store/hooks';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import * as modules from '../../modules';
import { SnippetInput } from './SnippetInput';
import { useClock } from './useClock';
import css from './visit.module.css';

export const notes = modules.visitNote as unknown as AnyModule;

const hidden = ['entity', 'visit', 'source'];

const useFields = (): readonly FormField[] => {
  const words = useWords(visitNote);
  return useMemo(() => {
    const all = fieldsOf(visitNote, words as unknown as FieldWords, moduleOfType);
    const named = (name: string) => all.find((one) => one.name === name)!;
    return [
      ...hidden.map((name): FormField => ({ ...named(name), hidden: true })),
      ...noteParts.map((name): FormField => ({ ...named(name), input: SnippetInput })),
    ];
  }, [words]);
};

type Props = {
  id: string;
  visit: Visit;
  record: VisitNote | undefined;
  /** The last signed note of the patient, of another visit. */
  last: VisitNote | undefined;
};

/** Puts the text of an earlier note where nothing is written yet, and says from which one it is. */
function Copy({ form, last }: { form: RecordForm } & Pick<Props, 'last'>) {
  const { t } = useTranslation('examination');
  const clock = useClock();
  const { values } = form.formik;
  const [chosen] = refsIn(values['source']);
  const source = useAppSelector((state) => chosen && modules.visitNote.selectors.byId(state, chosen.id));
  const said = (note: VisitNote) => ({ name: note.author ?? '', when: note.signed_at ? clock(note.signed_at) : '' });
  if (chosen) return source ? <p className={css.by}>{t('noteCopied', said(source))}</p> : null;
  if (!last) return null;
  const copy = () => {
    for (const part of noteParts) if (!values[part] && last[part]) form.change(part, last[part]);
    form.change('source', { type: 'visit-notes', id: last.id });
  };
  return (
    <Button size="small" onClick={copy}>
      {t('noteCopy', said(last))}
    </Button>
  );
}

/** Signs once all that is typed is saved. Where the save is refused, or more was typed meanwhile, the person presses again. */
function useSigning(form: RecordForm, record: Row | undefined) {
  const give = useGive(notes);
  // The version from which the save was asked for.
  const [wish, setWish] = useState<{ readonly from: number | null }>();
  const { dirty, base, problems, conflict } = form;
  const isRefused = conflict !== undefined || Object.keys(problems).length > 0;
  const isSaved = wish !== undefined && base.version !== wish.from;
  useEffect(() => {
    if (!wish || (!isSaved && !isRefused)) return;
    setWish(undefined);
    if (isSaved && !dirty && record) give(record, 'sign');
  }, [wish, isSaved, isRefused, dirty, record, give]);
  return () => {
    if (!dirty && record) return give(record, 'sign');
    setWish({ from: base.version });
    void form.formik.submitForm();
  };
}

export function NoteEditor({ id, visit, record, last }: Props) {
  const { t } = useTranslation('examination');
  const { commands } = useWords(visitNote);
  const { pathname } = useLocation();
  const fields = useFields();
  const row = record as unknown as Row | undefined;
  const given = useMemo(
    () => ({ from: visit.id, values: { entity: visit.entity, visit: { type: 'visits', id: visit.id } } }),
    [visit.entity, visit.id],
  );
  const form = useRecordForm({ module: notes, id, record: row, fields, back: pathname, given, done: null, stays: true });
  const { formik } = form;
  const sign = useSigning(form, row);
  const isEmpty = !noteParts.some((part) => String(formik.values[part] ?? '').trim());
  useSaveKey(() => {
    if (!formik.isSubmitting && form.dirty) void formik.submitForm();
  });
  return (
    <form className={css.note} onSubmit={formik.handleSubmit} noValidate aria-busy={formik.isSubmitting}>
      <FormNotices form={form} ids="note" fields={fields} back={pathname} />
      {record?.previous && <p className={css.by}>{t('noteAmends', { reason: record.reason ?? '' })}</p>}
      {fields
        .filter((field) => !field.hidden)
        .map((field) => (
          <FieldInput
            key={field.name}
            form="note"
            resource={visitNote}
            field={field}
            value={formik.values[field.name]}
            problem={form.problems[field.name]}
            onChange={(value) => form.change(field.name, value)}
            onBlur={() => form.blur(field.name)}
          />
        ))}
      <Copy form={form} last={last} />
      <p className={css.by} role="status">
        {form.dirty ? t('noteUnsaved') : record ? t('noteSaved') : t('noteKeys')}
      </p>
      <div className={css.actions}>
        <Button type="submit" variant="outlined" loading={formik.isSubmitting} disabled={!form.dirty} aria-keyshortcuts="Control+S Meta+S">
          {t('noteSave')}
        </Button>
        <Button variant="contained" disabled={isEmpty || formik.isSubmitting} onClick={sign}>
          {commands.sign!.label}
        </Button>
      </div>
      <LeaveGuard wouldLose={form.wouldLose} onLeave={form.dropDraft} />
      <LateConflict resource={visitNote} fields={fields} form={form} />
    </form>
  );
}
