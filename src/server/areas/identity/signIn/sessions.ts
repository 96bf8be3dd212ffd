/** Sign-ins: a random token that only its holder knows, its hash in `sessions`, and one query that finds the person of a token. Rules: PRV-9, ROL-2, ROL-14. */
import type { Actor, Restriction } from '#shared/access';
import type { Language } from '#shared/locale';
import type { Config } from '#server/config';
import type { Database } from '#server/db/database';
import { Refusal } from '#server/refusal';
import { hashOfToken, isToken, newToken } from '#server/secretTokens';
import type { Dependencies } from '#server/repository/lists/clientRevisions';
import type { Revisions } from '#server/repository/lists/listBody';
import type { Queryable } from '#server/repository/runner';
import { endExpiredSessions, findSignedIn, noteSeen, startSession, type NewSession, type SignedIn } from '../sql/sessions';

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
  /** The revision of the revision counters that were asked for, read in the same snapshot. */
  readonly revision?: Revisions;
}

/** Where a sign-in comes from, as the person sees it later in their list of sessions. */
export interface Device {
  readonly userAgent?: string | undefined;
  readonly ip?: string | undefined;
  readonly language?: Language | undefined;
}

/** A new session: its token, shown this once, and the seconds it lasts. */
export type Started = { readonly token: string; readonly expiresIn: number };

/** The account as it was when its owner proved to be that: the stored hash, and whether a second step was asked for. */
export type Proof = { readonly on: Queryable; readonly passwordHash: string; readonly twoStep: boolean };

export type Wanted = {
  readonly revisionsOf?: Dependencies | undefined;
  readonly workplace?: string | undefined;
  readonly language?: Language;
};

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
   * @param wanted.revisionsOf the resources whose revision is wanted too, which saves a statement of its own
   * @param wanted.workplace id of the client that the person wants to work for; their first one unless given
   * @param wanted.language in which the person sees the pages, noted together with "last seen"
   * @throws Refusal `workplace.denied` when they have no active membership there
   */
  resolve(token: string, wanted?: Wanted): Promise<Signed | null>;
  /**
   * Who a session's person is now, for what stays open after its request; null when the session is over, or its person no longer
   * works for this client. It doesn't count as having been seen.
   */
  again(session: Session, workplace: string | null): Promise<Actor | null>;
}

/** The restriction that applies now. A missing second step comes first, because without it nothing at all is allowed. */
const restrictionOf = ({ verified, two_step, two_step_required, view_as, support }: SignedIn): Restriction | undefined => {
  if (two_step_required && !two_step) return 'two_step';
  if (view_as) return 'view_as';
  if (support) return 'support';
  return verified ? undefined : 'unverified';
};

/** The actor for the rules. Who views as another role has the permissions of that role, as far as they hold these themselves. */
const actorOf = (found: SignedIn): Actor => {
  const { id, entity_id, entity_permissions, roles, permissions, view_as } = found;
  const restriction = restrictionOf(found);
  return {
    id,
    roles: view_as ? [view_as.name] : roles,
    permissions: view_as ? permissions.filter((one) => view_as.permissions.includes(one)) : permissions,
    entityId: entity_id,
    ...(entity_id !== null && { entityPermissions: view_as ? [] : entity_permissions }),
    ...(restriction && { restriction }),
    ...(view_as && { viewAs: { id: view_as.id, name: view_as.name } }),
  };
};

type Needs = { database: Pick<Database, 'kysely' | 'lookUps'>; config: Pick<Config, 'sessionDays'>; clock: () => Date };

/** The sign-ins of one database. */
export function sessionsOf({ database: { kysely, lookUps }, config, clock }: Needs): Sessions {
  return {
    async start(userId, device = {}, proof) {
      const token = newToken();
      const on = proof?.on ?? kysely;
      const now = clock().toISOString();
      const expires = new Date(Date.parse(now) + config.sessionDays * DAY).toISOString();
      await endExpiredSessions(on, userId, now);
      const row: NewSession = {
        tokenHash: hashOfToken(token),
        userId,
        now,
        expires,
        userAgent: userAgentOf(device),
        ip: device.ip ?? null,
        language: device.language ?? null,
      };
      const isStarted = await startSession(on, row, proof);
      return isStarted ? { token, expiresIn: config.sessionDays * (DAY / 1_000) } : null;
    },
    async resolve(token, { revisionsOf, workplace, language } = {}) {
      if (!isToken(token)) return null;
      const tokenHash = hashOfToken(token);
      const now = clock();
      const found = await findSignedIn(lookUps, tokenHash, now.toISOString(), revisionsOf, workplace ?? null);
      if (!found) return null;
      if (workplace !== undefined && found.entity_id === null) throw new Refusal([{ code: 'workplace.denied' }]);
      const session = { tokenHash, userId: found.id };
      if (now.getTime() - Date.parse(found.last_seen_at) > SEEN_EVERY) await noteSeen(kysely, session, now.toISOString(), language ?? null);
      return {
        actor: actorOf(found),
        session,
        ...(found.revision !== undefined && { revision: { all: found.revision, own: found.own_revision! } }),
      };
    },
    async again({ tokenHash }, workplace) {
      const found = await findSignedIn(lookUps, tokenHash, clock().toISOString(), undefined, workplace);
      return found && (workplace === null || found.entity_id !== null) ? actorOf(found) : null;
    },
  };
}
