/** Makes a related record without leaving the form: the few fields it needs, in a small dialog. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useFormik } from 'formik';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceName } from '#shared/areas/resources';
import { sentence, type Problem } from '#shared/errors';
import type { Confirmation } from '#shared/jsonapi';
import { useAppDispatch } from '../../store/hooks';
import { keepFocus } from '../../ui/keepFocus';
import { useLanguage } from '../../ui/useLanguage';
import { useRequest, type AnyModule } from '../anyModule';
import { pathsOf } from '../resource/paths';
import { newId } from '../../storeKit/ids';
import type { Values } from './changes';
import { byField, checked, problemsIn, sendable, standing, startOf, type Creating } from './fields';
import { FieldList } from './FieldList';
import { useSaving, type Work } from './useSaving';
import { useSendingLater } from './useSendingLater';
import { confirmationOf, Warnings, warningsIn } from './Warnings';

type Props = Creating & {
  module: AnyModule;
  /** What was searched for: the new record's name to begin with. */
  typed: string;
  onClose: () => void;
  onCreated: (id: string) => void;
};

function useNewRecord({ module, fields, typed, onCreated }: Props) {
  const dispatch = useAppDispatch();
  const { resource } = module;
  const [id] = useState(newId);
  const saving = useSaving(module, id);
  const request = useRequest(module, id);
  const [sent, setSent] = useState<Values | null>(null);
  const warnings = warningsIn(request);
  const later = useSendingLater(module, id, request, `${module.name}:new`);
  const workOf = (values: Values, confirmation?: Confirmation): Work => ({
    add: sendable(resource, values),
    files: [],
    ...(confirmation && { confirmation }),
  });
  const sendLater = (work: Work, values: Values): boolean => {
    const isKept = later.keep(
      work,
      { called: String(values[resource.label]), values, base: { version: null, values: {} } },
      pathsOf(resource.name as ResourceName).add,
    );
    if (isKept) onCreated(id);
    return isKept;
  };
  const perform = async (values: Values, confirmation?: Confirmation) => {
    setSent(values);
    const work = workOf(values, confirmation);
    if (later.isBehind() && sendLater(work, values)) return;
    const done = { notify: 'form:added', values: { name: String(values[resource.label]) } };
    if ((await saving.save(work, [done])) === 'done') onCreated(id);
  };
  const formik = useFormik<Record<string, unknown>>({
    initialValues: { ...startOf(resource, fields, undefined), [resource.label]: typed },
    validate: (values) => checked(resource, fields, values, 'add') as object,
    onSubmit: (values) => perform(values),
  });
  const refused = request.failed && !warnings.length ? byField(resource, fields, request.errors) : {};
  const found = formik.errors as unknown as Readonly<Record<string, Problem>>;
  const problems = {
    ...standing(refused, sent, formik.values),
    ...Object.fromEntries(Object.entries(found).filter(([name]) => formik.submitCount > 0 || formik.touched[name])),
  };
  return {
    formik,
    problems,
    warnings,
    sendLater: later.isOffered ? () => void sendLater(workOf(formik.values), formik.values) : undefined,
    confirm: (reason?: string) => void perform(formik.values, confirmationOf(warnings, reason)),
    acknowledge: () => void dispatch(module.actions.acknowledge(id)),
  };
}

export function CreateDialog(props: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const titleId = useId();
  const { formik, problems, warnings, sendLater, confirm, acknowledge } = useNewRecord(props);
  const { under } = props;
  const change = (name: string, value: unknown) => void formik.setFieldValue(name, value);
  const failure = formik.isSubmitting ? undefined : problems[''];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Through the portal the event would reach the form beneath, too.
    event.stopPropagation();
    formik.handleSubmit(event);
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId} onClose={formik.isSubmitting ? undefined : props.onClose}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{props.title}</DialogTitle>
        <DialogContent>
          {problemsIn(failure).map(({ code, meta }, index) => (
            <Alert key={index} severity="error" sx={{ mb: 2 }} action={sendLater && <Button onClick={sendLater}>{t('sendLater')}</Button>}>
              {sentence(code, language, meta)}
            </Alert>
          ))}
          <FieldList
            form={`new-${props.module.name}`}
            resource={props.module.resource}
            fields={props.fields}
            values={formik.values}
            problems={problems}
            onChange={change}
            onBlur={(name) => void formik.setFieldTouched(name, true)}
            under={under && { field: under.field, content: <under.Summary values={formik.values} record={undefined} onChange={change} /> }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onMouseDown={keepFocus} onClick={props.onClose} disabled={formik.isSubmitting}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" onMouseDown={keepFocus} loading={formik.isSubmitting}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
      <Warnings warnings={warnings} onSave={confirm} onBack={acknowledge} />
    </Dialog>
  );
}
