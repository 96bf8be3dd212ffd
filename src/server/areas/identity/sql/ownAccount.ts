/** What people do to their own account: see and end their sessions, change their password, look on as a role; each with its line in the audit. */
import { announce } from '#server/repository/announce';
import { sql } from 'kysely';
import { dropLinksBefore } from './oneTimeTokens';
import { writeAuditEvent, type AuditEvent, type EventAction } from '#server/repository/audit';
import { forgetDevices } from '#server/repository/knownDevices';
import type { Queryable } from '#server/repository/runner';
import type { WriteContext } from '#server/repository/writeContext';

/** Most sessions that are listed, the newest; ending all the others ends every one. */
const MOST_LISTED = 100;

/** One sign-in as its owner sees it. Times are ISO 8601 in UTC; `current` is the one that asks. */
export type OwnSession = {
  readonly id: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly user_agent: string | null;
  readonly ip: string | null;
  readonly current: boolean;
};

/** Writes an audit line about what the actor did; about themselves unless given. */
export const auditOwn = (
  { trx, act, now }: WriteContext,
  action: EventAction,
  { recordId = act.actor.id, resource = 'user', after }: Partial<Pick<AuditEvent, 'recordId' | 'resource' | 'after'>> = {},
): Promise<void> =>
  writeAuditEvent(trx, { action, actorId: act.actor.id, resource, recordId, ip: act.ip, requestId: act.requestId, after, now });

/** The sessions of a person that are not over, newest first. */
export const sessionsOfPerson = async (on: Queryable, userId: string, current: Buffer, now: Date): Promise<OwnSession[]> => {
  const { rows } = await sql<OwnSession>`select id, created_at, last_seen_at, user_agent, ip, token_hash = ${current} as current
    from sessions where user_id = ${userId} and expires_at > ${now.toISOString()}
    order by created_at desc, id desc limit ${MOST_LISTED}`.execute(on);
  return rows;
};

/** Ends the session that asks. */
export const endThisSession = async (work: WriteContext): Promise<void> => {
  await announce(work.trx, { kind: 'sessions' });
  await sql`delete from sessions where token_hash = ${work.session}`.execute(work.trx);
  await auditOwn(work, 'sign_out');
};

/** Ends one session of the person who asks. @returns false when they have none with this id */
export const endOwnSession = async (work: WriteContext, id: string): Promise<boolean> => {
  await announce(work.trx, { kind: 'sessions' });
  const { numAffectedRows } = await sql`delete from sessions where id = ${id} and user_id = ${work.actor.id}`.execute(work.trx);
  if (numAffectedRows) await auditOwn(work, 'sign_out', { after: { sessions: 1 } });
  return numAffectedRows === 1n;
};

/** Ends all sessions of the person who asks but the one they ask with. */
export const endOtherSessions = async (work: WriteContext): Promise<void> => {
  await announce(work.trx, { kind: 'sessions' });
  const { numAffectedRows } = await sql`delete from sessions
    where user_id = ${work.actor.id} and token_hash is distinct from ${work.session}`.execute(work.trx);
  if (numAffectedRows) await auditOwn(work, 'sign_out', { after: { sessions: Number(numAffectedRows) } });
};

/**
 * Changes the password that was there. An address that waits to be proven is forgotten: it may be a thief's. So is every known device.
 * @returns false when the password has been changed meanwhile
 */
export const changePassword = async ({ trx, actor, now }: WriteContext, before: string, after: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`update users set password_hash = ${after}, pending_email = null,
      version = version + case when pending_email is null then 0 else 1 end
    where id = ${actor.id} and password_hash = ${before}`.execute(trx);
  await dropLinksBefore(trx, actor.id, now);
  await forgetDevices(trx, actor.id);
  return numAffectedRows === 1n;
};

/** Takes the password away: nobody signs in until a link has set a new one, and no device is known. */
export const removePassword = async (on: Queryable, userId: string): Promise<void> => {
  await sql`update users set password_hash = null where id = ${userId}`.execute(on);
  await forgetDevices(on, userId);
};

/** Whether the person's password is still the one that they proved; their row stays locked until the transaction ends. */
export const isPasswordStill = async (on: Queryable, userId: string, hash: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from users where id = ${userId} and password_hash = ${hash} for update`.execute(on);
  return rows.length > 0;
};

/** A role of the platform that is there. */
export const roleNamed = async (on: Queryable, id: string): Promise<{ id: string; name: string } | undefined> => {
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`select id, name from roles where id = ${id} and scope = 'platform' and deleted_at is null`.execute(on);
  return rows[0];
};

/** Sets the role that this session views as; null ends it. @returns the role before */
export const setViewAs = async ({ trx, session }: WriteContext, roleId: string | null): Promise<string | null> => {
  const { rows } = await sql<{ before: string | null }>`update sessions as s set view_as_role_id = ${roleId} from sessions as b
    where s.token_hash = ${session} and b.token_hash = s.token_hash returning b.view_as_role_id as before`.execute(trx);
  await announce(trx, { kind: 'sessions' });
  return rows[0]?.before ?? null;
};
