/** What the rules about schedules, leaves and appointments ask the database. Rules: TEAM-2, APT-1 to APT-4. */
import { sql, type RawBuilder } from 'kysely';
import { keeping, type Absence, type Agenda, type Booked, type Practice } from '#shared/areas/clinic/domain/slots';
import type { Day } from '#shared/domain/calendarDays';
import type { TimeOfDay } from '#shared/domain/timeOfDay';
import { clientDay } from '#server/repository/clientTime';
import type { Queryable } from '#server/repository/runner';
import type { Work } from '#server/repository/work';
import { memberName } from './team';

/** What the rows `t` of schedules, leaves and appointments are called. */
export const practiceName = sql<string>`(${memberName('doctor_id')} || ', ' || t.start || '–' || t."end")`;
export const leaveName = memberName('member_id');
export const personName = sql<string>`coalesce((select p.name from patients as p where p.id = t.patient_id), t.name)`;
export const personPhone = sql<string | null>`coalesce((select p.phone from patients as p where p.id = t.patient_id), t.phone)`;

type On = Pick<Work, 'trx'>;

/**
 * Anybody who wants a time of this doctor, or changes the schedule, waits until the transaction that has the lock is over. It is no lock of the
 * row: everybody who refers to the doctor shares that one already, and two of them would wait for each other.
 */
export const lockDoctor = async ({ trx }: On, doctor: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('doctor ' || ${doctor}::text, 0))`.execute(trx);
};

const isKept = sql<boolean>`t.status in (${sql.join(keeping.map((one) => sql.lit(one)))}) and t.deleted_at is null`;

const member = (column: 'doctor_id' | 'member_id') => sql`json_build_object('type', 'team-members', 'id', ${sql.ref(`t.${column}`)})`;

const practicesWhere = async ({ trx }: On, condition: RawBuilder<boolean>): Promise<readonly Practice[]> => {
  const { rows } = await sql<Practice>`select t.id, t.weekdays, t.start, t."end", t.minutes, t.parallel, t.quota,
      t.valid_from::text, t.valid_to::text, ${member('doctor_id')} as doctor, json_build_object('type', 'polies', 'id', t.poly_id) as poly
    from schedules as t where ${condition} order by t.start, t.id`.execute(trx);
  return rows;
};

/** The schedules of a doctor. */
export const practicesOf = (on: On, doctor: string): Promise<readonly Practice[]> =>
  practicesWhere(on, sql<boolean>`t.doctor_id = ${doctor} and t.deleted_at is null`);

/** The schedules with these ids, also those that were deleted. */
export const practicesWith = (on: On, ids: readonly string[]): Promise<readonly Practice[]> =>
  practicesWhere(on, sql<boolean>`t.id = any(${ids}::uuid[])`);

const absencesWhere = async ({ trx }: On, first: Day, last: Day, condition: RawBuilder<boolean>): Promise<readonly Absence[]> => {
  const { rows } = await sql<Absence>`select ${member('member_id')} as member, t.first_day::text, t.last_day::text
    from leaves as t where t.first_day <= ${last} and ${first} <= t.last_day and t.deleted_at is null and ${condition}`.execute(trx);
  return rows;
};

/** The leaves of a member that touch a day. */
export const absencesOf = (on: On, doctor: string, day: Day): Promise<readonly Absence[]> =>
  absencesWhere(on, day, day, sql<boolean>`t.member_id = ${doctor}`);

const bookedWhere = async ({ trx }: On, first: Day, last: Day, condition: RawBuilder<boolean>): Promise<readonly Booked[]> => {
  const { rows } = await sql<Booked>`select ${member('doctor_id')} as doctor, t.day::text, t.start, t."end", t.lane
    from appointments as t where t.day between ${first} and ${last} and ${isKept} and ${condition}`.execute(trx);
  return rows;
};

/** The times of a doctor that are kept on a day, without those of one appointment. */
export const bookedOf = (on: On, doctor: string, day: Day, except?: string): Promise<readonly Booked[]> =>
  bookedWhere(on, day, day, sql<boolean>`t.doctor_id = ${doctor} and t.id is distinct from ${except ?? null}::uuid`);

/** Schedules, leaves and booked times of a clinic, for the days from `first` to `last`. */
export const agendaOf = async (on: On, entity: string, first: Day, last: Day): Promise<Omit<Agenda, 'now'>> => {
  const ofClinic = sql<boolean>`t.entity_id = ${entity}`;
  return {
    practices: await practicesWhere(on, sql<boolean>`${ofClinic} and t.deleted_at is null`),
    absences: await absencesWhere(on, first, last, ofClinic),
    booked: await bookedWhere(on, first, last, ofClinic),
  };
};

type Together = { patient: string; day: Day; start: TimeOfDay; end: TimeOfDay; except?: string | undefined };

/** An appointment of this patient that overlaps the time. */
export const bookedTogether = async (
  { trx }: On,
  { patient, day, start, end, except }: Together,
): Promise<{ readonly id: string; readonly doctor: string; readonly start: TimeOfDay } | undefined> => {
  const { rows } = await sql<{ id: string; doctor: string; start: TimeOfDay }>`select t.id, ${memberName('doctor_id')} as doctor, t.start
    from appointments as t where t.patient_id = ${patient} and t.day = ${day} and t.start < ${end} and ${start} < t."end" and ${isKept}
      and t.id is distinct from ${except ?? null}::uuid order by t.start limit 1`.execute(trx);
  return rows[0];
};

/** An appointment that a leave concerns. */
type Concerned = { readonly id: string; readonly person: string; readonly day: Day; readonly start: TimeOfDay };

/** Appointments with a doctor that are still expected, from one day to another. */
export const bookedDuring = async ({ trx }: On, doctor: string, first: Day, last: Day): Promise<readonly Concerned[]> => {
  const { rows } = await sql<Concerned>`select t.id, coalesce(p.name, t.name) as person, t.day::text, t.start
    from appointments as t left join patients as p on p.id = t.patient_id
    where t.doctor_id = ${doctor} and t.day between ${first} and ${last} and t.status in ('dipesan', 'dikonfirmasi') and t.deleted_at is null
    order by t.day, t.start, t.id`.execute(trx);
  return rows;
};

/** Appointments that one look of the job ends; it looks again soon. */
const MOST_ENDED = 500;

/** Appointments to which nobody came although their day is over at the clinic. */
export const missedAppointments = async (on: Queryable, now: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select t.id from appointments as t join entities as e on e.id = t.entity_id
    where t.status in ('dipesan', 'dikonfirmasi') and t.deleted_at is null and t.day < ${clientDay(now)}
    order by t.day, t.id limit ${MOST_ENDED}`.execute(on);
  return rows.map(({ id }) => id);
};

/** Who pays for a patient where nothing else is said: their usual payer, else they themselves; undefined where the clinic has none. */
export const payerOf = async ({ trx }: On, patient: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select y.id from patients as p join payers as y on y.entity_id = p.entity_id
      and y.status = 'active' and y.deleted_at is null and (y.id = p.payer_id or y.kind = 'umum')
    where p.id = ${patient} order by y.id = p.payer_id desc nulls last, y.created_at limit 1`.execute(trx);
  return rows[0]?.id;
};
