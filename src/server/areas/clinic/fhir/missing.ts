/** What a visit lacks to be described as SATUSEHAT demands. Rules: FHIR-1, FHIR-4. */
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Problem } from '#shared/errors';
import { codedDiagnoses, isKnown, type VisitFacts } from './facts';

const isIdentified = ({ nik, nik_mother, passport }: Patient): boolean => Boolean(nik ?? nik_mother ?? passport);

/** All that is missing, each with the sentence that names it. */
export const missingOf = (facts: VisitFacts): readonly Problem[] => {
  const { visit, patient, doctor, clinic } = facts;
  if (visit.status !== 'selesai' && visit.status !== 'dirujuk') return [{ code: 'fhir.not_ended' }];
  return [
    ...(clinic.satusehat_id ? [] : [{ code: 'fhir.no_organisation' } as const]),
    ...(isIdentified(patient) ? [] : [{ code: 'fhir.no_patient_number', meta: { name: patient.name } } as const]),
    ...(isKnown(doctor) ? [] : [{ code: 'fhir.no_doctor_number', meta: { name: doctor.full_name ?? '' } } as const]),
    ...(codedDiagnoses(facts).length ? [] : [{ code: 'fhir.no_diagnosis' } as const]),
  ];
};
