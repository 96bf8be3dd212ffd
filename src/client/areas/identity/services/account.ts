/** The person's own account: the password, the sessions, the second step of signing in. */
import type { TurnedOff } from '#shared/areas/identity/domain/notificationKinds';
import { endpoints } from '#shared/endpoints/index';
import type { ResourceObject } from '#shared/jsonapi';
import { asks } from '#client/services/endpointCalls';
import type { Answer, Http } from '#client/services/http';
import type { Outcome } from '#client/services/serviceResults';

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

const turnedOffIn = (document: Answer | null): readonly TurnedOff[] | undefined => {
  const { off } = (document?.meta ?? {}) as { readonly off?: unknown };
  return Array.isArray(off) ? (off as readonly TurnedOff[]) : undefined;
};

/** Its functions have the names of the store's commands. */
export const accountService = (http: Http) => {
  const ask = asks(http);
  const endSession = ask(endpoints.endSession);
  return {
    passwordChange: ask(endpoints.changePassword),
    /** Mails the link that proves the address once more. */
    verificationSend: ask(endpoints.sendVerification),
    sessionsList: ask(endpoints.listSessions, sessionsIn),
    /** Answers which one is over: also one that was over already. */
    sessionEnd: async ({ id }: { readonly id: string }, signal: AbortSignal): Promise<Outcome<{ readonly id: string }>> => {
      const outcome = await endSession({ id }, signal);
      const gone = !('errors' in outcome) || outcome.errors.every(({ code }) => code === 'resource.missing');
      return gone ? { answer: { id }, exchange: outcome.exchange } : outcome;
    },
    othersEnd: ask(endpoints.endOtherSessions),
    choicesList: ask(endpoints.listNotificationChoices, turnedOffIn),
    choiceSave: ask(endpoints.saveNotificationChoice),
    twoStepStart: ask(endpoints.startTwoStep, setupIn),
    /** The first code of the app turns it on, and is answered with the recovery codes. */
    twoStepConfirm: ask(endpoints.confirmTwoStep, codesIn),
    codesRenew: ask(endpoints.renewRecoveryCodes, codesIn),
    twoStepRemove: ask(endpoints.removeTwoStep),
  };
};
