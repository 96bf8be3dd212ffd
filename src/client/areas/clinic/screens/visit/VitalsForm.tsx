/** Vital signs in one row: what is measured is typed one after the other, Enter saves. Rules: VIT-1 to VIT-4. */
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { LAST_MONTH } from '#shared/areas/clinic/domain/weightForAge';
import { monthsOld } from '#shared/areas/clinic/domain/vitals';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { vitalSign } from '#shared/areas/clinic/resources/vitalSign';
import type { AnyModule } from '#client/kit/anyModule';
import { fieldsOf, type FieldWords } from '#client/kit/form/declaredFields';
import { FieldInput } from '#client/kit/form/FieldInput';
import type { FormField } from '#client/kit/form/fields';
import { FormNotices } from '#client/kit/form/FormNotices';
import { useRecordForm } from '#client/kit/form/useRecordForm';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { useToday } from '#client/store/session/useToday';
import { newId } from '#client/storeKit/ids';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import * as modules from '../../modules';
import { useLimits } from './useLimits';
import { Judging, VitalInput } from './VitalInput';
import css from './visit.module.css';

const vitals = modules.vitalSign as unknown as AnyModule;

/** In the order in which they are taken. */
const taken = ['systolic', 'diastolic', 'pulse', 'respiration', 'temperature', 'spo2', 'weight', 'height', 'head', 'pain', 'consciousness'];
const hidden = ['entity', 'visit'];

/** What is measured of children only. */
const ofChildren: readonly string[] = ['head'];

const useFields = (isChild: boolean): readonly FormField[] => {
  const words = useWords(vitalSign);
  return useMemo(() => {
    const all = fieldsOf(vitalSign, words as unknown as FieldWords, moduleOfType);
    const named = (name: string) => all.find((one) => one.name === name)!;
    return [
      ...hidden.map((name): FormField => ({ ...named(name), hidden: true })),
      ...taken
        .filter((name) => isChild || !ofChildren.includes(name))
        .map((name): FormField => (name === 'consciousness' ? named(name) : { ...named(name), input: VitalInput })),
    ];
  }, [words, isChild]);
};

type Props = {
  visit: Visit;
  /** What the button says. */
  save: string;
  onSaved: () => void;
};

function OneSet({ id, visit, save, onSaved }: Props & { id: string }) {
  const { pathname } = useLocation();
  const patient = useAppSelector((state) => modules.patient.selectors.byId(state, visit.patient.id));
  const today = useToday();
  const months = patient && monthsOld(patient.birth_date, today);
  const fields = useFields(months !== undefined && months <= LAST_MONTH);
  const judge = useLimits(patient);
  const values = { entity: visit.entity, visit: { type: 'visits', id: visit.id } };
  const form = useRecordForm({
    module: vitals,
    id,
    record: undefined,
    fields,
    back: pathname,
    given: { from: visit.id, values },
    done: 'examination:vitalsSaved',
  });
  const { formik } = form;
  const isSaved = useAppSelector((state) => Boolean(modules.vitalSign.selectors.byId(state, id)?.measured_at));
  useEffect(() => {
    if (isSaved) onSaved();
    // Once: the next set has a form of its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaved]);
  return (
    <form className={css.vitalsForm} onSubmit={formik.handleSubmit} noValidate aria-busy={formik.isSubmitting}>
      <FormNotices form={form} ids={`vitals-${visit.id}`} fields={fields} back={pathname} />
      <Judging value={judge}>
        <div className={css.vitals}>
          {fields
            .filter((field) => !field.hidden)
            .map((field) => (
              <FieldInput
                key={field.name}
                form={`vitals-${visit.id}`}
                resource={vitalSign}
                field={field}
                value={formik.values[field.name]}
                problem={form.problems[field.name]}
                onChange={(value) => form.change(field.name, value)}
                onBlur={() => form.blur(field.name)}
              />
            ))}
        </div>
      </Judging>
      <div className={css.actions}>
        <Button type="submit" variant="contained" loading={formik.isSubmitting} disabled={!form.dirty}>
          {save}
        </Button>
      </div>
    </form>
  );
}

/** Once a set was saved, the row is empty for the next one. */
export function VitalsForm(props: Props) {
  const [id, setId] = useState(newId);
  const next = () => {
    setId(newId());
    props.onSaved();
  };
  return <OneSet key={id} {...props} id={id} onSaved={next} />;
}
