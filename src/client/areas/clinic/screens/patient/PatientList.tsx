/** The list of patients: the date of birth with age and sex, so that two of one name can be told apart. Rule: PAT-7. */
import { useMemo } from 'react';
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import { ageText } from '#shared/domain/age';
import type { Day } from '#shared/domain/calendarDays';
import type { Language } from '#shared/locale';
import { day, words } from '#client/kit/grid/columns';
import type { OwnColumns } from '#client/kit/grid/declaredColumns';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { formatDate } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { useToday } from '../../useToday';

/** "17 Agu 1990 · 36 th · L"; of an estimated date the age alone, "± 30 th · P". */
const birthText = ({ birth_date, birth_estimated, deceased_on, sex }: Patient, today: Day, language: Language): string => {
  const age = ageText(birth_date, deceased_on ?? today, language, birth_estimated);
  return [...(birth_estimated ? [] : [formatDate(birth_date, language)]), age, sex].join(' · ');
};

const useColumns = (): OwnColumns => {
  const { columns } = useWords(declared);
  const language = useLanguage();
  const today = useToday();
  return useMemo(
    () => ({
      mrn: words({ field: 'mrn', label: columns['mrn']!, width: 96, grow: 0 }),
      birth_date: {
        ...day({ field: 'birth_date', label: columns['birth_date']!, width: 190 }),
        cell: (record: Row) => birthText(record as unknown as Patient, today, language),
      },
    }),
    [columns, today, language],
  );
};

export const PatientList = () => <ResourceList name="patient" own={useColumns()} />;
