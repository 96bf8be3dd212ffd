/** Sign-ins: a random token that only its holder knows, its hash in `sessions`, and one select that says who is asking. */
import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Actor, Restriction } from '#shared/access';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Schema } from './db/schema';
import { verifyPassword } from './passwords';
import { newId } from './repository/ids';

const DAY = 86_400_000;
/** How old "last seen" may be before a request writes it anew: a write per request would cost more than the request. */
const SEEN_EVERY = 5 * 60_000;
const USER_AGENT_MAX = 300;

/** One person's sign-in on one device. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly userId: string;
}

/** Who is asking, and with which sign-in. */
export interface Signed {
  readonly actor: Actor;
  readonly session: Session;
}

/** Where a sign-in comes from, as the person sees it later in their list of sessions. */
export interface Device {
  readonly userAgent?: string | undefined;
  readonly ip?: string | undefined;
}

/** A new session: its token, shown this once, and the seconds it lasts. */
export type Started = { readonly token: string; readonly expiresIn: number };

export interface Sessions {
  /** Starts a session for the account; null, after the same time, when there is none, it is inactive, or the password is wrong. */
  signIn(email: string, password: string, device?: Device): Promise<Started | null>;
  /** Starts a session for someone who has proved who they are. */
  start(userId: string, device?: Device): Promise<Started>;
  /** Whose token this is; null when it is unknown or expired, or its user inactive or deleted. */
  resolve(token: string): Promise<Signed | null>;
  end(session: Session): Promise<void>;
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
};

/** What holds someone back for now; a second step comes first, as without it nothing at all is open. */
const restrictionOf = ({ verified, two_step, two_step_required }: Found): Restriction | undefined => {
  if (two_step_required && !two_step) return 'two_step';
  return verified ? undefined : 'unverified';
};

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** One statement, on purpose uncached: a sign-out, another role and a deactivation bite with the next request. */
const find = (tokenHash: Buffer, now: string) => sql<Found>`
  select u.id, u.entity_id, s.last_seen_at, u.email_verified_at is not null as verified, u.two_step,
    exists (select from user_roles ur join roles r on r.id = ur.role_id and r.deleted_at is null
      where ur.user_id = u.id and r.two_step_required) as two_step_required,
    array(select r.name from user_roles ur join roles r on r.id = ur.role_id and r.deleted_at is null
      where ur.user_id = u.id order by ur.position, r.name) as roles,
    array(select distinct p.name from user_roles ur join roles r on r.id = ur.role_id and r.deleted_at is null
      join role_permissions rp on rp.role_id = r.id join permissions p on p.id = rp.permission_id and p.deleted_at is null
      where ur.user_id = u.id) as permissions
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = ${tokenHash} and s.expires_at > ${now} and u.status = 'active' and u.deleted_at is null`;

const accountOf = async (kysely: Kysely<Schema>, email: string) => {
  const { rows } = await sql<{ id: string; password_hash: string | null }>`
    select id, password_hash from users where lower(email) = ${email.toLowerCase()} and status = 'active' and deleted_at is null`.execute(kysely);
  return rows[0];
};

/** Being seen is no change of the record: its version stays. */
const see = async (kysely: Kysely<Schema>, { userId, tokenHash }: Session, now: string): Promise<void> => {
  await kysely.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
  await kysely.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute();
};

type Needs = { database: Pick<Database, 'kysely'>; config: Pick<Config, 'sessionDays'>; clock: () => Date };

/** The sign-ins of one database. */
export function sessionsOf({ database: { kysely }, config, clock }: Needs): Sessions {
  const start: Sessions['start'] = async (userId, { userAgent, ip } = {}) => {
    const token = randomBytes(32).toString('base64url');
    const now = clock();
    const expires_at = new Date(now.getTime() + config.sessionDays * DAY).toISOString();
    await kysely.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now.toISOString()).execute();
    await kysely
      .insertInto('sessions')
      .values({
        token_hash: hashOf(token),
        id: newId(),
        view_as_role_id: null,
        user_id: userId,
        created_at: now.toISOString(),
        last_seen_at: now.toISOString(),
        expires_at,
        user_agent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        ip: ip ?? null,
      })
      .execute();
    return { token, expiresIn: config.sessionDays * (DAY / 1_000) };
  };
  return {
    start,
    async signIn(email, password, device) {
      const account = await accountOf(kysely, email);
      const known = await verifyPassword(account?.password_hash ?? null, password);
      return account && known ? start(account.id, device) : null;
    },
    async resolve(token) {
      if (!TOKEN.test(token)) return null;
      const tokenHash = hashOf(token);
      const now = clock();
      const { rows } = await find(tokenHash, now.toISOString()).execute(kysely);
      const [found] = rows;
      if (!found) return null;
      const session = { tokenHash, userId: found.id };
      if (now.getTime() - Date.parse(found.last_seen_at) > SEEN_EVERY) await see(kysely, session, now.toISOString());
      const restriction = restrictionOf(found);
      const actor = { id: found.id, roles: found.roles, permissions: found.permissions, entityId: found.entity_id, ...(restriction && { restriction }) };
      return { actor, session };
    },
    async end({ tokenHash }) {
      await kysely.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },
  };
}
