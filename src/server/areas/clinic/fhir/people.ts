/** Who and where: the patient, the clinic, its room and those who treated. Rules: FHIR-2, FHIR-4. */
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { TeamMember } from '#shared/areas/clinic/resources/teamMember';
import { practitionersOf, type VisitFacts } from './facts';
import { coded, entry, filled, hl7, ownNumber, refer, systems, type Entry } from './parts';

const official = (system: string, value: string | null) => (value ? [{ use: 'official', system, value }] : []);

const telecom = ({ phone, email }: { readonly phone: string | null; readonly email: string | null }) => [
  ...(phone ? [{ system: 'phone', value: phone }] : []),
  ...(email ? [{ system: 'email', value: email }] : []),
];

const genders = { L: 'male', P: 'female' } as const;

/** The codes of a region from the province to the village, as far as they are known: `3171` is a city and its province. */
const regionLevels = [
  ['province', 2],
  ['city', 4],
  ['district', 6],
  ['village', 10],
] as const;

const regionCodes = ({ region, rt, rw }: Patient) => {
  const codes = regionLevels.flatMap(([url, digits]) =>
    region && region.length >= digits ? [{ url, valueCode: region.slice(0, digits) }] : [],
  );
  const parts = [...codes, ...(rt ? [{ url: 'rt', valueCode: rt }] : []), ...(rw ? [{ url: 'rw', valueCode: rw }] : [])];
  return parts.length ? [{ url: systems.regions, extension: parts }] : [];
};

const addressOf = (patient: Patient) => {
  const extension = regionCodes(patient);
  if (!patient.address && !extension.length) return [];
  return [filled({ use: 'home', line: patient.address ? [patient.address] : [], country: 'ID', extension })];
};

const maritalCodes = { belum_kawin: 'S', kawin: 'M', cerai_hidup: 'D', cerai_mati: 'W' } as const;

const patientEntry = ({ patient }: VisitFacts): Entry =>
  entry(patient.id, {
    resourceType: 'Patient',
    identifier: [
      ...official(systems.nik, patient.nik),
      ...official(systems.motherNik, patient.nik ? null : patient.nik_mother),
      ...official(systems.passport, patient.passport),
    ],
    active: true,
    name: [{ use: 'official', text: patient.name }],
    telecom: telecom(patient),
    gender: genders[patient.sex],
    // Of a date that follows from an age, the year alone is known (PAT-7).
    birthDate: patient.birth_estimated ? patient.birth_date.slice(0, 4) : patient.birth_date,
    ...(patient.deceased_on ? { deceasedDateTime: patient.deceased_on } : { deceasedBoolean: false }),
    address: addressOf(patient),
    maritalStatus: patient.marital && coded(hl7('v3-MaritalStatus'), maritalCodes[patient.marital]),
    // 0 is a single birth.
    multipleBirthInteger: patient.birth_order ?? 0,
  });

const practitionerEntry = (member: TeamMember): Entry =>
  entry(member.id, {
    resourceType: 'Practitioner',
    identifier: [...official(systems.nik, member.nik), ...official(systems.practitioner, member.satusehat_id)],
    active: member.status === 'active',
    name: [{ use: 'official', text: member.full_name ?? member.name }],
  });

const placeEntries = ({ clinic, poly }: VisitFacts): readonly Entry[] => [
  entry(clinic.id, {
    resourceType: 'Organization',
    identifier: clinic.satusehat_id ? [ownNumber('organization', clinic, clinic.satusehat_id)] : [],
    active: true,
    name: clinic.name,
    telecom: telecom(clinic),
    address: clinic.address ? [{ use: 'work', line: [clinic.address], country: 'ID' }] : [],
  }),
  entry(poly.id, {
    resourceType: 'Location',
    identifier: [ownNumber('location', clinic, poly.code)],
    status: 'active',
    name: poly.name,
    description: poly.room,
    mode: 'instance',
    managingOrganization: refer(clinic.id, clinic.name),
  }),
];

/** In the order in which SATUSEHAT takes them. */
export const peopleEntries = (facts: VisitFacts): readonly Entry[] => [
  ...placeEntries(facts),
  ...practitionersOf(facts).map(practitionerEntry),
  patientEntry(facts),
];
