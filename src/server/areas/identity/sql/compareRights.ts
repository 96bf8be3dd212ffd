/** Compares rights: whether a person, a role or a permission has more rights than the actor. Anyone who holds the admin role holds everything. Rule: ROL-12. */
import { sql, type RawBuilder } from 'kysely';
import type { Actor, Rule } from '#shared/access';
import { verbs, type Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { Refusal } from '#server/refusal';
import { ADMIN } from '#server/repository/people';
import type { Work } from '#server/repository/work';
import type { Queryable } from '#server/repository/runner';
import { uuids } from '#server/repository/uuids';

type Id = RawBuilder<unknown>;

/** Anyone who holds the admin role holds everything, also what was invented since. */
export const holdsEverything = ({ roles }: Actor): boolean => roles.includes(ADMIN);

/** What the actor may do at a client: by their platform roles, and by their role there where they work for it now. */
export const rightsAt = ({ permissions, entityId, entityPermissions = [] }: Actor, client: string | null): readonly string[] =>
  client !== null && client === entityId ? [...permissions, ...entityPermissions] : permissions;

/** Condition: the role has a permission that the actor does not have; of a client's own role, not at that client either. */
export const roleHasMoreRights = (actor: Actor, id: Id): RawBuilder<boolean> =>
  sql`exists (select from roles as b where b.id = ${id} and not (b.deleted_at is null and b.name = any(${actor.roles}::text[]))
    and (b.name = ${ADMIN} or exists (select from role_permissions as g join permissions as p on p.id = g.permission_id and p.deleted_at is null
      where g.role_id = b.id and p.name <> all(${actor.permissions}::text[])
        and not (b.entity_id is not distinct from ${actor.entityId}::uuid and p.name = any(${rightsAt(actor, actor.entityId)}::text[])))))`;

/**
 * A permission that some role gives, and not to the actor. A deleted one is nobody's by name: there the actor's roles tell,
 * so that anyone who deleted a permission of their own can undo that.
 */
const permissionBeyond = ({ id: actorId, permissions }: Actor, id: Id): RawBuilder<boolean> =>
  sql`exists (select from permissions as p where p.id = ${id}
    and exists (select from role_permissions as g join roles as r on r.id = g.role_id and r.deleted_at is null where g.permission_id = p.id)
    and p.name <> all(${permissions}::text[])
    and not (p.deleted_at is not null and exists (select from role_permissions as g join roles as r on r.id = g.role_id and r.deleted_at is null
      join user_roles as ur on ur.role_id = r.id where g.permission_id = p.id and ur.user_id = ${actorId})))`;

const all: readonly Resource[] = Object.values(resources);

/** Everything that somebody can be permitted at a client. */
const entityPermissions = all.flatMap(({ type, commands }) =>
  ['view', 'create', 'edit', 'delete', ...Object.values(commands).map(({ permission }) => permission)].map((right) => `${right} ${type}`),
);

/** Whether a rule lets somebody of a client do something with its records. @param held what they are permitted there */
const letsClient = (rule: Rule | undefined, held: readonly string[]): boolean => {
  const verdict = rule?.({ id: '', roles: [], permissions: [], entityId: 'client', entityPermissions: held }) ?? false;
  return typeof verdict === 'object' && Object.values(verdict).flat().includes('client');
};

/**
 * Whether the actor may do to a client's records all that its own people may, its commands included. What a client's people need a
 * permission for there is compared by its name: some of it, such as a clinic's services, no permission of the platform opens.
 */
const servesEveryClient = (actor: Actor): boolean => {
  const may = (rule: Rule | undefined): boolean =>
    !letsClient(rule, entityPermissions) || rule!(actor) === true || (!letsClient(rule, []) && letsClient(rule, actor.permissions));
  return all.every(
    ({ type, access, commands }) =>
      verbs.every((verb) => may(access[verb])) &&
      Object.values(commands).every(({ owner, permission }) => !owner || actor.permissions.includes(`${permission} ${type}`)),
  );
};

const entityBeyond = (actor: Actor, entity: Id): RawBuilder<boolean> =>
  servesEveryClient(actor) ? sql`false` : sql`(${entity} is not null and ${entity} is distinct from ${actor.entityId}::uuid)`;

/** Condition: the role permits something that the actor may not do at this client. */
export const permitsMore = (
  { permissions, entityId, entityPermissions = [] }: Actor,
  role: RawBuilder<unknown>,
  entity: RawBuilder<unknown>,
) =>
  sql<boolean>`exists (select from role_permissions as g join permissions as p on p.id = g.permission_id and p.deleted_at is null
    where g.role_id = ${role} and p.name <> all(${permissions}::text[])
      and not (${entity} is not distinct from ${entityId}::uuid and p.name = any(${entityPermissions}::text[])))`;

/**
 * Someone who may do what the actor may not: by a role, by what they may do at a client, or by belonging to a client whose records the actor may not see.
 * @param id an expression for the user's id; nobody is beyond themselves
 */
export const personHasMoreRights = (actor: Actor, id: Id): RawBuilder<boolean> =>
  holdsEverything(actor)
    ? sql`false`
    : sql`exists (select from users as u where u.id = ${id} and u.id <> ${actor.id}::uuid and (${entityBeyond(actor, sql.ref('u.entity_id'))}
        or exists (select from user_roles as ur join roles as held on held.id = ur.role_id and held.deleted_at is null
          where ur.user_id = u.id and ${roleHasMoreRights(actor, sql.ref('held.id'))})
        or exists (select from memberships as m where m.user_id = u.id and m.status = 'active' and m.deleted_at is null
          and (${entityBeyond(actor, sql.ref('m.entity_id'))} or ${permitsMore(actor, sql.ref('m.role_id'), sql.ref('m.entity_id'))}))))`;

const conditions = { user: personHasMoreRights, role: roleHasMoreRights, permission: permissionBeyond } as const;

/** Which of these users, roles or permissions are beyond the actor's own rights. */
export const withMoreRights = async (
  on: Queryable,
  actor: Actor,
  kind: keyof typeof conditions,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (holdsEverything(actor) || !ids.length) return new Set();
  const { rows } = await sql<{ id: string }>`select one.id from unnest(${uuids(ids)}) as one (id)
    where ${conditions[kind](actor, sql.ref('one.id'))}`.execute(on);
  return new Set(rows.map(({ id }) => id));
};

/** @throws Refusal `access.beyond` */
export const refuseAsBeyond = (): never => {
  throw new Refusal([{ code: 'access.beyond' }]);
};

/**
 * Nobody changes, removes or brings back who or what holds more than they do.
 * @throws Refusal `access.beyond`
 */
export const refuseMoreRights = async ({ trx, actor }: Work, kind: keyof typeof conditions, ids: readonly string[]): Promise<void> => {
  if ((await withMoreRights(trx, actor, kind, ids)).size) refuseAsBeyond();
};

/**
 * Nobody leads a person to a client, or away from one, whose records they may not see themselves.
 * @param entities ids of the clients; null is none
 * @throws Refusal `access.beyond`
 */
export const refuseEntitiesBeyondOwn = ({ actor }: Work, entities: readonly (string | null)[]): void => {
  const isForeign = entities.some((id) => id !== null && id !== actor.entityId);
  if (isForeign && !holdsEverything(actor) && !servesEveryClient(actor)) refuseAsBeyond();
};
