/** What the rules about patients ask the database. Rule: CORE-3. */
import { sql } from 'kysely';
import type { Day } from '#shared/domain/calendarDays';
import type { Work } from '#server/repository/work';

/** A patient who may be the same person; `isNamed`: by name and sex, else by phone. */
export type Similar = { readonly id: string; readonly name: string; readonly mrn: string; readonly isNamed: boolean };

type Wanted = { readonly entity: string; readonly name: string; readonly sex: string; readonly birth: Day; readonly phone: string | null };

/** More of them tell nothing more. */
const MOST = 5;

/** Patients of the clinic who were born on this day and have the same name and sex, or the same phone. Estimated days are never the same (PAT-7). */
export const similarPatients = async ({ trx }: Work, { entity, name, sex, birth, phone }: Wanted): Promise<readonly Similar[]> => {
  const { rows } = await sql<Similar>`select id, name, mrn, (lower(name) = lower(${name}) and sex = ${sex}) as "isNamed" from patients
    where entity_id = ${entity} and birth_date = ${birth} and not birth_estimated and merged_into_id is null and deleted_at is null
      and ((lower(name) = lower(${name}) and sex = ${sex}) or phone = ${phone}) order by created_at limit ${MOST}`.execute(trx);
  return rows;
};
