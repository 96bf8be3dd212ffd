/** The visit itself: its class, its times by state, who treated where, and how it ended. Rules: FHIR-1, FHIR-3. */
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { codedDiagnoses, doctorOf, encounterOf, patientOf, type VisitFacts } from './facts';
import { coded, entry, hl7, ownNumber, period, refer, type Entry } from './parts';

const classes = { ralan: ['AMB', 'ambulatory'], igd: ['EMER', 'emergency'] } as const;

const classOf = ({ kind }: Visit) => {
  const [code, display] = classes[kind];
  return { system: hl7('v3-ActCode'), code, display };
};

/** Registered, examined, ended: each state lasts until the next one. A visit that ended is `finished` for no time at all. */
const timesOf = ({ created_at, examined_at, ended_at }: VisitFacts['visit']) => {
  const end = ended_at ?? examined_at ?? created_at;
  const examined = examined_at ?? end;
  return {
    whole: period(created_at, end),
    history: [
      { status: 'arrived', period: period(created_at, examined) },
      { status: 'in-progress', period: period(examined, end) },
      { status: 'finished', period: period(end, end) },
    ],
  };
};

const dispositionOf = ({ status, referred_to }: Visit) =>
  status === 'dirujuk'
    ? { ...coded(hl7('discharge-disposition'), 'other-hcf', 'Other healthcare facility'), ...(referred_to && { text: referred_to }) }
    : coded(hl7('discharge-disposition'), 'home', 'Home');

export const encounterEntry = (facts: VisitFacts): Entry => {
  const { visit, clinic, poly } = facts;
  const { whole, history } = timesOf(visit);
  return entry(visit.id, {
    resourceType: 'Encounter',
    identifier: visit.number ? [ownNumber('encounter', clinic, visit.number)] : [],
    status: 'finished',
    statusHistory: history,
    class: classOf(visit),
    classHistory: [{ class: classOf(visit), period: whole }],
    subject: patientOf(facts),
    participant: [{ type: [coded(hl7('v3-ParticipationType'), 'ATND', 'attender')], individual: doctorOf(facts) }],
    period: whole,
    diagnosis: codedDiagnoses(facts).map(({ id, title_en }, at) => ({
      condition: refer(id, title_en ?? ''),
      use: coded(hl7('diagnosis-role'), 'DD', 'Discharge diagnosis'),
      rank: at + 1,
    })),
    hospitalization: { dischargeDisposition: dispositionOf(visit) },
    location: [{ location: refer(poly.id, poly.name) }],
    serviceProvider: refer(clinic.id, clinic.name),
  });
};

/** What every clinical resource has: its patient and its visit. */
export const ofEncounter = (facts: VisitFacts) => ({ subject: patientOf(facts), encounter: encounterOf(facts) });
