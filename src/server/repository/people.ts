/** What the rules about people need: who the active admins are, and an end to someone's sessions. */
import { sql } from 'kysely';
import type { Ref } from '#shared/kit/resource';
import { role } from '#shared/areas/identity/resources/role';
import type { Queryable } from './runner';
import type { ServerResource, Values } from './serverResource';
import type { Work } from './work';
import { announce } from './announce';
import { uuids } from './uuids';

/** The system role that must always be held by someone. */
export const ADMIN = 'admin';

const lockAdminRole = ({ trx }: Work) =>
  sql`select id from roles where name = ${ADMIN} and system and deleted_at is null for update`.execute(trx);

/**
 * The first lock of every write that changes who may do what: the row of the admin role, whichever side the write comes from.
 * Such writes follow one another, so that no two can wait for each other's users, roles and permissions.
 * @param values what is written; undefined where whole records are removed or brought back
 */
export const lockRights = async (work: Work, { rights }: Pick<ServerResource, 'rights'>, values?: Values): Promise<void> => {
  if (rights && (!values || rights.some((name) => name in values))) await lockAdminRole(work);
};

/**
 * Ids of the active admins, their role locked first: two requests that each remove the other admin run one after the other,
 * and the second sees the result of the first.
 */
export const activeAdmins = async (work: Work): Promise<string[]> => {
  const { trx } = work;
  await lockAdminRole(work);
  const { rows } = await sql<{ id: string }>`select distinct u.id from users as u
    join user_roles as ur on ur.user_id = u.id join roles as r on r.id = ur.role_id
    where r.name = ${ADMIN} and r.system and r.deleted_at is null and u.status = 'active' and u.deleted_at is null`.execute(trx);
  return rows.map(({ id }) => id);
};

/** The system role of anyone who registers. */
export const MEMBER = 'member';

/** What somebody who registers holds. */
export const memberRoles = async ({ trx }: Work): Promise<Ref[]> => {
  const { rows } = await sql<{ id: string }>`select id from roles where name = ${MEMBER} and system and deleted_at is null`.execute(trx);
  return rows.map(({ id }) => ({ type: role.type, id }));
};

/** Whether the admin role is among these. */
export const holdAdmin = async ({ trx }: Work, roleIds: readonly string[]): Promise<boolean> => {
  const { rows } = await sql`select 1 from roles where id = any(${uuids(roleIds)}) and name = ${ADMIN} and system`.execute(trx);
  return rows.length > 0;
};

/** Whether a role of clients is among these. */
export const holdClientRole = async (on: Queryable, roleIds: readonly string[]): Promise<boolean> => {
  if (!roleIds.length) return false;
  const { rows } = await sql`select 1 from roles where id = any(${uuids(roleIds)}) and scope = 'entity' limit 1`.execute(on);
  return rows.length > 0;
};

/** What roles are called, in the order in which they are given. */
export const roleNames = async ({ trx }: Work, roleIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select r.name from unnest(${uuids(roleIds)}) with ordinality as l (id, position)
    join roles as r on r.id = l.id order by l.position`.execute(trx);
  return rows.map(({ name }) => name);
};

/** Signs people out everywhere, except on the device that asks. */
export const endSessions = async ({ trx, session }: Work, userIds: readonly string[]): Promise<void> => {
  // First, because their streams go with the sessions.
  await announce(trx, { kind: 'sessions' });
  await sql`delete from sessions where user_id = any(${uuids(userIds)}) and token_hash is distinct from ${session}`.execute(trx);
};
