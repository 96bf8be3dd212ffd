/** What the kiosk of a clinic asks the database. Rule: VIS-8. */
import { sql } from 'kysely';
import { queueOf, type Queued } from '#shared/areas/clinic/domain/queue';
import type { KioskAppointment, KioskTicket } from '#shared/areas/clinic/domain/kiosk';
import type { Day } from '#shared/domain/calendarDays';
import type { Queryable } from '#server/repository/runner';
import { memberName } from './team';

/** The patient who is meant. `name` never leaves the server whole; `birth` is null where the date is estimated, as such a date proves nothing (PAT-7). */
export type KioskPatient = { readonly id: string; readonly name: string; readonly birth: Day | null };

const birth = sql<Day | null>`case when not p.birth_estimated then p.birth_date::text end as birth`;

/** By record number, also by one from before a merge. Undefined for the dead. */
export const patientOfRecord = async (on: Queryable, mrn: string, entity: string): Promise<KioskPatient | undefined> => {
  const { rows } = await sql<KioskPatient>`with recursive held as (
      select p.* from patients as p where p.entity_id = ${entity} and p.mrn = ${mrn} and p.deleted_at is null
      union all select p.* from patients as p join held on p.id = held.merged_into_id
    ) select p.id, p.name, ${birth} from held as p where p.merged_into_id is null and p.status = 'active'`.execute(on);
  return rows[0];
};

/** By the number of an appointment of today. */
export const patientOfAppointment = async (
  on: Queryable,
  number: string,
  { entity, day }: { readonly entity: string; readonly day: Day },
): Promise<KioskPatient | undefined> => {
  const { rows } = await sql<KioskPatient>`select p.id, p.name, ${birth} from appointments as t join patients as p on p.id = t.patient_id
    where t.entity_id = ${entity} and t.number = ${number} and t.day = ${day} and t.deleted_at is null
      and p.status = 'active' and p.deleted_at is null`.execute(on);
  return rows[0];
};

/** The patient's appointments of today that are still expected, by time. */
export const appointmentsToday = async (
  on: Queryable,
  patient: string,
  day: Day,
): Promise<readonly (KioskAppointment & { readonly doctorId: string })[]> => {
  const { rows } = await sql<KioskAppointment & { doctorId: string }>`select t.id, t.start, ${memberName('doctor_id')} as doctor,
      y.name as poly, y.room, t.doctor_id as "doctorId" from appointments as t join polies as y on y.id = t.poly_id
    where t.patient_id = ${patient} and t.day = ${day} and t.status in ('dipesan', 'dikonfirmasi') and t.deleted_at is null
    order by t.start, t.id`.execute(on);
  return rows;
};

type Waiting = Queued & { readonly id: string; readonly doctor: string; readonly poly: string };

/** The visit that an appointment of this patient became. */
export const visitOfAppointment = async (on: Queryable, id: string, patient: string): Promise<string | undefined> => {
  const { rows } = await sql<{ visit: string | null }>`select visit_id as visit from appointments
    where id = ${id} and patient_id = ${patient}`.execute(on);
  return rows[0]?.visit ?? undefined;
};

/** Everybody who waits at a clinic on a day, or was called. */
export const waitingToday = async (on: Queryable, entity: string, day: Day): Promise<readonly Waiting[]> => {
  const { rows } =
    await sql<Waiting>`select id, doctor_id as doctor, poly_id as poly, queue_no, status, priority, created_at::text, called_at::text,
      skipped_at::text, examined_at::text, ended_at::text
    from visits where entity_id = ${entity} and day = ${day} and status in ('antri', 'diperiksa') and deleted_at is null`.execute(on);
  return rows;
};

/** How many are called before a visit; 0 once it was called itself. */
export const placesBefore = (visits: readonly Waiting[], { id, doctor, poly }: Pick<Waiting, 'id' | 'doctor' | 'poly'>): number => {
  const { called, line } = queueOf(visits.filter((one) => one.doctor === doctor && one.poly === poly));
  const at = line.findIndex((one) => one.id === id);
  return at < 0 ? 0 : at + called.length;
};

type Held = Omit<KioskTicket, 'before' | 'initials' | 'day' | 'time'> & {
  readonly id: string;
  readonly doctorId: string;
  readonly polyId: string;
};

/** The numbers that a patient has today. */
export const ticketsToday = async (on: Queryable, patient: string, day: Day): Promise<readonly Held[]> => {
  const { rows } = await sql<Held>`select t.id, t.queue_no as number, ${memberName('doctor_id')} as doctor, y.name as poly, y.room,
      t.doctor_id as "doctorId", t.poly_id as "polyId"
    from visits as t join polies as y on y.id = t.poly_id
    where t.patient_id = ${patient} and t.day = ${day} and t.status in ('antri', 'diperiksa') and t.deleted_at is null
    order by t.created_at`.execute(on);
  return rows;
};

/** The rooms with these ids. */
export const roomsOf = async (on: Queryable, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; name: string; room: string | null }>`select id, name, room from polies
    where id = any(${ids}::uuid[]) and status = 'active' and deleted_at is null`.execute(on);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Requests at one clinic's kiosk are looked at one after the other. */
export const lockKiosk = async (on: Queryable, entity: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('kiosk of ' || ${entity}::text, 0))`.execute(on);
};

/** A patient who presses twice waits for the first press. */
export const lockPatient = async (on: Queryable, patient: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('kiosk ' || ${patient}::text, 0))`.execute(on);
};
