/** What the screen of a waiting room shows. Rule: VIS-7. */
import { sql } from 'kysely';
import type { Day } from '#shared/domain/calendarDays';
import type { Queryable } from '#server/repository/runner';

/** Numbers that the screen shows. */
const SHOWN = 8;

/** Who was called. `name`: the patient's, which never leaves the server. */
export type Called = {
  readonly number: string;
  readonly name: string;
  readonly poly: string;
  readonly room: string | null;
  readonly times: number;
};

/** Who was called on a day and has come or is still expected, the latest first. */
export const calledOn = async (on: Queryable, entity: string, day: Day): Promise<readonly Called[]> => {
  const { rows } = await sql<Called>`select v.queue_no as number, p.name, poly.name as poly, poly.room, v.calls as times
    from visits as v join patients as p on p.id = v.patient_id join polies as poly on poly.id = v.poly_id
    where v.entity_id = ${entity} and v.day = ${day} and v.called_at is not null and v.skipped_at is null and v.status <> 'batal'
    order by v.called_at desc, v.id limit ${SHOWN}`.execute(on);
  return rows;
};
