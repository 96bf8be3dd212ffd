/** One clinic of the demo at work: its rooms and team, 5,000 patients, 90 days of visits with their records, and a week of appointments, added in bulk. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { appointment } from '#shared/areas/clinic/resources/appointment';
import { patient } from '#shared/areas/clinic/resources/patient';
import { visit } from '#shared/areas/clinic/resources/visit';
import { addDays, addSeconds, dayOf, startOfDay, type Day, type Zone } from '#shared/domain/calendarDays';
import { OWNER, type ClientRole } from '#shared/domain/clientRoles';
import { counterOf, documentNumber } from '#shared/domain/documentNumber';
import { transaction, type Database } from '#server/db/database';
import { add, inBatches } from '#server/db/seed/rows';
import type { Progress } from '#server/db/toolError';
import { clientCounter } from '#server/repository/numbering';
import { hurry } from '#server/repository/hurry';
import type { WriteContext } from '#server/repository/writeContext';
import { appointmentsOf, leavesOf, schedulesOf } from '#server/db/demo/clinic/appointments';
import { DEMO_PATIENTS, demoPatient, type DemoPatient, type Surroundings } from '#server/db/demo/clinic/patients';
import { OPENS, serviceOfRoom } from '#server/db/demo/clinic/money';
import { demoServices, demoTariffs } from '#server/db/demo/clinic/services';
import { loginsOf, polies, teamOf } from '#server/db/demo/clinic/team';
import { visitsOf, type DemoVisit, type Place } from '#server/db/demo/clinic/visits';
import type { AddPeople } from '../../identity';
import { queueCounter } from '../visits/begin';
import { addRecords } from './demoRecords';
import { numbersOf, type Numbered } from './demoTreatments';

type Trx = WriteContext['trx'];

const DAYS = 90;

type Clinic = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly region: string;
  readonly zone: Zone;
  readonly owner: string;
};

/** The number of an organisation that SATUSEHAT gave nobody. */
const AT_SATUSEHAT = '100000000';

/** The first of the demo's clinics that may use the team's pages and has no patients. */
const clinicWithout = async (trx: Trx): Promise<Clinic | undefined> => {
  const { rows } = await sql<Clinic>`select e.id, e.name, e.email, e.region, e.time_zone as zone, u.email as owner
    from entities as e join clientsubsheaders as h on h.entity_id = e.id and h.status = 'active' and h.deleted_at is null
    join memberships as m on m.entity_id = e.id and m.status = 'active' and m.deleted_at is null
    join roles as r on r.id = m.role_id and r.system and r.name = ${OWNER} join users as u on u.id = m.user_id
    where e.email like 'halo@klien-%.nadi.test' and e.deleted_at is null and e.name like 'Klinik %'
      and exists (select from clientsubsdetails as d join modules as s on s.id = d.module_id
        where d.entity_id = e.id and d.status = 'active' and d.deleted_at is null and s.feature_key = 'team')
    order by e.created_at, e.id limit 1`.execute(trx);
  const clinic = rows[0];
  if (!clinic) return undefined;
  const there = await sql`select from patients where entity_id = ${clinic.id} limit 1`.execute(trx);
  return there.rows.length ? undefined : clinic;
};

/** Logins of some of the team, whose members are there. */
const addLogins = async (trx: Trx, { id, email }: Clinic, now: string, addPeople: AddPeople): Promise<readonly FilledPerson[]> => {
  const people = loginsOf(email.split('@')[1]!);
  const ids = await addPeople({ trx, now: new Date(now) }, id, people);
  for (const [at, { name }] of people.entries())
    await sql`update team_members set membership_id = (select id from memberships where user_id = ${ids[at]} and entity_id = ${id})
      where entity_id = ${id} and name = ${name}`.execute(trx);
  return people;
};

const addPayers = async (trx: Trx, { id: entity_id }: Clinic): Promise<Surroundings['payers']> => {
  const insurance = { id: randomUUID(), entity_id, code: 'ASR', name: 'Asuransi Sehat Bersama', kind: 'asuransi' };
  await add(trx, 'payers', 'payer', [insurance]);
  const { rows } = await sql<{
    id: string;
    kind: string;
  }>`select id, kind from payers where entity_id = ${entity_id} and kind in ('umum', 'bpjs')`.execute(trx);
  const idOfKind = (kind: string): string => rows.find((one) => one.kind === kind)!.id;
  return { own: idOfKind('umum'), bpjs: idOfKind('bpjs'), insurance: insurance.id };
};

/** What the clinic charges, and for whom. */
const addServices = async (trx: Trx, { id: entity_id }: Clinic, payers: Surroundings['payers'], today: Day) => {
  const services = demoServices();
  await add(
    trx,
    'services',
    'service',
    services.map((one) => ({ ...one, entity_id })),
  );
  const tariffs = demoTariffs(services, payers, today);
  await add(
    trx,
    'tariffs',
    'tariff',
    tariffs.map((one) => ({ ...one, entity_id })),
  );
  return { services, tariffs };
};

/** Payers, services with their tariffs, rooms and people. @returns where patients wait, who pays, and what is charged */
const addGround = async (trx: Trx, clinic: Clinic, today: Day) => {
  const { id: entity_id } = clinic;
  const payers = await addPayers(trx, clinic);
  const { services, tariffs } = await addServices(trx, clinic, payers, today);
  const serviceIds = new Map(services.map(({ code, id }) => [code, id]));
  const rooms = polies.map((one) => ({ id: randomUUID(), entity_id, ...one, service_id: serviceIds.get(serviceOfRoom[one.code]!) }));
  await add(trx, 'polies', 'poly', rooms);
  const polyIds = new Map<string, string>(rooms.map(({ code, id }) => [code, id]));
  const team = teamOf(today, polyIds).map((one) => ({ id: randomUUID(), entity_id, ...one }));
  await add(trx, 'team_members', 'teamMember', team);
  const places = team.flatMap(({ id, poly_id }): Place[] => {
    const room = rooms.find((one) => one.id === poly_id);
    return room ? [{ code: room.code, poly: room.id, doctor: id }] : [];
  });
  return { places, payers, services, tariffs };
};

const addPatients = async (trx: Trx, { id: entity_id }: Clinic, patients: readonly DemoPatient[], since: string): Promise<void> => {
  const rows = patients.map(({ allergy: _, ...one }, at) => ({ ...one, entity_id, created_at: addSeconds(since, at * 3_000) }));
  await inBatches(rows, (some) => add(trx, 'patients', 'patient', some));
  const allergies = patients.flatMap(({ id, allergy }) => (allergy ? [{ entity_id, patient_id: id, position: 0, ...allergy }] : []));
  await sql`insert into patient_allergies (entity_id, patient_id, position, substance, reaction, severity)
    select * from json_to_recordset(${JSON.stringify(allergies)}::json)
      as r (entity_id uuid, patient_id uuid, position integer, substance text, reaction text, severity text)`.execute(trx);
};

/** Days of the past three months on which the clinic is open. */
const openDays = (today: Day): readonly Day[] =>
  Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1)).filter((day) => new Date(day).getUTCDay() !== 0);

/** The number that a declaration gives to a client's records, and the counter that it is taken from. */
const numbering = ({ pattern, counter }: { pattern: Parameters<typeof counterOf>[0]; counter: string }, client: string) => ({
  counterOn: (day: Day): string => counterOf(pattern, clientCounter(counter, client), day),
  numberOn: (day: Day, sequence: number): string => documentNumber(pattern, day, sequence),
});

const count = (counts: Map<string, number>, name: string): number => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts.get(name)!;
};

const addVisits = async (trx: Trx, clinic: Clinic, visits: readonly DemoVisit[], counts: Map<string, number>): Promise<void> => {
  const { counterOn, numberOn } = numbering(visit.attributes.number.numbered!, clinic.id);
  const rows = visits.map(({ code: _, ...one }) => ({
    referred_to: null,
    end_reason: null,
    ...one,
    entity_id: clinic.id,
    number: numberOn(one.day, count(counts, counterOn(one.day))),
  }));
  for (const { code, day } of visits) count(counts, queueCounter(clinic.id, code, day));
  await inBatches(rows, (some) => add(trx, 'visits', 'visit', some));
};

type Ground = { readonly places: readonly Place[]; readonly people: readonly { readonly id: string }[]; readonly today: Day };

const addAgenda = async (
  trx: Trx,
  { id: entity_id }: Clinic,
  { places, people, today }: Ground,
  counts: Map<string, number>,
): Promise<void> => {
  const { counterOn, numberOn } = numbering(appointment.attributes.number.numbered!, entity_id);
  const schedules = schedulesOf(places);
  const ofClinic = <T>(rows: readonly T[]) => rows.map((one) => ({ ...one, entity_id }));
  await add(trx, 'schedules', 'schedule', ofClinic(schedules));
  await add(trx, 'leaves', 'leave', ofClinic(leavesOf(places, today)));
  const booked = appointmentsOf(schedules, people, today);
  const numbered = booked.map((one) => ({ ...one, number: numberOn(today, count(counts, counterOn(today))) }));
  await inBatches(ofClinic(numbered), (some) => add(trx, 'appointments', 'appointment', some));
};

/** What was counted by hand goes on from there. */
const setCounters = async (trx: Trx, counts: ReadonlyMap<string, number>): Promise<void> => {
  const rows = [...counts].map(([name, value]) => ({ name, value, day: name.startsWith('queue ') ? name.slice(-10) : null }));
  await sql`insert into counters (name, value, day)
    select name, value, day from json_to_recordset(${JSON.stringify(rows)}::json) as r (name text, value bigint, day date)`.execute(trx);
};

const fillOne = async (
  trx: Trx,
  clinic: Clinic,
  now: string,
  { progress, addPeople, addMoney }: Given,
): Promise<readonly FilledPerson[]> => {
  await hurry({ trx });
  const today = dayOf(now, clinic.zone);
  const { places, payers, services, tariffs } = await addGround(trx, clinic, today);
  const people = await addLogins(trx, clinic, now, addPeople);
  await sql`update entities set satusehat_id = ${AT_SATUSEHAT} where id = ${clinic.id}`.execute(trx);
  const around: Surroundings = { region: clinic.region, payers };
  const patients = Array.from({ length: DEMO_PATIENTS }, (_, number) => demoPatient(number, today, around));
  const days = openDays(today);
  await addPatients(trx, clinic, patients, startOfDay(addDays(days[0]!, -180), clinic.zone));
  const counts = new Map([[numbering(patient.attributes.mrn.numbered!, clinic.id).counterOn(today), patients.length]]);
  const all: DemoVisit[] = [];
  for (const [done, day] of days.entries()) {
    const opens = addSeconds(startOfDay(day, clinic.zone), OPENS);
    const visits = visitsOf(day, { opens, now, places, patients, before: all.length });
    all.push(...visits);
    await addVisits(trx, clinic, visits, counts);
    progress({ what: `three months of ${clinic.name}`, done: done + 1, total: days.length });
  }
  const about = { client: clinic.id, visits: all };
  const next = (name: string) => count(counts, name);
  await addRecords(trx, { ...about, patients, today, count: next });
  await addMoney(trx, {
    ...about,
    zone: clinic.zone,
    now,
    days,
    services,
    tariffs,
    own: payers.own,
    numbersOf: (of) => numbersOf(next, clinic.id, of),
  });
  await addAgenda(trx, clinic, { places, people: patients, today }, counts);
  await setCounters(trx, counts);
  return people;
};

type FilledPerson = { readonly name: string; readonly email: string; readonly role: ClientRole };

/** `people`: those of the team who sign in. */
export type FilledClinic = { readonly name: string; readonly owner: string; readonly people: readonly FilledPerson[] };

/** What the cashier's demo is made of. `days`: those on which the clinic is open; `own`: id of the payer of patients who pay themselves. */
export type ClinicAtWork = {
  readonly client: string;
  readonly zone: Zone;
  readonly now: string;
  readonly days: readonly Day[];
  readonly visits: readonly DemoVisit[];
  readonly services: ReturnType<typeof demoServices>;
  readonly tariffs: ReturnType<typeof demoTariffs>;
  readonly own: string;
  /** The next number of a kind of record, by its declaration and the day. */
  readonly numbersOf: (of: Numbered) => (day: Day) => string;
};

type Given = {
  readonly progress: Progress;
  readonly addPeople: AddPeople;
  readonly addMoney: (trx: Trx, clinic: ClinicAtWork) => Promise<void>;
};

/** Fills the first clinic that has none; the same day gives the same patients and visits. @returns undefined where nothing was to be added */
export async function fillClinic(database: Database, given: Given): Promise<FilledClinic | undefined> {
  const now = new Date().toISOString();
  const clinic = await transaction(
    database,
    async (trx) => {
      const clinic = await clinicWithout(trx);
      if (!clinic) return undefined;
      return { name: clinic.name, owner: clinic.owner, people: await fillOne(trx, clinic, now, given) };
    },
    { scope: 'all' },
  );
  if (!clinic) return undefined;
  const filled = [
    'services',
    'tariffs',
    'patients',
    'visits',
    'appointments',
    'vital_signs',
    'visit_notes',
    'visit_diagnoses',
    'treatments',
    'visit_charges',
    'patient_bills',
    'patient_payments',
    'clinic_ledger',
    'search_words',
    'search_typos',
  ] as const;
  for (const table of filled) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database.kysely);
  return clinic;
}
