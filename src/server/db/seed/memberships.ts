/** The memberships of people who belonged to a client before there were memberships. Rule: SUB-13. */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema';
import { CLIENT_ADMIN, OWNER } from '#shared/domain/clientRoles';

type Found = { id: string; email: string; entity_id: string; created_at: string; first: boolean };

/**
 * Rows for a table that never had one: anyone who leaves a client later must not come back with a restart. The person who has been at a
 * client longest owns it, the others administer it.
 * @param roleIds ids of the roles by name
 */
export const firstMemberships = async (trx: Transaction<Schema>, roleIds: ReadonlyMap<string, string>) => {
  const { rows } = await sql<Found>`
    select u.id, u.email, u.entity_id, u.created_at,
      row_number() over (partition by u.entity_id order by u.status = 'active' desc, u.created_at, u.id) = 1 as first
    from users as u join entities as e on e.id = u.entity_id where u.deleted_at is null`.execute(trx);
  return rows.map(({ id, email, entity_id, created_at, first }) => ({
    id: randomUUID(),
    status: 'active',
    email,
    entity_id,
    user_id: id,
    role_id: roleIds.get(first ? OWNER : CLIENT_ADMIN),
    accepted_at: created_at,
  }));
};
