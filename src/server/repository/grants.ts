/** What binds people, roles and permissions together: nobody gives what they don't hold, the admin role keeps what is built in, and a change made on one side is seen on the other. */
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '../http/errors';
import { ADMIN } from './people';
import type { Step } from './serverResource';
import { uuids } from './write';

/** Whoever holds the admin role holds everything, also what was invented since. */
const holdsEverything = ({ actor }: Step): boolean => actor.roles.includes(ADMIN);

const beyond = (): never => {
  throw new Refusal([{ code: 'access.beyond' }]);
};

/**
 * Nobody gives a role that holds more than they do.
 * @param roleIds the roles that are given, those aside that the person `to` has already
 * @throws Refusal `access.beyond`
 */
export const refuseRolesBeyondOwn = async (step: Step, roleIds: readonly string[], to: string | null = null): Promise<void> => {
  if (holdsEverything(step) || !roleIds.length) return;
  const { roles, permissions } = step.actor;
  const { rows } = await sql`select 1 from roles as r
    where r.id = any(${uuids(roleIds)}) and r.name <> all(${roles}::text[])
      and r.id not in (select role_id from user_roles where user_id = ${to}::uuid)
      and (r.name = ${ADMIN} or exists (select from role_permissions as g join permissions as p on p.id = g.permission_id and p.deleted_at is null
        where g.role_id = r.id and p.name <> all(${permissions}::text[]))) limit 1`.execute(step.trx);
  if (rows.length) beyond();
};

/**
 * Nobody changes the account of someone who holds more than they do: its password would be a way to all of that.
 * @throws Refusal `access.beyond`
 */
export const refusePeopleBeyondOwn = async (step: Step, userIds: readonly string[]): Promise<void> => {
  if (holdsEverything(step)) return;
  const { rows } = await sql<{ role_id: string }>`select distinct role_id from user_roles
    where user_id = any(${uuids(userIds.filter((id) => id !== step.actor.id))})`.execute(step.trx);
  await refuseRolesBeyondOwn(step, rows.map(({ role_id }) => role_id));
};

/**
 * Nobody lets others do what they may not do themselves.
 * @throws Refusal `access.beyond`
 */
export const refuseGrantsBeyondOwn = async (step: Step, grants: Grants): Promise<void> => {
  if (holdsEverything(step)) return;
  const { permissions } = step.actor;
  const [role, permission, wanted] = 'role' in grants ? [grants.role, null, grants.permissions] : [null, grants.permission, grants.roles];
  const { rows } =
    'role' in grants
      ? await sql`select 1 from permissions where id = any(${uuids(wanted)}) and name <> all(${permissions}::text[])
          and id not in (select permission_id from role_permissions where role_id = ${role}::uuid) limit 1`.execute(step.trx)
      : await sql`select 1 from roles where id = any(${uuids(wanted)})
          and id not in (select role_id from role_permissions where permission_id = ${permission}::uuid)
          and not exists (select from permissions where id = ${permission}::uuid and name = any(${permissions}::text[])) limit 1`.execute(step.trx);
  if (rows.length) beyond();
};

/** Either side of a grant (null: it isn't there yet), and the other sides that it shall have. */
type Grants =
  | { readonly role: string | null; readonly permissions: readonly string[] }
  | { readonly permission: string | null; readonly roles: readonly string[] };

const leaving = (grants: Grants): RawBuilder<boolean> =>
  'role' in grants
    ? sql`g.role_id = ${grants.role} and g.permission_id <> all(${uuids(grants.permissions)})`
    : sql`g.permission_id = ${grants.permission} and g.role_id <> all(${uuids(grants.roles)})`;

/** Whether the admin role would lose a built-in permission: then nobody could give it back. */
export const adminLoses = async ({ trx }: Step, grants: Grants): Promise<boolean> => {
  const { rows } = await sql`select 1 from role_permissions as g
    join roles as r on r.id = g.role_id and r.name = ${ADMIN} and r.system
    join permissions as p on p.id = g.permission_id and p.system and p.deleted_at is null
    where ${leaving(grants)} limit 1`.execute(trx);
  return rows.length > 0;
};

/**
 * A new version for every record on the other side that is granted or let go: whoever has it open and saves is told,
 * and doesn't silently take the grant back. In the ids' order, so that two who do this wait for one another.
 */
export const renewOtherSide = async ({ trx, now }: Step, grants: Grants): Promise<void> => {
  const [table, mine, theirs, id, wanted] =
    'role' in grants
      ? (['permissions', 'role_id', 'permission_id', grants.role, grants.permissions] as const)
      : (['roles', 'permission_id', 'role_id', grants.permission, grants.roles] as const);
  await sql`with held as (select ${sql.ref(theirs)} as id from role_permissions where ${sql.ref(mine)} = ${id}::uuid),
    wanted as (select unnest(${uuids(wanted)}) as id),
    changed as (
      select o.id from ${sql.table(table)} as o
      where (o.id in (select id from held)) <> (o.id in (select id from wanted)) order by o.id for update
    )
    update ${sql.table(table)} as o set version = o.version + 1, updated_at = ${now.toISOString()}
    from changed where o.id = changed.id`.execute(trx);
};
