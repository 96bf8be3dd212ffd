/** What tells two patients of one name apart at the desk: date of birth with age, sex, record number, the end of the phone number; and where they wait already. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { PHONE_END } from '#shared/domain/phone';
import type { Row } from '#client/services/serviceResults';
import { useWords } from '#client/kit/useWords';
import { formatDate } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../../modules';
import { useAge } from '../../../useAge';
import { useRecordNumber } from '../../patient/useRecordNumber';
import { useClinicDay, useDoctorName, useOpenVisits } from '../useQueue';

/** Where a patient waits, or is examined, on the clinic's day. */
export const useWaits = (patient: string | undefined): readonly Visit[] => {
  const { day } = useClinicDay();
  const rows = useOpenVisits();
  return useMemo(() => rows.filter((one) => one.patient.id === patient && one.day === day), [rows, patient, day]);
};

/** "A-003, dr. Sari": the number and the doctor. */
export function WaitsAt({ visit }: { visit: Visit }) {
  const { t } = useTranslation('queue');
  return t('waitsAt', { number: visit.queue_no ?? '', doctor: useDoctorName(visit.doctor.id) });
}

export function PatientLine({ row }: { row: Row }) {
  const language = useLanguage();
  const { day } = useClinicDay();
  const patient = row as unknown as Patient;
  const { birth_date, sex, phone } = patient;
  const age = useAge();
  const { choices } = useWords(modules.patient.resource);
  const recordNumber = useRecordNumber();
  const waits = useWaits(row.id);
  const born = [formatDate(birth_date, language), day && `(${age(patient, day)})`];
  return (
    <>
      {[born.filter(Boolean).join(' '), choices.sex[sex].charAt(0), recordNumber(patient), phone && `…${phone.slice(-PHONE_END)}`]
        .filter(Boolean)
        .join(' · ')}
      {waits.map((visit) => (
        <strong key={visit.id}>
          {' '}
          <WaitsAt visit={visit} />
        </strong>
      ))}
    </>
  );
}
