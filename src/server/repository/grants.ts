/** What binds roles and permissions together: the admin role keeps what is built in, and a change made on one side is seen on the other. */
import { sql, type RawBuilder } from 'kysely';
import { ADMIN } from './people';
import type { Step } from './serverResource';
import { uuids } from './write';

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
