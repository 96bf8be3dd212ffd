/** What a patient's data says on paper: who they are, allergies, visits, appointments, and who read the record. Rules: PAT-6, PAT-12. */
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Appointment } from '#shared/areas/clinic/resources/appointment';
import type { Reading } from '#shared/areas/clinic/resources/reading';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import type { Paper, PaperNote } from '#shared/documents/paper';
import { ageText } from '#shared/domain/age';
import { dayOf } from '#shared/domain/calendarDays';
import { localeOf, type Language } from '#shared/locale';
import { dayText, fileNameOf } from '#server/documents/formats';
import type { ClientTime } from '#server/repository/clientTime';
import type { LoadedRecord } from '#server/repository/records';
import type { WholeRecord } from '#server/repository/wholeRecord';
import { patientWords, type PatientWords } from './words';

/** When it is made, by the clinic's clock, and the name of the region where the patient lives. */
type Made = ClientTime & { readonly region: string | null };

/** What is needed to write a value: the language, its words, and the names of related records. */
type Reads = { readonly language: Language; readonly text: PatientWords; readonly nameOf: (id: unknown) => string };

const joined = (parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

const rowsNamed = <T>(records: readonly LoadedRecord[], name: string) =>
  records.filter(({ server }) => server.resource.name === name).map(({ row, links }) => ({ row: row as unknown as T, links }));

/** The heading with its lines; without any, that there is none. */
const note = (heading: string, lines: readonly string[], { none }: PatientWords): PaperNote => ({
  heading,
  lines: lines.length ? lines : [none],
});

const chosen = (words: Readonly<Record<string, string>>, value: unknown): string => words[String(value)] ?? String(value);

/** A line for each value that is filled in. */
const identityLines = (patient: Patient, payer: string, { region }: Made, { language, text }: Reads): readonly string[] => {
  const written: Readonly<Record<string, unknown>> = {
    ...patient,
    region,
    payer,
    deceased_on: patient.deceased_on && dayText(patient.deceased_on, language),
    ...Object.fromEntries(
      (['country', 'blood_type', 'marital', 'religion'] as const).map((name) => [
        name,
        patient[name] && chosen(text.choices[name], patient[name]),
      ]),
    ),
  };
  return Object.entries(text.fields).flatMap(([name, label]) => (written[name] ? [`${label}: ${String(written[name])}`] : []));
};

const allergyLines = ({ allergies, no_known_allergies }: Patient, { text }: Reads): readonly string[] => {
  if (!allergies.length) return [no_known_allergies ? text.noAllergies : text.notAsked];
  return allergies.map(({ substance, reaction, severity }) =>
    joined([substance, reaction, severity && chosen(text.choices.severity, severity)]),
  );
};

const visitLines = (belongings: readonly LoadedRecord[], { language, text, nameOf }: Reads): readonly string[] =>
  rowsNamed<Visit>(belongings, 'visit').map(({ row, links }) =>
    joined([
      row.day && dayText(row.day, language),
      row.number,
      nameOf(links['doctor']),
      nameOf(links['poly']),
      nameOf(links['payer']),
      chosen(text.choices.visit, row.status),
      row.complaint && `${text.fields.complaint}: ${row.complaint}`,
      row.referred_to && `${text.fields.referred_to}: ${row.referred_to}`,
      row.end_reason && `${text.fields.end_reason}: ${row.end_reason}`,
    ]),
  );

const appointmentLines = (belongings: readonly LoadedRecord[], { language, text, nameOf }: Reads): readonly string[] =>
  rowsNamed<Appointment>(belongings, 'appointment').map(({ row, links }) =>
    joined([
      `${dayText(row.day, language)} ${row.start}`,
      row.number,
      nameOf(links['doctor']),
      nameOf(links['poly']),
      chosen(text.choices.appointment, row.status),
      row.complaint && `${text.fields.complaint}: ${row.complaint}`,
    ]),
  );

const readingLines = (readings: readonly LoadedRecord[], { zone }: Made, { language, text }: Reads): readonly string[] => {
  const instants = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  return rowsNamed<Reading>(readings, 'reading').map(({ row: { person_name, role, last_at, opened, exported } }) =>
    joined([
      instants.format(new Date(last_at)),
      `${person_name ?? ''} (${role ? roleCalled(role, language) : text.support})`,
      Boolean(opened) && text.opened(opened!),
      Boolean(exported) && text.exported(exported!),
    ]),
  );
};

/** The age is that of the day on which the document is made, or of the day of the death (PAT-6). */
const factsOf = (patient: Patient, day: string, { language, text }: Reads): Paper['facts'] => {
  const { birth_date, birth_estimated, deceased_on, sex } = patient;
  const estimated = birth_estimated === true;
  return [
    { label: text.birth, value: `${estimated ? `${text.bornAbout} ` : ''}${dayText(birth_date, language)}` },
    { label: deceased_on ? text.ageAtDeath : text.age, value: ageText(birth_date, deceased_on ?? day, language, estimated) },
    { label: text.sex, value: text.choices.sex[sex] },
    { label: text.madeOn, value: dayText(day, language) },
  ];
};

export const patientPaper = ({ record, merged, belongings, readings, names }: WholeRecord, made: Made, language: Language): Paper => {
  const text = patientWords[language];
  const called = new Map(names.map(({ id, name }) => [id, name]));
  const reads: Reads = { language, text, nameOf: (id) => called.get(String(id)) ?? '' };
  const patient = record.row as unknown as Patient;
  const day = dayOf(made.now, made.zone);
  const held = merged.map(({ row }) => joined([`${text.recordNo} ${String(row['mrn'])}`, String(row['name'])]));
  return {
    language,
    brand: reads.nameOf(record.links['entity']),
    letterhead: null,
    title: text.title,
    number: patient.mrn ?? '',
    status: null,
    parties: [{ label: text.of, name: patient.name, lines: [`${text.recordNo} ${patient.mrn}`] }],
    facts: factsOf(patient, day, reads),
    table: null,
    sums: [],
    words: null,
    notes: [
      note(text.allergies, allergyLines(patient, reads), text),
      note(text.identity, identityLines(patient, reads.nameOf(record.links['payer']), made, reads), text),
      note(text.visits, visitLines(belongings, reads), text),
      note(text.appointments, appointmentLines(belongings, reads), text),
      ...(held.length ? [note(text.merged, held, text)] : []),
      note(text.readings, readingLines(readings, made, reads), text),
    ],
    signature: null,
    dutyBox: null,
    date: day,
    fileName: fileNameOf(text.title, patient.mrn ?? ''),
  };
};
