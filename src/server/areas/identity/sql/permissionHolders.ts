/** For "Why can't I?": the roles that hold a permission, and the admins who can assign roles. */
import { sql } from 'kysely';
import type { Actor } from '#shared/access';
import { role } from '#shared/areas/identity/resources/role';
import { transaction } from '#server/db/database';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';
import { scopeOf } from '#server/repository/tenantScope';

/** Names of the roles, and of the admins to ask, those seen most recently first. */
export type Holders = { readonly roles: readonly string[]; readonly ask: readonly string[] };

const MOST_ADMINS = 3;

/** Undefined when there is no such permission. Roles that other clients made for themselves are not named. */
export const holdersOf = async ({ database }: Store, actor: Actor, permission: string): Promise<Holders | undefined> => {
  const scope = scopeOf(actor, role.access.list?.(actor) ?? false);
  const find = (trx: Queryable) =>
    sql<Holders>`select
      array(select r.name from role_permissions rp join roles r on r.id = rp.role_id and r.deleted_at is null
        where rp.permission_id = p.id order by r.name) as roles,
      array(select u.name from users u where u.status = 'active' and u.deleted_at is null and exists (
          select 1 from user_roles ur join roles r on r.id = ur.role_id
          where ur.user_id = u.id and r.name = 'admin' and r.system and r.deleted_at is null)
        order by u.last_seen_at desc nulls last, u.id limit ${MOST_ADMINS}) as ask
    from permissions p where lower(p.name) = lower(${permission}) and p.deleted_at is null`.execute(trx);
  const { rows } = await transaction(database, find, { readOnly: true, ...(scope && { scope }) });
  return rows[0];
};
