/** Who writes into a patient's record, and what the rules of its entries ask the database. Rules: NOTE-2, NOTE-3, ICD-2, ICD-6. */
import { sql } from 'kysely';
import type { OwnRange } from '#shared/areas/clinic/domain/vitals';
import type { Work } from '#server/repository/work';
import { fullName } from './team';

/** The signed-in person's name as it is printed under their entries: with titles for a member of the clinic's team. */
export const authorName = async ({ trx, actor }: Work, client: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select coalesce(
      (select ${fullName} from team_members as t
        join memberships as m on m.id = t.membership_id
        where t.entity_id = ${client} and m.user_id = u.id and m.status = 'active' and t.deleted_at is null limit 1),
      u.name, u.email) as name
    from users as u where u.id = ${actor.id}`.execute(trx);
  return rows[0]!.name;
};

/** Whether a note of the visit is being amended: until it is signed, what is under the note can change (NOTE-3). */
export const isBeingAmended = async ({ trx }: Work, visit: string): Promise<boolean> => {
  const { rows } = await sql`select from visit_notes where visit_id = ${visit} and status = 'draft' and previous_id is not null
    and deleted_at is null limit 1`.execute(trx);
  return rows.length > 0;
};

/** The draft of the signed-in person for a visit; undefined where they have none. */
export const ownDraft = async ({ trx, actor }: Work, visit: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from visit_notes where visit_id = ${visit} and author_id = ${actor.id}
    and status = 'draft' and deleted_at is null`.execute(trx);
  return rows[0]?.id;
};

/** The clinic's own limits, most of them once per measure and age. */
export const ownRanges = async ({ trx }: Work, client: string): Promise<readonly OwnRange[]> => {
  const { rows } = await sql<OwnRange>`select measure, sex, from_months, to_months, plausible_low::text, plausible_high::text,
      critical_low::text, critical_high::text, normal_low::text, normal_high::text
    from vital_ranges where entity_id = ${client} and deleted_at is null`.execute(trx);
  return rows;
};

/** The ages of a limit, in completed months. */
type Ages = {
  readonly client: string;
  readonly id: string | null;
  readonly measure: string;
  readonly sex: string | null;
  readonly from: number;
  readonly to: number | null;
};

/** Whether ages of another limit of the same measure and sex overlap these. @param id of the limit itself, null for a new one */
export const overlapsAnother = async ({ trx }: Work, { client, id, measure, sex, from, to }: Ages): Promise<boolean> => {
  const { rows } =
    await sql`select from vital_ranges where entity_id = ${client} and measure = ${measure} and sex is not distinct from ${sex}
    and id is distinct from ${id}::uuid and deleted_at is null
    and int4range(from_months, to_months) && int4range(${from}::int, ${to}::int) limit 1`.execute(trx);
  return rows.length > 0;
};

/**
 * Anybody else who adds a diagnosis to the visit, or makes one primary, waits until this transaction ends: what is read after it holds.
 * It is no lock of the row: everybody who refers to the visit shares that one already, and two of them would wait for each other.
 */
export const lockDiagnoses = async ({ trx }: Work, visit: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('diagnoses ' || ${visit}::text, 0))`.execute(trx);
};

/** The primary diagnosis of a visit; undefined while it has none. */
export const primaryOf = async ({ trx }: Work, visit: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from visit_diagnoses where visit_id = ${visit} and rank = 'primer'
    and status = 'recorded' and deleted_at is null`.execute(trx);
  return rows[0]?.id;
};

/** Whether the visit already has the code, and whether the patient had a code of its category at an earlier visit. */
export type Coded = { readonly here: boolean; readonly earlier: boolean };

/** @param category the first three characters of a code: a patient who had any of it before has it again */
export const codedBefore = async (
  { trx }: Work,
  { visit, patient, code, category }: { visit: string; patient: string; code: string; category: string },
): Promise<Coded> => {
  const { rows } = await sql<Coded>`select
      exists (select from visit_diagnoses where visit_id = ${visit} and code = ${code} and status = 'recorded' and deleted_at is null) as here,
      exists (select from visit_diagnoses where patient_id = ${patient} and visit_id <> ${visit} and left(code, 3) = ${category}
        and status = 'recorded' and deleted_at is null) as earlier`.execute(trx);
  return rows[0]!;
};
