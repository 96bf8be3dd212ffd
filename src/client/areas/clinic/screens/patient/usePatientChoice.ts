/** How a patient is chosen at the desk: each is shown with what differs between people of one name, and a new one is registered in the same place. */
import { useMemo } from 'react';
import { patient } from '#shared/areas/clinic/resources/patient';
import { fieldsOf, type FieldWords } from '#client/kit/form/declaredFields';
import type { FormField } from '#client/kit/form/fields';
import { useWords } from '#client/kit/useWords';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import { useEntityRef } from '../../useEntityRef';
import { PatientLine } from '../queue/register/PatientLine';

/** What is asked of a new patient; the clinic is that of the person and is not asked for. */
const asked: readonly string[] = ['entity', 'name', 'birth_date', 'sex', 'phone', 'nik'];

/** What a field that leads to a patient has in addition. */
export const usePatientChoice = (): Pick<FormField, 'create' | 'about'> => {
  const words = useWords(patient);
  const entity = useEntityRef();
  return useMemo(() => {
    const all = fieldsOf(patient, words as unknown as FieldWords, moduleOfType);
    const fields = asked.map((name): FormField => {
      const field = all.find((one) => one.name === name)!;
      return name === 'entity' ? { ...field, hidden: true, start: () => entity } : field;
    });
    return { create: { title: words.form.add, fields }, about: PatientLine };
  }, [words, entity]);
};
