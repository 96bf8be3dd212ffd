/** The stored merges of patients: what they moved and united. Rules: PAT-4, PAT-5. */
import { sql } from 'kysely';
import { idOfActor } from '#server/repository/actors';
import type { Moved, Work } from '#server/repository/work';

/** Lines by the attribute that lists them. */
type United = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What a merge did: which lines the one that stays got, whether it was said to have no allergy, and what was moved. */
export type Merge = { readonly united: United; readonly noneKnown: boolean; readonly moves: readonly Moved[] };

/** The name of the person who acts, as it is now. */
export const actorName = async ({ trx, actor }: Work): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`select name from users where id = ${idOfActor(actor)}`.execute(trx);
  return rows[0]?.name ?? null;
};

export const storeMerge = async (
  { trx }: Work,
  { entity, id, united, noneKnown, moves }: Merge & { readonly entity: string; readonly id: string },
): Promise<void> => {
  await sql`insert into patient_merges (entity_id, merged_id, united, none_known)
    values (${entity}, ${id}, ${JSON.stringify(united)}::jsonb, ${noneKnown})`.execute(trx);
  await sql`insert into patient_merge_moves (entity_id, merged_id, resource, relation, record_id)
    select ${entity}, ${id}, m.resource, m.relation, m.id
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (resource text, relation text, id uuid)`.execute(trx);
};

export const merged = async ({ trx }: Work, entity: string, id: string): Promise<Merge> => {
  const { rows } = await sql<Merge>`select m.united, m.none_known as "noneKnown",
      (select coalesce(jsonb_agg(jsonb_build_object('resource', v.resource, 'relation', v.relation, 'id', v.record_id)), '[]')
       from patient_merge_moves as v where v.entity_id = m.entity_id and v.merged_id = m.merged_id) as moves
    from patient_merges as m where m.entity_id = ${entity} and m.merged_id = ${id}`.execute(trx);
  return rows[0]!;
};

export const forgetMerge = async ({ trx }: Work, entity: string, id: string): Promise<void> =>
  void (await sql`delete from patient_merges where entity_id = ${entity} and merged_id = ${id}`.execute(trx));
