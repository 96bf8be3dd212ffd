/** What belongs to a visit, for its file of FHIR. Rule: FHIR-1. */
import { sql } from 'kysely';
import type { Queryable } from '#server/repository/runner';
import { uuids } from '#server/repository/uuids';

const tables = { vitals: 'vital_signs', notes: 'visit_notes', diagnoses: 'visit_diagnoses', treatments: 'treatments' } as const;

/** Ids of what was recorded at a visit: the oldest first. */
export const recordedAt = async (on: Queryable, what: keyof typeof tables, visit: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(tables[what])}
    where visit_id = ${visit} and deleted_at is null order by created_at, id`.execute(on);
  return rows.map(({ id }) => id);
};

/** Ids of the members of a clinic's team who sign in as these people. */
export const membersOf = async (on: Queryable, clinic: string, accounts: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select t.id from team_members as t join memberships as m on m.id = t.membership_id
    where t.entity_id = ${clinic} and m.user_id = any(${uuids(accounts)}) and t.deleted_at is null order by t.id`.execute(on);
  return rows.map(({ id }) => id);
};
