/** The records of the demo clinic's visits: vital signs, signed notes, diagnoses, treatments and letters, added in bulk. */
import { sql } from 'kysely';
import { letterNumbers, type LetterKind } from '#shared/areas/clinic/domain/letters';
import { addDays, type Day } from '#shared/domain/calendarDays';
import { counterOf, documentNumber } from '#shared/domain/documentNumber';
import { demoCodes } from '#server/db/demo/clinic/cases';
import { examinationOf, type Author, type Ended, type Examination, type Title } from '#server/db/demo/clinic/examinations';
import type { DemoPatient } from '#server/db/demo/clinic/patients';
import { chanceOf, idOf } from '#server/db/demo/random';
import type { DemoVisit } from '#server/db/demo/clinic/visits';
import { add, inBatches } from '#server/db/seed/rows';
import { clientCounter } from '#server/repository/numbering';
import type { WriteContext } from '#server/repository/writeContext';
import { letterPaper } from '../documents/letterPaper';
import { addTreatments } from './demoTreatments';
import { letterFacts } from './letters';
import { fullName } from './team';

type Trx = WriteContext['trx'];

/** Begins the ids of letters: milliseconds of a day in 2026. */
const LETTERS = Date.UTC(2026, 4, 4);
/** Letters are those of the last days. */
const LETTER_DAYS = 14;

/** One more of what is counted under a name. @returns the count */
export type Count = (name: string) => number;

type Made = { readonly visit: DemoVisit & Ended; readonly examination: Examination; readonly doctor: Author };

type About = {
  readonly client: string;
  readonly patients: readonly DemoPatient[];
  readonly visits: readonly DemoVisit[];
  readonly today: Day;
  readonly count: Count;
};

const isEnded = (visit: DemoVisit): visit is DemoVisit & Ended =>
  (visit.status === 'selesai' || visit.status === 'dirujuk') && visit.examined_at !== null && visit.ended_at !== null;

/** The clinic's people by their ids, as what they write names them; and its first nurse, who measures. */
const authorsOf = async (trx: Trx, client: string) => {
  const { rows } = await sql<
    Author & { id: string; profession: string }
  >`select t.id, ${fullName} as author, m.user_id as author_id, t.profession
    from team_members as t left join memberships as m on m.id = t.membership_id where t.entity_id = ${client} order by t.name`.execute(trx);
  const named = ({ author, author_id }: Author): Author => ({ author, author_id });
  return { byId: new Map(rows.map((one) => [one.id, named(one)])), nurse: named(rows.find(({ profession }) => profession === 'perawat')!) };
};

const titlesOf = async (trx: Trx): Promise<ReadonlyMap<string, Title>> => {
  const { rows } = await sql<Title & { code: string }>`select code, title_id, title_en from icd_codes where deleted_at is null`.execute(
    trx,
  );
  const wanted = new Set(demoCodes);
  return new Map(rows.flatMap(({ code, ...title }) => (wanted.has(code) ? [[code, title]] : [])));
};

/** What a visit's letter says: a referral where the patient was referred, a sick note for some who had a fever. */
const letterOf = ({ visit, examination: { diagnoses, vitals } }: Made, number: number) => {
  const [{ code, title_id }] = diagnoses as [Examination['diagnoses'][number]];
  const diagnosis = `${code} ${title_id}`;
  if (visit.status === 'dirujuk')
    return { kind: 'rujukan', referred_to: 'RSUD', reason: 'Perlu pemeriksaan spesialis', diagnosis } as const;
  if (vitals.temperature < 38.5 || number % 3) return undefined;
  return { kind: 'sakit', first_day: visit.day, days: 1 + (number % 3), rest: 'istirahat', diagnosis } as const;
};

/** Letters are signed one by one, as their text is written from what the clinic and the patient are. */
const addLetters = async (trx: Trx, { client, count }: About, made: readonly Made[]): Promise<void> => {
  for (const [at, one] of made.entries()) {
    const values = letterOf(one, at);
    if (!values) continue;
    const { visit, doctor } = one;
    const kind: LetterKind = values.kind;
    const id = idOf(LETTERS, at, chanceOf(at + 13_001));
    const when = { created_at: visit.ended_at, updated_at: visit.ended_at };
    const row = { id, entity_id: client, language: 'id', ...values, visit_id: visit.id, patient_id: visit.patient_id, ...doctor, ...when };
    await add(trx, 'letters', 'letter', [row]);
    const pattern = letterNumbers[kind];
    const number = documentNumber(pattern, visit.day, count(counterOf(pattern, clientCounter(`letter ${kind}`, client), visit.day)));
    const { rows } = await sql<{ sip_no: string | null }>`select sip_no from team_members where id = ${visit.doctor_id}`.execute(trx);
    const signer = { name: doctor.author, sip: rows[0]?.sip_no ?? null };
    const paper = letterPaper(await letterFacts(trx, { id, client }), { number, day: visit.day, signer });
    await sql`update letters set status = 'signed', number = ${number}, signed_by = ${doctor.author}, signed_at = ${visit.ended_at},
      paper = ${JSON.stringify(paper)}::jsonb where id = ${id}`.execute(trx);
  }
};

/** Without the codes of ICD-10 there are no diagnoses, and nothing is added. */
export const addRecords = async (trx: Trx, about: About): Promise<void> => {
  const { client, patients, visits, today } = about;
  const titles = await titlesOf(trx);
  if (titles.size < demoCodes.length) return;
  const { byId, nurse } = await authorsOf(trx, client);
  const people = new Map(patients.map((one) => [one.id, one]));
  const had = new Map<string, Set<string>>();
  const examined = visits.filter(isEnded).filter(({ purpose }) => purpose === 'pemeriksaan');
  const made = examined.map((visit, number): Made => {
    const doctor = byId.get(visit.doctor_id)!;
    const patient = people.get(visit.patient_id)!;
    return { visit, doctor, examination: examinationOf(visit, { number, patient, nurse, doctor, titles, had }) };
  });
  const ofClient = <T extends { readonly id: string }>(rows: readonly T[]) => rows.map((one) => ({ ...one, entity_id: client }));
  const examinations = made.map(({ examination }) => examination);
  await inBatches(ofClient(examinations.map(({ vitals }) => vitals)), (some) => add(trx, 'vital_signs', 'vitalSign', some));
  await inBatches(ofClient(examinations.map(({ note }) => note)), (some) => add(trx, 'visit_notes', 'visitNote', some));
  await inBatches(ofClient(examinations.flatMap(({ diagnoses }) => diagnoses)), (some) =>
    add(trx, 'visit_diagnoses', 'visitDiagnosis', some),
  );
  const treated = made.map(({ visit, doctor }) => ({ ...visit, performer: { id: visit.doctor_id, author: doctor.author } }));
  await addTreatments(trx, { client, visits: treated, count: about.count });
  const first = addDays(today, 1 - LETTER_DAYS);
  await addLetters(
    trx,
    about,
    made.filter(({ visit }) => visit.day >= first),
  );
};
