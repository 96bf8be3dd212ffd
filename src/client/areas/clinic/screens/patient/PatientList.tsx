/** The list of patients: the date of birth with age and sex, so that two of one name can be told apart. Rule: PAT-7. */
import { useCallback, useMemo } from 'react';
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import { day, words } from '#client/kit/grid/columns';
import type { OwnColumns } from '#client/kit/grid/declaredColumns';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { formatDate } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { useAgeAndSex } from '../../useAgeAndSex';
import { useRecordNumber } from './useRecordNumber';

/** "17 Agu 1990 · 36 th · L"; of an estimated date the age alone, "± 30 th · P". */
const useBirthText = (): ((patient: Patient) => string) => {
  const language = useLanguage();
  const ageAndSex = useAgeAndSex();
  return useCallback(
    (patient) => {
      const { birth_date, birth_estimated } = patient;
      const about = ageAndSex(patient);
      return birth_estimated ? about : `${formatDate(birth_date, language)} · ${about}`;
    },
    [language, ageAndSex],
  );
};

const useColumns = (): OwnColumns => {
  const { columns } = useWords(declared);
  const birthText = useBirthText();
  const recordNumber = useRecordNumber();
  return useMemo(
    () => ({
      mrn: {
        ...words({ field: 'mrn', label: columns['mrn']!, width: 96, grow: 0 }),
        cell: (record: Row) => recordNumber(record as unknown as Patient),
      },
      birth_date: {
        ...day({ field: 'birth_date', label: columns['birth_date']!, width: 190 }),
        cell: (record: Row) => birthText(record as unknown as Patient),
      },
    }),
    [columns, birthText, recordNumber],
  );
};

export const PatientList = () => <ResourceList name="patient" own={useColumns()} />;
