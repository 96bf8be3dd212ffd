/** The page of a visit, on which a nurse measures and a doctor examines: allergies first, vital signs, diagnoses and notes, with the patient's story next to them. */
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import { visit as declared, type Visit } from '#shared/areas/clinic/resources/visit';
import type { AnyModule } from '#client/kit/anyModule';
import { pathsOf } from '#client/kit/resource/paths';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { Card } from '#client/ui/Card';
import { useAgeAndSex } from '../../useAgeAndSex';
import { useWhole } from '#client/kit/useWhole';
import * as modules from '../../modules';
import { Allergies } from '../patient/Allergies';
import { ChargesCard } from '../../../cashier';
import { ConsentsCard } from '../consent/ConsentsCard';
import { LettersCard } from '../letter/LettersCard';
import { TreatmentsCard } from '../treatment/TreatmentsCard';
import { DiagnosesCard } from './DiagnosesCard';
import { FhirButton } from './FhirButton';
import { NotesCard } from './NotesCard';
import { fetchCurves, Story } from './Story';
import { useVisitLists } from './useVisitLists';
import css from './visit.module.css';
import { VitalsCard } from './VitalsCard';

/** Who is examined, and what must not be overlooked. */
function Who({ visit }: { visit: Visit }) {
  const { t } = useTranslation('examination');
  // Asked for once, which the clinic's owner can read (PAT-11).
  const patient = useWhole<Patient>(modules.patient, visit.patient.id, useCan('patient', 'get'));
  const ageAndSex = useAgeAndSex();
  if (!patient) return null;
  return (
    <div className={css.who}>
      <p>
        <strong className="tabular">{visit.queue_no}</strong> · {ageAndSex(patient, visit.day ?? undefined)} ·{' '}
        <span className="tabular">{patient.mrn}</span>
      </p>
      <Button size="small" component={Link} to={pathsOf('patient').show!(patient.id)}>
        {t('patient')}
      </Button>
      <Allergies patient={patient} />
      {visit.complaint && (
        <p className={css.complaint}>
          {t('complaint')}: {visit.complaint}
        </p>
      )}
    </div>
  );
}

/** What was said at the desk, and when what happened. */
const facts = [
  ...['queue_no', 'day', 'doctor', 'poly', 'payer', 'kind', 'purpose', 'priority', 'priority_reason'],
  ...['called_at', 'examined_at', 'ended_at', 'referred_to', 'end_reason'],
];

function Details({ visit }: { visit: Visit }) {
  const { own } = useWords(declared);
  return (
    <Card title={own['details']!} badge={<FhirButton visit={visit} />}>
      <RecordFacts module={modules.visit as unknown as AnyModule} record={visit} facts={facts} />
    </Card>
  );
}

/** The visit of the address, once it is known, and the name of who is examined. */
const useAddressed = () => {
  const { id = '' } = useParams();
  const visit = useAppSelector((state) => modules.visit.selectors.byId(state, id));
  const name = useAppSelector((state) => visit && modules.patient.selectors.byId(state, visit.patient.id)?.name);
  return { visit, name };
};

export function VisitShow() {
  const { visit: addressed, name } = useAddressed();
  const { vitals, notes, diagnoses, before } = useVisitLists(addressed);
  useEffect(fetchCurves, []);
  return (
    <ResourceShow<Visit>
      name="visit"
      {...(name && { title: () => name })}
      above={(visit) => <Who visit={visit} />}
      aside={(visit) => (
        <>
          <Story visit={visit} before={before} />
          <Details visit={visit} />
        </>
      )}
    >
      {(visit) => (
        <>
          <VitalsCard visit={visit} vitals={vitals} />
          <NotesCard visit={visit} notes={notes} before={before.notes} />
          <DiagnosesCard visit={visit} diagnoses={diagnoses} notes={notes} />
          <TreatmentsCard visit={visit} />
          <ChargesCard visit={visit} />
          <ConsentsCard of={{ relation: 'visit', id: visit.id }} visit={visit} />
          <LettersCard visit={visit} />
        </>
      )}
    </ResourceShow>
  );
}
