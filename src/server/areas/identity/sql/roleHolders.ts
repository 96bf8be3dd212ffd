/** Who holds a role: people by their account, and people of clients by their membership. Rule: ROL-9. */
import { sql } from 'kysely';
import type { ReplacedRole } from '#shared/areas/identity/domain/roleReplacement';
import { uuids } from '#server/repository/uuids';
import type { Work } from '#server/repository/work';

/** Those of these roles that are not deleted. */
export const rolesWith = async ({ trx }: Work, ids: readonly string[]): Promise<readonly ReplacedRole[]> => {
  const { rows } = await sql<ReplacedRole>`select id, scope, entity_id as entity from roles
    where id = any(${uuids(ids)}) and deleted_at is null`.execute(trx);
  return rows;
};

/** `roles`: all that the person holds, in their order. */
export type AccountHolder = { readonly id: string; readonly entity: string | null; readonly roles: readonly string[] };
export type MembershipHolder = { readonly id: string; readonly entity: string };

/** Who holds the role now, in the order of their keys; memberships that have ended don't count. */
export const holdersOf = async ({ trx }: Work, roleId: string) => {
  const { rows: accounts } = await sql<AccountHolder>`select u.id, u.entity_id as entity, array(
      select held.role_id from user_roles as held join roles as r on r.id = held.role_id and r.deleted_at is null
      where held.user_id = u.id order by held.position) as roles
    from users as u where u.deleted_at is null and exists (select from user_roles as ur where ur.user_id = u.id and ur.role_id = ${roleId})
    order by u.id`.execute(trx);
  const { rows: memberships } = await sql<MembershipHolder>`select id, entity_id as entity from memberships
    where role_id = ${roleId} and status <> 'ended' and deleted_at is null order by id`.execute(trx);
  return { accounts, memberships };
};
