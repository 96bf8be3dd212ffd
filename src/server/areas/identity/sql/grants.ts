/** What binds people, roles and permissions together: nobody gives what they don't hold, and the admin role keeps what is built in. Rules: ROL-8, ROL-12. */
import { sql, type RawBuilder } from 'kysely';
import { ADMIN } from '#server/repository/people';
import { holdsEverything, personHasMoreRights, refuseAsBeyond, rightsAt, roleHasMoreRights } from './compareRights';
import type { Work } from '#server/repository/work';
import { uuids } from '#server/repository/uuids';

/**
 * Nobody gives a role that holds more than they do.
 * @param roleIds the roles that are given, those aside that the person `to` has already
 * @throws Refusal `access.beyond`
 */
export const refuseRolesBeyondOwn = async ({ trx, actor }: Work, roleIds: readonly string[], to: string | null = null): Promise<void> => {
  if (holdsEverything(actor) || !roleIds.length) return;
  const { rows } = await sql`select 1 from unnest(${uuids(roleIds)}) as given (id)
    where given.id not in (select role_id from user_roles where user_id = ${to}::uuid) and ${roleHasMoreRights(actor, sql.ref('given.id'))} limit 1`.execute(
    trx,
  );
  if (rows.length) refuseAsBeyond();
};

/**
 * Nobody lets others do what they may not do themselves, nor takes it from them. The record whose relation is written is
 * looked at by `refuseBeyondOwn`; this looks at the other sides, those that come and those that go.
 * @throws Refusal `access.beyond`
 */
export const refuseGrantsBeyondOwn = async ({ trx, actor }: Work, grants: Grants): Promise<void> => {
  if (holdsEverything(actor)) return;
  const permissions = rightsAt(actor, 'role' in grants ? (grants.client ?? null) : null);
  const { rows } =
    'role' in grants
      ? await sql`select 1 from permissions where id = any(${uuids(grants.permissions)}) and name <> all(${permissions}::text[])
          and id not in (select permission_id from role_permissions where role_id = ${grants.role}::uuid) limit 1`.execute(trx)
      : await sql`select 1 from roles as r where r.deleted_at is null
          and (r.id = any(${uuids(grants.roles)})) <> (r.id in (select role_id from role_permissions where permission_id = ${grants.permission}::uuid))
          and (${roleHasMoreRights(actor, sql.ref('r.id'))}
            or not exists (select from permissions where id = ${grants.permission}::uuid and name = any(${permissions}::text[]))) limit 1`.execute(
          trx,
        );
  if (rows.length) refuseAsBeyond();
};

/** Nobody sets a rule for people who hold more than they do: what a role demands, it demands of everyone who holds it. */
export const refuseHoldersBeyondOwn = async ({ trx, actor }: Work, roleId: string): Promise<void> => {
  const { rows } = await sql`select 1 from user_roles as h join users as p on p.id = h.user_id and p.deleted_at is null
    where h.role_id = ${roleId} and ${personHasMoreRights(actor, sql.ref('h.user_id'))} limit 1`.execute(trx);
  if (rows.length) refuseAsBeyond();
};

/** One side of a grant (null: the record is new), and the ids of the other side after the change. `client`: the one whose own role it is. */
type Grants =
  | { readonly role: string | null; readonly client?: string | null; readonly permissions: readonly string[] }
  | { readonly permission: string | null; readonly roles: readonly string[] };

const leaving = (grants: Grants): RawBuilder<boolean> =>
  'role' in grants
    ? sql`g.role_id = ${grants.role} and g.permission_id <> all(${uuids(grants.permissions)})`
    : sql`g.permission_id = ${grants.permission} and g.role_id <> all(${uuids(grants.roles)})`;

/** Whether the admin role would lose a built-in permission, which nobody could then give back. */
export const adminLoses = async ({ trx }: Work, grants: Grants): Promise<boolean> => {
  const { rows } = await sql`select 1 from role_permissions as g
    join roles as r on r.id = g.role_id and r.name = ${ADMIN} and r.system
    join permissions as p on p.id = g.permission_id and p.system and p.deleted_at is null
    where ${leaving(grants)} limit 1`.execute(trx);
  return rows.length > 0;
};
