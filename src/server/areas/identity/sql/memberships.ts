/** What the rules about memberships ask the database: owners, roles, workplaces, and the links of invitations. Rules: SUB-13, ROL-12, ROL-19. */
import { sql } from 'kysely';
import type { Language } from '#shared/locale';
import { OWNER } from '#shared/domain/clientRoles';
import { transaction, type Database } from '#server/db/database';
import { holdsEverything, permitsMore } from './compareRights';
import type { Queryable } from '#server/repository/runner';
import { uuids } from '#server/repository/uuids';
import type { Work } from '#server/repository/work';

/** The name of the person of a membership `t`. */
export const personName = sql<string | null>`(select u.name from users as u where u.id = t.user_id)`;

/** A role as far as it matters to a membership. */
export type ClientRole = { readonly id: string; readonly name: string; readonly owns: boolean };

/** The role, if people of this client can have it. */
export const clientRole = async ({ trx }: Work, id: string, entityId: string): Promise<ClientRole | undefined> => {
  const { rows } = await sql<ClientRole>`select id, name, system and name = ${OWNER} as owns from roles
    where id = ${id} and scope = 'entity' and deleted_at is null and (entity_id is null or entity_id = ${entityId})`.execute(trx);
  return rows[0];
};

/** A built-in role of clients by its name. */
export const builtInRole = async ({ trx }: Work, name: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id from roles
    where name = ${name} and system and scope = 'entity' and deleted_at is null`.execute(trx);
  return rows[0]!.id;
};

/** Whether a client's role permits something that the actor may not do at this client. */
export const roleBeyond = async ({ trx, actor }: Work, roleId: string, entityId: string): Promise<boolean> => {
  if (holdsEverything(actor)) return false;
  const { rows } = await sql<{
    beyond: boolean;
  }>`select ${permitsMore(actor, sql`${roleId}::uuid`, sql`${entityId}::uuid`)} as beyond`.execute(trx);
  return rows[0]!.beyond;
};

/** Whether a client is one of those that always have an owner: it is active. */
export const needsOwner = async ({ trx }: Work, entityId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from entities where id = ${entityId} and status = 'active' and deleted_at is null`.execute(trx);
  return rows.length > 0;
};

/**
 * The client's active memberships as owner of people who can sign in. The client is locked first: of two who each remove the other owner the
 * second sees what the first has done.
 */
export const activeOwners = async ({ trx }: Work, entityId: string): Promise<string[]> => {
  await sql`select 1 from entities where id = ${entityId} for no key update`.execute(trx);
  const { rows } = await sql<{ id: string }>`select m.id from memberships as m
    join roles as r on r.id = m.role_id and r.system and r.name = ${OWNER}
    join users as u on u.id = m.user_id and u.status = 'active' and u.deleted_at is null
    where m.entity_id = ${entityId} and m.status = 'active' and m.deleted_at is null`.execute(trx);
  return rows.map(({ id }) => id);
};

/** A client that would have no owner any more, and the person who has to stay. */
export type LeftBehind = { readonly user_id: string; readonly client: string };

/**
 * The active clients that would be without an owner once all of these people have left them. A client that is inactive may lose its owner:
 * it is about to be closed. The clients are locked first, as by `activeOwners`, in the order of their keys.
 * @param entityId the only client that they leave; null where they leave every one
 */
export const clientsLeftBehind = async (
  { trx }: Work,
  userIds: readonly string[],
  entityId: string | null = null,
): Promise<readonly LeftBehind[]> => {
  const owned = sql`from memberships as m join roles as r on r.id = m.role_id and r.system and r.name = ${OWNER}
    join users as u on u.id = m.user_id and u.status = 'active' and u.deleted_at is null
    where m.status = 'active' and m.deleted_at is null and (${entityId}::uuid is null or m.entity_id = ${entityId}::uuid)`;
  const { rows: clients } = await sql<{ id: string }>`select e.id from entities as e
    where e.status = 'active' and e.deleted_at is null and e.id in (select m.entity_id ${owned} and m.user_id = any(${uuids(userIds)}))
    order by e.id for no key update`.execute(trx);
  if (!clients.length) return [];
  const { rows } = await sql<LeftBehind>`select (array_agg(own.user_id order by own.created_at, own.id))[1] as user_id, e.name as client
    from (select m.id, m.user_id, m.entity_id, m.created_at ${owned}) as own join entities as e on e.id = own.entity_id
    where e.id = any(${uuids(clients.map(({ id }) => id))})
    group by e.id having bool_and(own.user_id = any(${uuids(userIds)})) order by e.name, e.id`.execute(trx);
  return rows;
};

/** An owner as mails see them; `language`: the one in which they last used the application, null where that is not known. */
export type OwnerToMail = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
};

/** The owners of a client who can sign in, and the client's name. @param on a transaction that may see the client's rows */
export const ownersToMail = async (
  on: Queryable,
  entityId: string,
): Promise<{ readonly client: string; readonly sandbox: boolean; readonly owners: readonly OwnerToMail[] }> => {
  const { rows } = await sql<OwnerToMail & { client: string; sandbox: boolean }>`
    select e.name as client, e.sandbox, u.id, u.name, u.email, u.language from entities as e
    join memberships as m on m.entity_id = e.id and m.status = 'active' and m.deleted_at is null
    join roles as r on r.id = m.role_id and r.system and r.name = ${OWNER}
    join users as u on u.id = m.user_id and u.status = 'active' and u.deleted_at is null
    where e.id = ${entityId} and e.deleted_at is null order by m.created_at, m.id`.execute(on);
  return { client: rows[0]?.client ?? '', sandbox: rows[0]?.sandbox ?? false, owners: rows };
};

/** A membership that has not ended. */
export type OpenMembership = { readonly id: string; readonly entity_id: string; readonly status: 'invited' | 'active' };

/** The memberships of a person that are active: all of them, or the one at a client. */
export const activeMemberships = async ({ trx }: Work, userId: string, entityId: string | null = null): Promise<OpenMembership[]> => {
  const { rows } = await sql<OpenMembership>`select id, entity_id, status from memberships
    where user_id = ${userId} and status = 'active' and deleted_at is null and (${entityId}::uuid is null or entity_id = ${entityId}::uuid)
    order by created_at, id`.execute(trx);
  return rows;
};

/** What an address already is at a client: invited, or that of somebody who is active there. */
export const openMembershipAt = async ({ trx }: Work, entityId: string, email: string): Promise<OpenMembership | undefined> => {
  const { rows } =
    await sql<OpenMembership>`select m.id, m.entity_id, m.status from memberships as m left join users as u on u.id = m.user_id
    where m.entity_id = ${entityId} and m.deleted_at is null
      and ((m.status = 'invited' and lower(m.email) = lower(${email})) or (m.status = 'active' and lower(u.email) = lower(${email})))
    order by m.status limit 1`.execute(trx);
  return rows[0];
};

/** How many people were invited to a client since an instant. */
export const invitationsSince = async ({ trx }: Work, entityId: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from memberships
    where entity_id = ${entityId} and created_at > ${since.toISOString()}`.execute(trx);
  return Number(rows[0]!.count);
};

/** A client that a person works for. */
export type Workplace = { readonly id: string; readonly name: string; readonly role: string };

/** The clients that a person works for, the one that counts without a choice first. */
export const workplacesOf = (database: Pick<Database, 'kysely'>, userId: string): Promise<Workplace[]> =>
  transaction(
    database,
    async (trx) => {
      const { rows } = await sql<Workplace>`select e.id, e.name, r.name as role from memberships as m
        join entities as e on e.id = m.entity_id join roles as r on r.id = m.role_id join users as u on u.id = m.user_id
        where m.user_id = ${userId} and m.status = 'active' and m.deleted_at is null
        order by (m.entity_id is not distinct from u.entity_id) desc, m.created_at, m.id`.execute(trx);
      return rows;
    },
    { scope: 'all', readOnly: true },
  );

/** An invitation as its link shows it. Instants are ISO 8601 in UTC. */
export type Invitation = {
  readonly id: string;
  readonly entity_id: string;
  readonly email: string;
  readonly status: 'invited' | 'active' | 'ended';
  readonly client: string;
  readonly sandbox: boolean;
  readonly role: string;
  readonly inviter: string | null;
  readonly has_account: boolean;
};

/** Reads in a transaction that sees every client's rows: who opens a link belongs to none yet. */
export const readingInvitation = <T>(database: Pick<Database, 'kysely'>, read: (on: Queryable) => Promise<T>): Promise<T> =>
  transaction(database, read, { scope: 'all', readOnly: true });

/** The invitation with this id. @param on a transaction that sees every client's rows */
export const invitationWith = async (on: Queryable, id: string): Promise<Invitation | undefined> => {
  const { rows } =
    await sql<Invitation>`select m.id, m.entity_id, m.email, m.status, e.name as client, e.sandbox, r.name as role, i.name as inviter,
      exists (select from users as u where lower(u.email) = lower(m.email) and u.deleted_at is null) as has_account
    from memberships as m join entities as e on e.id = m.entity_id join roles as r on r.id = m.role_id
    left join users as i on i.id = m.inviter_id
    where m.id = ${id} and m.deleted_at is null`.execute(on);
  return rows[0];
};

/** The client is the person's first workplace, unless they have one. */
export const setFirstWorkplace = async ({ trx }: Work, userId: string, entityId: string): Promise<void> => {
  await sql`update users set entity_id = ${entityId} where id = ${userId} and entity_id is null`.execute(trx);
};

/** Where somebody's access to a client ended, it is no longer their first workplace. */
export const forgetFirstWorkplace = async ({ trx }: Work, userId: string, entityId: string): Promise<void> => {
  await sql`update users set entity_id = null where id = ${userId} and entity_id = ${entityId}`.execute(trx);
};

/** The memberships of a client that have ended. */
export const endedMemberships = async ({ trx }: Work, entityId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from memberships
    where entity_id = ${entityId} and status = 'ended' and deleted_at is null`.execute(trx);
  return rows.map(({ id }) => id);
};
