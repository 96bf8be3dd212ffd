/** The form of a new record in the panel at the side: what is asked for, the way out, and the button that saves, which Enter presses. */
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#shared/kit/resource';
import { FieldList } from '#client/kit/form/FieldList';
import type { FormField } from '#client/kit/form/fields';
import { FormNotices } from '#client/kit/form/FormNotices';
import type { RecordForm } from '#client/kit/form/useRecordForm';
import { Warnings } from '#client/kit/form/Warnings';
import css from './sidePanel.module.css';

type Props = {
  /** What the ids of the inputs begin with. */
  ids: string;
  resource: Resource;
  form: RecordForm;
  fields: readonly FormField[];
  /** The same fields as they are asked for now: some are hidden, some required. */
  shown: readonly FormField[];
  /** The address of the page under the panel. */
  back: string;
  save: string;
  under?: ComponentProps<typeof FieldList>['under'];
  onClose: () => void;
};

export function PanelForm({ ids, resource, form, fields, shown, back, save, under, onClose }: Props) {
  const { t } = useTranslation('form');
  const { values, isSubmitting, handleSubmit } = form.formik;
  // What was filled in for one person must not come back for the next one.
  const cancel = () => {
    form.dropDraft();
    onClose();
  };
  return (
    <form className={css.form} onSubmit={handleSubmit} noValidate aria-busy={isSubmitting}>
      <FormNotices form={form} ids={ids} fields={fields} back={back} />
      <FieldList
        form={ids}
        resource={resource}
        fields={shown}
        values={values}
        problems={form.problems}
        onChange={form.change}
        onBlur={form.blur}
        {...(under && { under })}
      />
      <div className={css.foot}>
        <Button variant="outlined" onClick={cancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {save}
        </Button>
      </div>
      <Warnings warnings={form.warnings} onSave={(reason) => void form.confirm(reason)} onBack={form.acknowledge} />
    </form>
  );
}
