/** How a patient is described in one short text: age and sex. Rule: PAT-7. */
import { useCallback } from 'react';
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import { ageText } from '#shared/domain/age';
import type { Day } from '#shared/domain/calendarDays';
import { useWords } from '#client/kit/useWords';
import { useLanguage } from '#client/ui/useLanguage';

/** "34 th · P", "34 y · F": the age on a day, and the first letter of the sex in the person's language. */
export const useAgeAndSex = (): ((patient: Patient, day: Day) => string) => {
  const language = useLanguage();
  const { choices } = useWords(declared);
  return useCallback(
    ({ birth_date, birth_estimated, sex }, day) =>
      [ageText(birth_date, day, language, birth_estimated), choices.sex[sex].charAt(0)].filter(Boolean).join(' · '),
    [language, choices],
  );
};
