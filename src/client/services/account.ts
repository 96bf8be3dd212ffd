/** The person's own account: the password, the sessions, the second step of signing in. */
import type { ResourceObject } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { passwordChange, passwordProof, twoStepCode, type PasswordChange } from '#shared/signIn';
import { read, type Answer, type Call, type Http } from './http';
import type { Outcome } from './serviceResults';

/** One sign-in of the person's. `user_agent` as the browser named itself; `ip` it was started from; times ISO 8601 in UTC. */
export type OwnSession = {
  readonly id: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly user_agent: string | null;
  readonly ip: string | null;
  readonly current: boolean;
};

/** What an authenticator app is given: the secret in base32, and the otpauth:// address that a picture of squares holds. */
export type TwoStepSetup = { readonly secret: string; readonly uri: string };
export type RecoveryCodes = { readonly recovery_codes: readonly string[] };
export type Proof = { readonly current_password: string };

type Ask<P, A> = (asked: P, signal: AbortSignal) => Promise<Outcome<A>>;

export type AccountService = {
  readonly changePassword: Ask<PasswordChange, null>;
  /** Mails the link that proves the address once more. */
  readonly sendVerification: Ask<null, null>;
  readonly listSessions: Ask<null, readonly OwnSession[]>;
  /** Answers which one is over: also one that was over already. */
  readonly endSession: Ask<{ readonly id: string }, { readonly id: string }>;
  readonly endOtherSessions: Ask<null, null>;
  readonly startTwoStep: Ask<Proof, TwoStepSetup>;
  /** The first code of the app turns it on, and is answered with the recovery codes. */
  readonly confirmTwoStep: Ask<{ readonly one_time_code: string }, RecoveryCodes>;
  readonly renewCodes: Ask<Proof, RecoveryCodes>;
  readonly removeTwoStep: Ask<Proof, null>;
};

const nothing = () => null;

const sessionsIn = (document: Answer | null): readonly OwnSession[] | undefined => {
  if (!Array.isArray(document?.data)) return undefined;
  return (document.data as readonly ResourceObject[]).map(({ id, attributes }) => ({ ...(attributes as Omit<OwnSession, 'id'>), id }));
};

const setupIn = (document: Answer | null): TwoStepSetup | undefined => {
  const { secret, uri } = (document?.meta ?? {}) as Partial<TwoStepSetup>;
  return typeof secret === 'string' && typeof uri === 'string' ? { secret, uri } : undefined;
};

const codesIn = (document: Answer | null): RecoveryCodes | undefined => {
  const { recovery_codes } = (document?.meta ?? {}) as Partial<RecoveryCodes>;
  return Array.isArray(recovery_codes) ? { recovery_codes } : undefined;
};

export const accountService = (http: Http): AccountService => {
  const send = async <A>(call: Call, signal: AbortSignal, find: (document: Answer | null) => A | undefined) =>
    read(await http(call, signal), find);
  const documentOf = ({ type }: Resource, attributes: object) => ({ data: { type, attributes } });
  return {
    changePassword: (change, signal) =>
      send({ method: 'POST', path: '/me/password', document: documentOf(passwordChange, change) }, signal, nothing),
    sendVerification: (_, signal) => send({ method: 'POST', path: '/me/email-verification' }, signal, nothing),
    listSessions: (_, signal) => send({ method: 'GET', path: '/me/sessions' }, signal, sessionsIn),
    endSession: async ({ id }, signal) => {
      const outcome = await send({ method: 'DELETE', path: `/me/sessions/${encodeURIComponent(id)}` }, signal, () => ({ id }));
      const gone = 'errors' in outcome && outcome.errors.every(({ code }) => code === 'resource.missing');
      return gone ? { answer: { id }, exchange: outcome.exchange } : outcome;
    },
    endOtherSessions: (_, signal) => send({ method: 'DELETE', path: '/me/sessions' }, signal, nothing),
    startTwoStep: (proof, signal) =>
      send({ method: 'POST', path: '/me/two-step', document: documentOf(passwordProof, proof) }, signal, setupIn),
    confirmTwoStep: (code, signal) =>
      send({ method: 'PATCH', path: '/me/two-step', document: documentOf(twoStepCode, code) }, signal, codesIn),
    renewCodes: (proof, signal) =>
      send({ method: 'POST', path: '/me/two-step/recovery-codes', document: documentOf(passwordProof, proof) }, signal, codesIn),
    removeTwoStep: (proof, signal) =>
      send({ method: 'DELETE', path: '/me/two-step', document: documentOf(passwordProof, proof) }, signal, nothing),
  };
};
