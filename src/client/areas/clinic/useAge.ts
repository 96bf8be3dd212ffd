/** How old a patient is, as it is said at the desk: a newborn in hours where the time of birth is known. Rules: PAT-7, PAT-13. */
import { useCallback } from 'react';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import { ageText, hoursText } from '#shared/domain/age';
import type { Day } from '#shared/domain/calendarDays';
import { useLanguage } from '#client/ui/useLanguage';
import { useMoment } from '#client/store/session/useToday';

type Born = Pick<Patient, 'birth_date' | 'birth_time' | 'birth_estimated' | 'deceased_on'>;

/** "7 jam", "34 th": the age on a day; without one, the present age, or that at death. */
export const useAge = (): ((born: Born, on?: Day) => string) => {
  const language = useLanguage();
  const { day, time } = useMoment();
  return useCallback(
    ({ birth_date, birth_time, birth_estimated, deceased_on }, on = deceased_on ?? day) => {
      const hours = birth_time && on === day ? hoursText({ day: birth_date, time: birth_time }, { day, time }, language) : undefined;
      return hours ?? ageText(birth_date, on, language, birth_estimated);
    },
    [language, day, time],
  );
};
