/** What the rules about visits ask the database. Rules: VIS-3, VIS-5. */
import { sql } from 'kysely';
import type { Day } from '#shared/domain/calendarDays';
import { clientDay } from '#server/repository/clientTime';
import type { Queryable } from '#server/repository/runner';
import type { Work } from '#server/repository/work';

/** Where somebody waits: number and room. */
export type Waiting = { readonly number: string; readonly room: string };

/** Where a patient waits for this doctor, or is with them, on a day; undefined where they do not. */
export const waitingWith = async (
  { trx }: Work,
  { patient, doctor, day }: { patient: string; doctor: string; day: Day },
): Promise<Waiting | undefined> => {
  const { rows } = await sql<Waiting>`select v.queue_no as number, p.name as room from visits as v join polies as p on p.id = v.poly_id
    where v.patient_id = ${patient} and v.doctor_id = ${doctor} and v.day = ${day} and v.status in ('antri', 'diperiksa') limit 1`.execute(
    trx,
  );
  return rows[0];
};

/** Where two patients wait for one doctor on one day, by the numbers of both; undefined where they do not. */
export const waitsTwice = async ({ trx }: Work, one: string, other: string): Promise<{ first: string; second: string } | undefined> => {
  const { rows } = await sql<{ first: string; second: string }>`select v.queue_no as first, w.queue_no as second from visits as v
    join visits as w on w.entity_id = v.entity_id and w.day = v.day and w.doctor_id = v.doctor_id
    where v.patient_id = ${one} and w.patient_id = ${other}
      and v.status in ('antri', 'diperiksa') and w.status in ('antri', 'diperiksa') limit 1`.execute(trx);
  return rows[0];
};

/** Visits that one look of the job ends; it looks again soon. */
const MOST_ENDED = 500;

/** Outpatient visits that still wait although their day is over at the clinic. They have no orders and no charges yet. */
export const unattendedVisits = async (on: Queryable, now: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select v.id from visits as v join entities as e on e.id = v.entity_id
    where v.status = 'antri' and v.kind = 'ralan' and v.deleted_at is null
      and not exists (select from visit_charges as c where c.visit_id = v.id and c.status <> 'batal' and c.deleted_at is null)
      and v.day < ${clientDay(now)}
    order by v.day, v.id limit ${MOST_ENDED}`.execute(on);
  return rows.map(({ id }) => id);
};
