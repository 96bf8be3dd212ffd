/** How a patient is chosen at the desk: each is shown with what differs between people of one name, and a new one is registered in the same place. */
import { useMemo } from 'react';
import { patient } from '#shared/areas/clinic/resources/patient';
import { fieldsOf, type FieldWords } from '#client/kit/form/declaredFields';
import type { FormField } from '#client/kit/form/fields';
import { useWords } from '#client/kit/useWords';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import { useEntityRef } from '#client/store/session/useEntityRef';
import { PatientLine } from '../queue/register/PatientLine';
import { Birth } from './Birth';
import { BirthTime } from './BirthTime';
import { CountryInput } from './CountryInput';
import { askedByKind, desk } from './kinds';

/** What a field that leads to a patient has in addition. */
export const usePatientChoice = (): Pick<FormField, 'create' | 'about'> => {
  const words = useWords(patient);
  const entity = useEntityRef();
  return useMemo(() => {
    const all = fieldsOf(patient, words as unknown as FieldWords, moduleOfType);
    const fields = desk.map((name): FormField => {
      const field = askedByKind(all.find((one) => one.name === name)!);
      // The clinic is that of the person and is not asked for.
      if (name === 'entity') return { ...field, hidden: true, start: () => entity };
      if (name === 'birth_estimated') return { ...field, hidden: true };
      if (name === 'mother') return { ...field, about: PatientLine };
      if (name === 'country') return { ...field, input: CountryInput };
      return name === 'birth_time' ? { ...field, input: BirthTime } : field;
    });
    return { create: { title: words.form.add, fields, under: { field: 'birth_date', Summary: Birth } }, about: PatientLine };
  }, [words, entity]);
};
