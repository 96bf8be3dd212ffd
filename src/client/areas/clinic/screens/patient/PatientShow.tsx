/** The page of a patient: allergies first, who it is, then the visits; from here a visit is registered and the card printed. Rules: PAT-7, PAT-10. */
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import { countryNames } from '#shared/domain/countries';
import type { AnyModule } from '#client/kit/anyModule';
import { pathsOf } from '#client/kit/resource/paths';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { RelatedList } from '#client/kit/resource/show/RelatedList';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { Card } from '#client/ui/Card';
import { FactStrip } from '#client/ui/FactStrip';
import { formatDate } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { useAge } from '../../useAge';
import * as modules from '../../modules';
import { ConsentsCard } from '../consent/ConsentsCard';
import { Allergies } from './Allergies';
import { mergeExtras } from './mergeExtras';
import { MergedAway, MergedHere, useHeld } from './MergeNotes';
import { PatientCard } from './PatientCard';
import { PatientData } from './PatientData';
import { ReadingList } from './ReadingList';

/** How to reach the patient first, then what is asked for seldom. */
const details = [
  ...['phone', 'payer', 'bpjs_no', 'address', 'rt', 'rw', 'region', 'nik', 'birth_place', 'blood_type'],
  ...['mother', 'mother_name', 'nik_mother', 'birth_order', 'passport'],
  ...['guardian_name', 'guardian_relation', 'emergency_name', 'emergency_phone', 'email', 'marital', 'religion', 'deceased_on'],
];

/** Newest first; the patient is the same in each. */
const visitColumns = ['number', 'day', 'doctor', 'poly', 'status'];

/** What tells this patient from another of the same name. */
function Identity({ patient }: { patient: Patient }) {
  const { fields, choices, own } = useWords(declared);
  const language = useLanguage();
  const age = useAge();
  const { mrn, birth_date, birth_estimated, birth_time, sex, country } = patient;
  return (
    <FactStrip
      label={own['identity']!}
      facts={[
        [fields.mrn, <span className="tabular">{mrn}</span>],
        [
          own['ageAndSex']!,
          `${age(patient)} · ${choices.sex[sex]}`,
          [birth_estimated && own['bornAbout'], formatDate(birth_date, language), birth_time].filter(Boolean).join(' '),
        ],
        ...(country ? [[fields.country, countryNames(language)[country] ?? country] as const] : []),
      ]}
    />
  );
}

function Details({ patient }: { patient: Patient }) {
  const { own } = useWords(declared);
  return (
    <Card title={own['identity']!}>
      <RecordFacts module={modules.patient as unknown as AnyModule} record={patient} facts={details} />
    </Card>
  );
}

/** The one thing to do next; nothing for somebody who can have no visit. */
function RegisterVisit({ patient }: { patient: Patient }) {
  const { own } = useWords(declared);
  const { pathname } = useLocation();
  const mayAdd = useCan('visit', 'add');
  if (!mayAdd || patient.status !== 'active') return null;
  return (
    <Button variant="contained" component={Link} to={`${pathsOf('visit').add}?patient=${patient.id}`} state={{ back: pathname }}>
      {own['registerVisit']}
    </Button>
  );
}

function Visits({ patient: { id, version } }: { patient: Patient }) {
  const held = useHeld(id);
  return <RelatedList name="visit" of={{ type: declared.type, id }} columns={visitColumns} adds={false} version={`${version} ${held}`} />;
}

/** A merge is taken back from the page of the record that stays. */
const withoutUnmerge = ['unmerge'];

export const PatientShow = () => (
  <ResourceShow<Patient>
    name="patient"
    commands={(patient) => ({ extras: mergeExtras(patient), without: withoutUnmerge })}
    next={(patient) => <RegisterVisit patient={patient} />}
    above={(patient) => (
      <>
        {patient.merged_into && <MergedAway patient={patient} />}
        <div>
          <Allergies patient={patient} />
        </div>
        <Identity patient={patient} />
        {!patient.merged_into && <MergedHere patient={patient} />}
      </>
    )}
    aside={(patient) => (
      <>
        <Details patient={patient} />
        <PatientCard patient={patient} />
        <PatientData patient={patient} />
      </>
    )}
  >
    {(patient) => (
      <>
        <Visits patient={patient} />
        <ConsentsCard of={{ relation: 'patient', id: patient.id }} />
        <ReadingList id={patient.id} />
      </>
    )}
  </ResourceShow>
);
