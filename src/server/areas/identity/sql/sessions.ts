/** Sign-ins as they are stored: by the hash of their token. Not a resource: see docs/decisions/0024. */
import { sql } from 'kysely';
import type { Language } from '#shared/locale';
import { prepared } from '#server/db/preparedStatements';
import { revisionSql } from '#server/repository/lists/revisions';
import { clientRevisionSql, type Dependencies } from '#server/repository/lists/clientRevisions';
import { newId } from '#server/repository/ids';
import type { Queryable } from '#server/repository/runner';

/** Whose sign-in it is, as one select finds it. `view_as`: the role whose eyes they look through. */
export type SignedIn = {
  id: string;
  /** The client that the person works for in this request: the one that was asked for, or else their first. */
  entity_id: string | null;
  /** What the role at that client permits. */
  entity_permissions: string[];
  last_seen_at: string;
  verified: boolean;
  two_step: boolean;
  two_step_required: boolean;
  roles: string[];
  permissions: string[];
  /** The support access by which the person reads the client that was asked for, without belonging to it; null otherwise. */
  support: { id: string; until: string } | null;
  view_as: { id: string; name: string; permissions: string[] } | null;
  revision?: string;
  /** The same of what their client sees. */
  own_revision?: string;
};

/** Names come as one text: an admin has more than a hundred, and reading an array of them took longer than anything else of this answer. */
type FoundRow = Omit<SignedIn, 'permissions' | 'entity_permissions'> & { permissions: string; entity_permissions: string };

/** The character between two names, `chr(31)` in SQL; no name has it. */
const BETWEEN = '\u001f';
const namesIn = (text: string): string[] => (text ? text.split(BETWEEN) : []);

const revisionsOf = (dependencies: Dependencies) => sql`, ${revisionSql([...dependencies.ofClients, ...dependencies.others])} as revision,
  ${clientRevisionSql(dependencies, sql`coalesce(workplace.entity_id, support.entity_id)`)} as own_revision`;

/**
 * Whose live sign-in this is. One statement, not cached on purpose: a sign-out, a change of roles and a deactivation take effect with
 * the next request. It is part of every request, so its plan is stored; and ids in arrays are found at once, where joins are probed row by row.
 * @param dependencies resources whose revision is read in the same snapshot
 * @param workplace id of the client that the person wants to work for; null for their first
 */
export const findSignedIn = async (
  on: Queryable,
  tokenHash: Buffer,
  now: string,
  dependencies: Dependencies | undefined,
  workplace: string | null,
): Promise<SignedIn | undefined> => {
  const { rows } = await sql<FoundRow>`${prepared}
  select u.id, coalesce(workplace.entity_id, support.entity_id) as entity_id, s.last_seen_at,
    case when support.id is not null then json_build_object('id', support.id, 'until', support.ends_at) end as support, u.email_verified_at is not null as verified, u.two_step,
    coalesce(held.two_step_required, false) or coalesce(workplace.two_step_required, false) as two_step_required, coalesce(held.names, '{}') as roles,
    array_to_string(array(select p.name from permissions p where p.deleted_at is null and p.id = any(array(
      select rp.permission_id from role_permissions rp where rp.role_id = any(held.ids)))), chr(31)) as permissions,
    array_to_string(array(select p.name from permissions p where p.deleted_at is null and p.id = any(array(
      select rp.permission_id from role_permissions rp where rp.role_id = workplace.role_id
      union all select view.id from permissions view where support.id is not null and view.action = 'view' and view.system))), chr(31)) as entity_permissions,
    (select json_build_object('id', r.id, 'name', r.name, 'permissions', array(
        select p.name from role_permissions rp join permissions p on p.id = rp.permission_id and p.deleted_at is null
        where rp.role_id = r.id and r.deleted_at is null))
      from roles r where r.id = s.view_as_role_id) as view_as${dependencies ? revisionsOf(dependencies) : sql``}
  from sessions s join users u on u.id = s.user_id
  cross join lateral (
    select array_agg(r.name order by ur.position, r.name) as names, array_agg(r.id) as ids, bool_or(r.two_step_required) as two_step_required
    from user_roles ur join roles r on r.id = ur.role_id and r.deleted_at is null where ur.user_id = u.id) as held
  left join lateral (
    select m.entity_id, r.id as role_id, r.two_step_required
    from memberships m left join roles r on r.id = m.role_id and r.deleted_at is null
    where m.user_id = u.id and m.status = 'active' and m.deleted_at is null
      and (${workplace}::uuid is null or m.entity_id = ${workplace}::uuid)
    order by (m.entity_id is not distinct from u.entity_id) desc, m.created_at, m.id limit 1) as workplace on true
  left join lateral (
    select g.id, g.entity_id, g.ends_at from support_grants g
    where g.entity_id = ${workplace}::uuid and workplace.entity_id is null and s.view_as_role_id is null and u.id = any(g.reader_ids)
      and g.status = 'running' and g.ends_at > ${now} and g.deleted_at is null and exists (
        select from role_permissions rp join permissions p on p.id = rp.permission_id and p.deleted_at is null and p.name = 'use support-grants'
        where rp.role_id = any(held.ids))
    limit 1) as support on true
  where s.token_hash = ${tokenHash} and s.expires_at > ${now} and u.status = 'active' and u.deleted_at is null`.execute(on);
  const [found] = rows;
  return found && { ...found, permissions: namesIn(found.permissions), entity_permissions: namesIn(found.entity_permissions) };
};

/** "Last seen" and the language of the page, in which mails are written, are no change of the record: its version stays the same. */
export const noteSeen = async (
  on: Queryable,
  { userId, tokenHash }: { readonly userId: string; readonly tokenHash: Buffer },
  now: string,
  language: Language | null,
): Promise<void> => {
  await sql`update sessions set last_seen_at = ${now} where token_hash = ${tokenHash}`.execute(on);
  await sql`update users set last_seen_at = ${now}, language = coalesce(${language}::text, language) where id = ${userId}`.execute(on);
};

/** Forgets a person's sign-ins that are over. */
export const endExpiredSessions = async (on: Queryable, userId: string, now: string): Promise<void> => {
  await sql`delete from sessions where user_id = ${userId} and expires_at <= ${now}`.execute(on);
};

/** Instants are ISO 8601 in UTC. */
export type NewSession = {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly now: string;
  readonly expires: string;
  readonly userAgent: string | null;
  readonly ip: string | null;
  /** In which the person sees the pages; null where it is not known. */
  readonly language: Language | null;
};

/**
 * Adds a sign-in. Updates "last seen", which also locks the row: password and second step cannot change in the meantime.
 * @param proof what the account must still be like
 * @returns false when it no longer is
 */
export const startSession = async (
  on: Queryable,
  { tokenHash, userId, now, expires, userAgent, ip, language }: NewSession,
  proof?: { readonly passwordHash: string; readonly twoStep: boolean },
): Promise<boolean> => {
  const unchanged = proof
    ? sql`and password_hash = ${proof.passwordHash} and two_step = ${proof.twoStep} and status = 'active' and deleted_at is null`
    : sql``;
  const { numAffectedRows } = await sql`
    with person as (update users set last_seen_at = ${now}::timestamptz, language = coalesce(${language}::text, language)
      where id = ${userId} ${unchanged} returning id)
    insert into sessions (token_hash, id, user_id, created_at, last_seen_at, expires_at, user_agent, ip)
    select ${tokenHash}::bytea, ${newId()}::uuid, id, ${now}::timestamptz, ${now}::timestamptz, ${expires}::timestamptz,
      ${userAgent}::text, ${ip}::text
    from person`.execute(on);
  return Boolean(numAffectedRows);
};

/** Whether someone is signed in elsewhere, and nowhere by a browser that calls itself so: it may not be them. */
export const isNewDevice = async (on: Queryable, userId: string, userAgent: string | null, now: Date): Promise<boolean> => {
  const { rows } = await sql<{
    strange: boolean;
  }>`select count(*) > 0 and not coalesce(bool_or(user_agent is not distinct from ${userAgent}::text), false) as strange
    from sessions where user_id = ${userId} and expires_at > ${now.toISOString()}`.execute(on);
  return rows[0]!.strange;
};
