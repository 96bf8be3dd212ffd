/** What the rules about patients ask the database. Rules: CORE-3, PAT-5. */
import { sql } from 'kysely';
import { isSimilarName } from '#shared/areas/clinic/domain/similarNames';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Day } from '#shared/domain/calendarDays';
import type { Work } from '#server/repository/work';

/** A patient who may be the same person; `isNamed`: of the same sex, else only by phone. */
export type Similar = { readonly id: string; readonly name: string; readonly mrn: string; readonly isNamed: boolean };

/** Somebody who was born on the day. */
type Born = Omit<Similar, 'isNamed'> & { readonly isSex: boolean; readonly isPhone: boolean };

type Wanted = { readonly entity: string; readonly name: string; readonly sex: string; readonly birth: Day; readonly phone: string | null };

/** People of one clinic who were born on one day; more are a date that was made up. */
const MOST_BORN = 200;

/** More of them tell nothing more. */
const MOST = 5;

/**
 * Patients of the clinic who were born on this day and have this sex and a similar name, or the same phone. Estimated days are never the
 * same (PAT-7).
 */
export const similarPatients = async ({ trx }: Work, { entity, name, sex, birth, phone }: Wanted): Promise<readonly Similar[]> => {
  const { rows } =
    await sql<Born>`select id, name, mrn, sex = ${sex} as "isSex", coalesce(phone = ${phone}, false) as "isPhone" from patients
    where entity_id = ${entity} and birth_date = ${birth} and not birth_estimated and merged_into_id is null and deleted_at is null
    order by lower(name) = lower(${name}) desc, phone is not distinct from ${phone} desc, created_at limit ${MOST_BORN}`.execute(trx);
  const similar = rows.flatMap(({ isSex, isPhone, ...one }): Similar[] => {
    const isNamed = isSex && isSimilarName(name, one.name);
    return isNamed || isPhone ? [{ ...one, isNamed }] : [];
  });
  return similar.slice(0, MOST);
};

/** The record numbers of those that came to the row `t` by merges, and by merges into those. */
export const formerNumbers = sql<string | null>`(with recursive held as (
    select p.id, p.mrn from patients as p where p.merged_into_id = t.id
    union all select p.id, p.mrn from patients as p join held on p.merged_into_id = held.id
  ) select string_agg(held.mrn, ', ' order by held.mrn) from held)`;

/** The numbers of which no two patients of a clinic have the same. */
const unique = ['nik', 'bpjs_no', 'passport'] as const;

/** A number of one patient that another one has by now. */
type Held = { readonly field: (typeof unique)[number]; readonly name: string; readonly mrn: string };

/** Which of a patient's numbers other patients have, who were not merged themselves. */
export const heldNumbers = async ({ trx }: Work, { id, entity, ...patient }: Patient): Promise<readonly Held[]> => {
  const { rows } = await sql<Held>`${sql.join(
    unique.map(
      (
        field,
      ) => sql`select ${field}::text as field, name, mrn from patients where entity_id = ${entity.id} and ${sql.id(field)} = ${patient[field] ?? null}
        and id <> ${id} and merged_into_id is null and deleted_at is null`,
    ),
    sql` union all `,
  )}`.execute(trx);
  return rows;
};
