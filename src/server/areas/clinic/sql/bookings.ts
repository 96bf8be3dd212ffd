/** What the public booking page of a clinic asks the database. Rule: APT-7. */
import { sql } from 'kysely';
import type { BookableDoctor, KnownBooking } from '#shared/areas/clinic/domain/booking';
import { treating } from '#shared/areas/clinic/resources/teamMember';
import type { Queryable } from '#server/repository/runner';
import type { Work } from '#server/repository/work';
import { fullName, memberName } from './team';

const texts = (values: readonly string[]) => sql.join(values.map((one) => sql.lit(one)));

/** Who treats patients at a clinic and has a schedule, by name. */
export const bookableDoctors = async (on: Queryable, entity: string): Promise<readonly BookableDoctor[]> => {
  const { rows } = await sql<BookableDoctor>`select t.id, ${fullName} as name, t.specialty, t.sip_expires_at::text as until
    from team_members as t where t.entity_id = ${entity} and t.deleted_at is null
      and t.profession in (${texts(treating.profession)}) and t.status in (${texts(treating.status)})
      and exists (select from schedules as s where s.doctor_id = t.id and s.deleted_at is null)
    order by t.name, t.id`.execute(on);
  return rows;
};

/** Public bookings of a clinic wait for one another, so that each sees how many there are. */
export const lockBookings = async ({ trx }: Pick<Work, 'trx'>, entity: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('bookings ' || ${entity}::text, 0))`.execute(trx);
};

/** How many a clinic had since an instant, and how many of them and of those to come have this phone or mail address. */
type Counted = { readonly lately: number; readonly own: number };

export const countBookings = async (
  { trx }: Pick<Work, 'trx'>,
  { entity, phone, email, since }: { entity: string; phone: string; email: string | null; since: Date },
): Promise<Counted> => {
  const isLate = sql<boolean>`t.created_at > ${since.toISOString()}`;
  const { rows } = await sql<Counted>`select count(*) filter (where ${isLate})::int as lately,
      count(*) filter (where t.phone = ${phone} or t.email = ${email}::text)::int as own
    from appointments as t where t.entity_id = ${entity} and t.source = 'public' and t.deleted_at is null
      and (${isLate} or t.status in ('dipesan', 'dikonfirmasi'))`.execute(trx);
  return rows[0]!;
};

/** Stores the hash of the token that cancels a booking. The token itself is stored nowhere. */
export const keepCancelHash = async ({ trx }: Pick<Work, 'trx'>, id: string, hash: Buffer): Promise<void> => {
  await sql`update appointments set cancel_hash = ${hash} where id = ${id}`.execute(trx);
};

/** A booking without the personal values of who made it. */
export type FoundBooking = KnownBooking & { readonly id: string; readonly entity: string };

export const bookingOfHash = async (on: Queryable, hash: Buffer): Promise<FoundBooking | undefined> => {
  const { rows } = await sql<FoundBooking>`select t.id, t.entity_id as entity, e.name as clinic, t.number, t.day::text, t.start,
      ${memberName('doctor_id')} as doctor, t.status in ('dipesan', 'dikonfirmasi') as "isOpen"
    from appointments as t join entities as e on e.id = t.entity_id
    where t.cancel_hash = ${hash} and t.deleted_at is null and e.deleted_at is null`.execute(on);
  return rows[0];
};
