/** Registers a visit at the front desk: patient, doctor, room, payer; Enter saves. Rules: VIS-3, VIS-7. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FieldList } from '#client/kit/form/FieldList';
import { FormNotices } from '#client/kit/form/FormNotices';
import { Warnings } from '#client/kit/form/Warnings';
import { visits } from '../Commands';
import { WaitsAt } from './PatientLine';
import panel from '../../sidePanel/sidePanel.module.css';
import css from './register.module.css';
import { FORM, useRegistering } from './useRegistering';

export function RegisterForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['queue', 'form']);
  const { form, fields, shown, waits, back } = useRegistering(id);
  const { values, isSubmitting, handleSubmit } = form.formik;
  const said = waits.map((visit) => (
    <p key={visit.id} className={css.waits}>
      <WaitsAt visit={visit} />
    </p>
  ));
  return (
    <form className={panel.form} onSubmit={handleSubmit} noValidate aria-busy={isSubmitting}>
      <FormNotices form={form} ids={FORM} fields={fields} back={back} />
      <FieldList
        form={FORM}
        resource={visits.resource}
        fields={shown}
        values={values}
        problems={form.problems}
        onChange={form.change}
        onBlur={form.blur}
        under={{
          field: 'patient',
          content: (
            <div role="status" className={css.said}>
              {said}
            </div>
          ),
        }}
      />
      <div className={panel.foot}>
        <Button variant="outlined" onClick={onClose}>
          {t('form:cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {t('queue:giveNumber')}
        </Button>
      </div>
      <Warnings warnings={form.warnings} onSave={(reason) => void form.confirm(reason)} onBack={form.acknowledge} />
    </form>
  );
}
