/** Sign-ins: a random token that only its holder knows, its hash in `sessions`, and one query that finds the person of a token. Rules: PRV-9, ROL-2, ROL-14. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor, Restriction } from '#shared/access';
import type { Config } from './config';
import type { Database } from './db/database';
import { kept } from './db/kept';
import { newId } from './repository/ids';
import { revisionOf } from './repository/books';
import type { Runner } from './repository/store';

const DAY = 86_400_000;
/** Milliseconds for which "last seen" is not written again: a write for every request would cost more than the request itself. */
const SEEN_EVERY = 5 * 60_000;
const USER_AGENT_MAX = 300;

/** Characters of the User-Agent header that are stored. */
export const userAgentOf = ({ userAgent }: Device): string | null => userAgent?.slice(0, USER_AGENT_MAX) ?? null;

/** One person's sign-in on one device. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly userId: string;
}

/** The person behind a request, and their session. */
export interface Signed {
  readonly actor: Actor;
  readonly session: Session;
  /** The revision of the books that were asked for, read in the same snapshot. */
  readonly revision?: string;
}

/** Where a sign-in comes from, as the person sees it later in their list of sessions. */
export interface Device {
  readonly userAgent?: string | undefined;
  readonly ip?: string | undefined;
}

/** A new session: its token, shown this once, and the seconds it lasts. */
export type Started = { readonly token: string; readonly expiresIn: number };

/** The account as it was when its owner proved to be that: the stored hash, and whether a second step was asked for. */
export type Proof = { readonly on: Runner; readonly passwordHash: string; readonly twoStep: boolean };

export interface Sessions {
  /**
   * Starts a session for someone who has proved who they are.
   * @param proof what they proved it by, looked at again in the transaction that `on` is of: a sign-in that began before the
   *   password was changed, or a second step turned on, must not outlive that
   * @returns null when the account is no longer so
   */
  start(userId: string, device?: Device, proof?: Proof): Promise<Started | null>;
  /**
   * Whose token this is; null when it is unknown or expired, or its user inactive or deleted.
   * @param books resource names whose revision is wanted too, which saves a statement of its own
   */
  resolve(token: string, books?: readonly string[]): Promise<Signed | null>;
}

type Found = {
  id: string;
  entity_id: string | null;
  last_seen_at: string;
  verified: boolean;
  two_step: boolean;
  two_step_required: boolean;
  roles: string[];
  permissions: string[];
  view_as: { id: string; name: string; permissions: string[] } | null;
  revision?: string;
};

/** The restriction that applies now. A missing second step comes first, because without it nothing at all is allowed. */
const restrictionOf = ({ verified, two_step, two_step_required, view_as }: Found): Restriction | undefined => {
  if (two_step_required && !two_step) return 'two_step';
  if (view_as) return 'view_as';
  return verified ? undefined : 'unverified';
};

/** The actor for the rules. Who views as another role has the permissions of that role, as far as they hold these themselves. */
const actorOf = (found: Found): Actor => {
  const { id, entity_id, roles, permissions, view_as } = found;
  const restriction = restrictionOf(found);
  return {
    id,
    roles: view_as ? [view_as.name] : roles,
    permissions: view_as ? permissions.filter((one) => view_as.permissions.includes(one)) : permissions,
    entityId: entity_id,
    ...(restriction && { restriction }),
    ...(view_as && { viewAs: { id: view_as.id, name: view_as.name } }),
  };
};

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * One statement, not cached on purpose: a sign-out, a change of roles and a deactivation take effect with the next request. It is part of
 * every request, so its plan is kept; and ids in arrays are found at once, where joins are probed row by row.
 */
const find = (tokenHash: Buffer, now: string, books: readonly string[] | undefined) => sql<Found>`${kept}
  select u.id, u.entity_id, s.last_seen_at, u.email_verified_at is not null as verified, u.two_step,
    coalesce(held.two_step_required, false) as two_step_required, coalesce(held.names, '{}') as roles,
    array(select p.name from permissions p where p.deleted_at is null and p.id = any(array(
      select rp.permission_id from role_permissions rp where rp.role_id = any(held.ids)))) as permissions,
    (select json_build_object('id', r.id, 'name', r.name, 'permissions', array(
        select p.name from role_permissions rp join permissions p on p.id = rp.permission_id and p.deleted_at is null
        where rp.role_id = r.id and r.deleted_at is null))
      from roles r where r.id = s.view_as_role_id) as view_as${books ? sql`, ${revisionOf(books)} as revision` : sql``}
  from sessions s join users u on u.id = s.user_id
  cross join lateral (
    select array_agg(r.name order by ur.position, r.name) as names, array_agg(r.id) as ids, bool_or(r.two_step_required) as two_step_required
    from user_roles ur join roles r on r.id = ur.role_id and r.deleted_at is null where ur.user_id = u.id) as held
  where s.token_hash = ${tokenHash} and s.expires_at > ${now} and u.status = 'active' and u.deleted_at is null`;

/** "Last seen" is no change of the record: its version stays the same. */
const see = async (kysely: Runner, { userId, tokenHash }: Session, now: string): Promise<void> => {
  await kysely.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
  await kysely.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute();
};

type Needs = { database: Pick<Database, 'kysely' | 'lookUps'>; config: Pick<Config, 'sessionDays'>; clock: () => Date };

/** The sign-ins of one database. */
export function sessionsOf({ database: { kysely, lookUps }, config, clock }: Needs): Sessions {
  return {
    async start(userId, device = {}, proof) {
      const token = randomBytes(32).toString('base64url');
      const on = proof?.on ?? kysely;
      const now = clock().toISOString();
      const expires = new Date(Date.parse(now) + config.sessionDays * DAY).toISOString();
      await on.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
      const unchanged = proof
        ? sql`and password_hash = ${proof.passwordHash} and two_step = ${proof.twoStep} and status = 'active' and deleted_at is null`
        : sql``;
      // Updates "last seen", which also locks the row: password and second step cannot change in the meantime.
      const { numAffectedRows } = await sql`
        with person as (update users set last_seen_at = ${now}::timestamptz where id = ${userId} ${unchanged} returning id)
        insert into sessions (token_hash, id, user_id, created_at, last_seen_at, expires_at, user_agent, ip)
        select ${hashOf(token)}::bytea, ${newId()}::uuid, id, ${now}::timestamptz, ${now}::timestamptz, ${expires}::timestamptz,
          ${userAgentOf(device)}::text, ${device.ip ?? null}::text
        from person`.execute(on);
      return numAffectedRows ? { token, expiresIn: config.sessionDays * (DAY / 1_000) } : null;
    },
    async resolve(token, books) {
      if (!TOKEN.test(token)) return null;
      const tokenHash = hashOf(token);
      const now = clock();
      const { rows } = await find(tokenHash, now.toISOString(), books).execute(lookUps);
      const [found] = rows;
      if (!found) return null;
      const session = { tokenHash, userId: found.id };
      if (now.getTime() - Date.parse(found.last_seen_at) > SEEN_EVERY) await see(kysely, session, now.toISOString());
      return { actor: actorOf(found), session, ...(found.revision !== undefined && { revision: found.revision }) };
    },
  };
}
