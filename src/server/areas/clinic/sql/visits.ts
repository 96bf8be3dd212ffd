/** What the rules about visits ask the database. Rule: VIS-3. */
import { sql } from 'kysely';
import type { Day } from '#shared/domain/calendarDays';
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
