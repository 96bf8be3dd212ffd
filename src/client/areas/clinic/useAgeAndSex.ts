/** How a patient is described in one short text: age and sex. Rule: PAT-7. */
import { useCallback } from 'react';
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import type { Day } from '#shared/domain/calendarDays';
import { useWords } from '#client/kit/useWords';
import { useAge } from './useAge';

/** "34 th · P", "34 y · F": the age on a day, and the first letter of the sex in the person's language. */
export const useAgeAndSex = (): ((patient: Patient, day?: Day) => string) => {
  const age = useAge();
  const { choices } = useWords(declared);
  return useCallback((patient, day) => [age(patient, day), choices.sex[patient.sex].charAt(0)].filter(Boolean).join(' · '), [age, choices]);
};
