/** Sign-in with e-mail, password and, if it is on, a second step. Each failure is counted and audited; too many lock the account. */
import type { ErrorCode } from '#shared/errors';
import type { Language } from '#shared/locale';
import { Refusal } from '#server/refusal';
import { enqueue } from '#server/repository/jobQueue';
import { verifyPassword } from '#server/passwordHash';
import { writeAuditEvent, type EventAction } from '#server/repository/audit';
import { findDevice, keepDevice } from '#server/repository/knownDevices';
import { notify } from '#server/repository/notify';
import { auditOwn } from '../sql/ownAccount';
import { takeCode } from './secondStep';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Act } from '#server/repository/writeContext';
import { accountWith, type Account } from '../sql/emailAddress';
import { isNewDevice } from '../sql/sessions';
import type { SecretBox } from '#server/secretBox';
import { userAgentOf, type Sessions, type Started } from './sessions';
import type { SignInLimits, Tried } from './signInLimits';

/** What someone who signs in types, and the device token that their browser adds. */
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly code: string | null;
  readonly deviceToken: string | null;
};

/** A session, and the token by which this browser is known from now on. */
export type SignedIn = Started & { readonly deviceToken: string };

/** Where a request comes from. */
export type From = {
  readonly ip: string;
  readonly requestId: string;
  readonly language: Language;
  readonly userAgent?: string | undefined;
};

export interface SignIn {
  /**
   * Starts a session.
   * @throws Refusal `account.locked`, `rate.limited`, `credentials.invalid` (also for an account that is not active, after the
   *   same time), and once the password is right `two_step.required`, `two_step.invalid`
   */
  signIn(credentials: Credentials, from: From): Promise<SignedIn>;
  /**
   * Whether this is the password of someone who has signed in already. A wrong one counts like a failed sign-in: a token that was
   * stolen must not be worth guesses.
   * @returns the stored hash that it fits, null when it is wrong
   * @throws Refusal `account.locked`, `rate.limited`
   */
  prove(userId: string, password: string, from: From): Promise<string | null>;
}

type Needs = { store: Store; secrets: SecretBox; sessions: Sessions; limits: SignInLimits };

/** Anyone who has just proved to be the owner of an account acts as themselves, without any rights yet. */
const actOf = (store: Store, { id }: Account, { ip, requestId, language }: From): Act => ({
  store,
  actor: { id, roles: [], permissions: [], entityId: null },
  session: null,
  ip,
  requestId,
  language,
});

/** Nobody has proved to be the owner of the account: the audit line is about the account and has no actor. */
const enterFailure = (store: Store, action: EventAction, about: Account | undefined, { ip, requestId }: From): Promise<void> =>
  writeAuditEvent(store.database.kysely, {
    action,
    actorId: null,
    resource: 'user',
    recordId: about?.id ?? null,
    ip,
    requestId,
    now: store.clock(),
  });

/** An unknown e-mail causes the same work and the same writes as a known one, so that the response time reveals nothing. */
const noteFailure = async ({ store, limits }: Needs, tried: Tried, about: Account | undefined, from: From): Promise<void> => {
  const isLocked = await limits.fail(tried);
  await enterFailure(store, 'sign_in_failed', about, from);
  if (!isLocked) return;
  await enterFailure(store, 'locked', about, from);
  await enqueue(store.database.kysely, store.clock(), 'locked', { email: tried.email, language: from.language });
};

/** Somebody who gave the right password, as it was stored then. */
type Proven = { readonly owner: Account; readonly passwordHash: string; readonly tried: Tried };

/** In one transaction: uses the code, starts the session and clears the counted failures, or none of these. @returns null when the code is wrong */
const startSignedIn = (
  { store, secrets, sessions, limits }: Needs,
  { owner, passwordHash, tried }: Proven,
  { code, deviceToken }: Credentials,
  from: From,
): Promise<SignedIn | null> =>
  write(actOf(store, owner, from), { id: owner.id }, async (work) => {
    const { trx, now } = work;
    if (owner.two_step && !(await takeCode(trx, secrets, owner.id, code ?? '', now))) return null;
    // Many simultaneous guesses all pass the first check. This second check, after the password was compared, refuses those beyond the limit.
    await limits.check(tried, trx);
    const userAgent = userAgentOf(from);
    const isNew = await isNewDevice(trx, owner.id, userAgent, now);
    const started = await sessions.start(owner.id, from, { on: trx, passwordHash, twoStep: owner.two_step });
    if (!started) throw new Refusal([{ code: 'credentials.invalid' }]);
    await limits.clear(tried, trx);
    const rememberedToken = await keepDevice(trx, owner.id, tried.device ? deviceToken : null, now);
    await auditOwn(work, 'sign_in');
    if (isNew) await notify(work, 'signed_in_new_device', { user_agent: userAgent, ip: from.ip }, { people: [owner.id] });
    return { ...started, deviceToken: rememberedToken };
  });

/** Signing in to one database. */
export function signInOf(needs: Needs): SignIn {
  const { store, limits } = needs;
  const { kysely } = store.database;

  const refuse = async (code: ErrorCode, tried: Tried, about: Account | undefined, from: From): Promise<never> => {
    await noteFailure(needs, tried, about, from);
    throw new Refusal([{ code }]);
  };

  return {
    async signIn(credentials, from) {
      const { email, password, code } = credentials;
      const tried: Tried = { email, ip: from.ip, device: await findDevice(kysely, email, credentials.deviceToken, store.clock()) };
      await limits.check(tried);
      const found = await accountWith(kysely, 'email', email);
      const stored = found?.active ? found.password_hash : null;
      const isRight = await verifyPassword(stored, password, from.ip);
      if (!found || stored === null || !isRight) return refuse('credentials.invalid', tried, found, from);
      if (found.two_step && code === null) {
        await limits.check(tried);
        throw new Refusal([{ code: 'two_step.required' }]);
      }
      const proven = { owner: found, passwordHash: stored, tried };
      return (await startSignedIn(needs, proven, credentials, from)) ?? refuse('two_step.invalid', tried, found, from);
    },
    async prove(userId, password, from) {
      const owner = await accountWith(kysely, 'id', userId);
      if (!owner) return null;
      const tried: Tried = { email: owner.email, ip: from.ip };
      await limits.check(tried);
      if (await verifyPassword(owner.password_hash, password, from.ip)) return owner.password_hash;
      await noteFailure(needs, tried, owner, from);
      return null;
    },
  };
}
