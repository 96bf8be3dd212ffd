/** What was found and done at a visit: the complaint, diagnoses, vital signs, allergies, treatments and the signed notes. Rules: FHIR-2, FHIR-5. */
import { measures, type Measure } from '#shared/areas/clinic/domain/measures';
import { units, type Finding } from '#shared/areas/clinic/domain/vitals';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Treatment } from '#shared/areas/clinic/resources/treatment';
import { noteParts, type NotePart } from '#shared/areas/clinic/resources/visitNote';
import type { VitalSign } from '#shared/areas/clinic/resources/vitalSign';
import { ofEncounter } from './encounter';
import { authorOf, codedDiagnoses, doctorOf, encounterOf, patientOf, performerOf, signedNotes, type VisitFacts } from './facts';
import { coded, entry, filled, hl7, idOfPart, ownNumber, period, refer, systems, timeOf, type Entry } from './parts';

const active = coded(hl7('condition-clinical'), 'active', 'Active');

const complaintEntries = (facts: VisitFacts): readonly Entry[] => {
  const { id, complaint, created_at } = facts.visit;
  if (!complaint) return [];
  return [
    entry(idOfPart(id, 'complaint'), {
      resourceType: 'Condition',
      clinicalStatus: active,
      category: [coded(systems.kemkes, 'chief-complaint', 'Chief Complaint')],
      code: { text: complaint },
      ...ofEncounter(facts),
      recordedDate: timeOf(created_at),
    }),
  ];
};

const diagnosisEntries = (facts: VisitFacts): readonly Entry[] =>
  codedDiagnoses(facts).map((one) =>
    entry(one.id, {
      resourceType: 'Condition',
      clinicalStatus: active,
      category: [coded(hl7('condition-category'), 'encounter-diagnosis', 'Encounter Diagnosis')],
      code: { coding: [filled({ system: systems.icd10, version: '2010', code: one.code, display: one.title_en })], text: one.title_id },
      ...ofEncounter(facts),
      recorder: authorOf(facts, one),
    }),
  );

const findingCodes: Readonly<Record<Finding, readonly [code: string, display: string]>> = {
  critical_low: ['LL', 'Critical low'],
  low: ['L', 'Low'],
  high: ['H', 'High'],
  critical_high: ['HH', 'Critical high'],
};

/** The interpretation that was stored when the value was measured. */
const interpretationOf = ({ findings }: VitalSign, measure: Measure) => {
  const finding = (findings as Partial<Record<Measure, Finding>> | null)?.[measure];
  return finding ? [coded(hl7('v3-ObservationInterpretation'), ...findingCodes[finding])] : [];
};

const observationEntries = (facts: VisitFacts, vitals: VitalSign): readonly Entry[] =>
  measures
    .filter((measure) => vitals[measure] !== null)
    .map((measure) => {
      const { ucum, loinc } = units[measure];
      return entry(idOfPart(vitals.id, measure), {
        resourceType: 'Observation',
        status: 'final',
        category: [coded(hl7('observation-category'), 'vital-signs', 'Vital Signs')],
        code: coded(systems.loinc, loinc),
        ...ofEncounter(facts),
        performer: [authorOf(facts, vitals)],
        effectiveDateTime: timeOf(vitals.measured_at),
        valueQuantity: { value: Number(vitals[measure]), unit: ucum, system: systems.ucum, code: ucum },
        interpretation: interpretationOf(vitals, measure),
      });
    });

const severities = { ringan: 'mild', sedang: 'moderate', berat: 'severe' } as const;

const reactionOf = ({ reaction, severity }: Patient['allergies'][number]) =>
  reaction ? [{ manifestation: [{ text: reaction }], ...(severity && { severity: severities[severity] }) }] : [];

/** The patient's allergies, or that the patient said to have none. Empty if the question was not asked. */
const allergyEntries = (facts: VisitFacts): readonly Entry[] => {
  const { id, allergies, no_known_allergies } = facts.patient;
  const common = {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: coded(hl7('allergyintolerance-clinical'), 'active', 'Active'),
    patient: patientOf(facts),
    encounter: encounterOf(facts),
    recorder: doctorOf(facts),
  };
  if (!allergies.length && no_known_allergies)
    return [entry(idOfPart(id, 'no allergy'), { ...common, code: coded(systems.snomed, '716186003', 'No known allergy') })];
  return allergies.map((one, at) =>
    entry(idOfPart(id, `allergy ${at}`), { ...common, code: { text: one.substance }, reaction: reactionOf(one) }),
  );
};

const sidesInWords = { kanan: 'kanan', kiri: 'kiri', keduanya: 'kanan dan kiri' } as const;

/** The place on the body as text: it is recorded without SNOMED codes. */
const bodySiteOf = ({ site, side }: Treatment): string => [site, side && sidesInWords[side]].filter(Boolean).join(', ');

/** The finished treatments. The start is known only if somebody pressed the button for it. */
const procedureEntries = (facts: VisitFacts): readonly Entry[] =>
  facts.treatments.flatMap((one) => {
    const { id, status, name, name_en, icd9cm, started_at, finished_at, notes } = one;
    if (status !== 'selesai' || !finished_at) return [];
    const site = bodySiteOf(one);
    return [
      entry(id, {
        resourceType: 'Procedure',
        status: 'completed',
        code: { ...(icd9cm && coded(systems.icd9cm, icd9cm, name_en ?? undefined)), text: name },
        ...ofEncounter(facts),
        ...(started_at ? { performedPeriod: period(started_at, finished_at) } : { performedDateTime: timeOf(finished_at) }),
        performer: [{ actor: performerOf(facts, one) }],
        bodySite: site ? [{ text: site }] : [],
        note: notes ? [{ text: notes }] : [],
      }),
    ];
  });

/** The parts of a note: what they are called, and their code in LOINC. */
const sections: Readonly<Record<NotePart, readonly [title: string, code: string, display: string]>> = {
  subjective: ['Subjektif', '61150-9', 'Subjective Narrative'],
  objective: ['Objektif', '61149-1', 'Objective Narrative'],
  assessment: ['Asesmen', '51848-0', 'Evaluation note'],
  plan: ['Rencana', '18776-5', 'Plan of care note'],
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as the XHTML of a narrative; control characters, which XML does not have, are left out. */
const narrative = (text: string) => {
  const sound = text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/[&<>]/g, (sign) => entities[sign]!)
    .replace(/\r?\n/g, '<br/>');
  return { status: 'additional', div: `<div xmlns="http://www.w3.org/1999/xhtml">${sound}</div>` };
};

/** The notes that hold as one document: a section for each part that was written. */
const compositionEntries = (facts: VisitFacts): readonly Entry[] => {
  const notes = signedNotes(facts);
  if (!notes.length) return [];
  const signed = notes.map((note) => ({ note, by: authorOf(facts, note) }));
  const last = notes.map(({ signed_at }) => signed_at).sort();
  return [
    entry(idOfPart(facts.visit.id, 'composition'), {
      resourceType: 'Composition',
      identifier: facts.visit.number && ownNumber('composition', facts.clinic, facts.visit.number),
      status: 'final',
      type: coded(systems.loinc, '88645-7', 'Outpatient hospital Discharge summary'),
      category: [coded(systems.loinc, 'LP173421-1', 'Report')],
      ...ofEncounter(facts),
      date: timeOf(last.at(-1)!),
      author: [...new Map(signed.map(({ by }) => [JSON.stringify(by), by])).values()],
      title: 'Resume medis rawat jalan',
      attester: signed.map(({ note, by }) => ({ mode: 'professional', time: timeOf(note.signed_at), party: by })),
      custodian: refer(facts.clinic.id, facts.clinic.name),
      section: signed.flatMap(({ note, by }) =>
        noteParts.flatMap((part) => {
          const [title, ...code] = sections[part];
          return note[part]?.trim() ? [{ title, code: coded(systems.loinc, ...code), author: [by], text: narrative(note[part]) }] : [];
        }),
      ),
    }),
  ];
};

export const clinicalEntries = (facts: VisitFacts): readonly Entry[] => [
  ...complaintEntries(facts),
  ...diagnosisEntries(facts),
  ...facts.vitals.filter(({ status }) => status === 'recorded').flatMap((one) => observationEntries(facts, one)),
  ...allergyEntries(facts),
  ...procedureEntries(facts),
  ...compositionEntries(facts),
];
