/** Who is signed in and how one becomes so: login, registration, a new password, a proven address, logout, and the own profile. */
import type { Actor } from '#shared/access';
import type { ChosenPlan } from '#shared/areas/clients/domain/chosenPlan';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { endpoints } from '#shared/endpoints/index';
import type { ChangeOf } from '#shared/kit/resource';
import type { PasswordPage, PasswordReset, profileChange } from '#shared/areas/identity/signIn';
import { toDocument } from './documents';
import { asks, callOf } from '#client/services/endpointCalls';
import { read, type Answer, type Http } from '#client/services/http';
import { ifMatch, oneOf } from '#client/services/jsonApi';
import type { KnownDevice } from './knownDevice';
import type { One, Outcome } from '#client/services/serviceResults';
import type { Vault } from '#client/services/vault';
import type { Workplace } from '#client/services/workplace';

/** `one_time_code`: of the authenticator app or one for recovery, for an account that asks for it. */
export type Credentials = { readonly email: string; readonly password: string; readonly one_time_code?: string };
/** `redirect_url`: the page that the mailed link opens. */
export type ResetRequest = { readonly email: string; readonly redirect_url: PasswordPage };
export type ProfileChange = ChangeOf<typeof profileChange>;
/** What sets a new password: the address, and the token for it. */
export type ResetLink = Pick<PasswordReset, 'email' | 'token'>;

/** A client that the person belongs to, and the name of their role there. */
export type WorkplaceOf = { readonly id: string; readonly name: string; readonly role: string };

/** `plan`: what they chose on the price page. */
export type OfferedStart = { readonly plan: ChosenPlan | null };

/** A person's own record; the actor as the server sees them, and the minutes after which an idle screen is locked (0: never). */
export type Known = One & {
  readonly actor: Actor;
  readonly idleLockMinutes: number;
  /** The clients that they belong to; not in the answer to a change. */
  readonly workplaces?: readonly WorkplaceOf[];
  /** The subscription of the client that they work for; not in the answer to a change. */
  readonly subscription?: OwnSubscription | null;
  /** That they may start a clinic of their own, and with which plan; null for whom it is not offered. Not in the answer to a change. */
  readonly start?: OfferedStart | null;
};

/** What makes this browser known to the account. It goes from the answer to the browser's storage and nowhere else. */
const deviceTokenIn = (document: Answer | null): string | undefined => {
  const token = document?.['device_token'];
  return typeof token === 'string' ? token : undefined;
};

const tokenOf = (document: Answer | null) => {
  const token = document?.['access_token'];
  return typeof token === 'string' ? { token } : undefined;
};

type Meta = {
  actor?: Actor;
  idle_lock_minutes?: number;
  workplaces?: readonly WorkplaceOf[];
  subscription?: OwnSubscription | null;
  start?: OfferedStart | null;
};

const knownIn = (document: Answer | null): Known | undefined => {
  const one = oneOf(document);
  const { actor, idle_lock_minutes: idleLockMinutes, workplaces, subscription, start } = (document?.meta ?? {}) as Meta;
  const client = {
    ...(workplaces && { workplaces }),
    ...(subscription !== undefined && { subscription }),
    ...(start !== undefined && { start }),
  };
  return one && actor && { ...one, actor, idleLockMinutes: idleLockMinutes ?? 0, ...client };
};

const linkIn = (document: Answer | null): ResetLink | undefined => {
  const { email, token } = (document?.meta ?? {}) as Partial<ResetLink>;
  return typeof email === 'string' && typeof token === 'string' ? { email, token } : undefined;
};

/** The key of what the person keeps in this browser. It goes from the answer to the vault and nowhere else. */
const browserKeyIn = (document: Answer | null): string | undefined => {
  const key = document?.meta?.['browser_key'];
  return typeof key === 'string' ? key : undefined;
};

/** What a profile is asked to carry. */
const include = 'roles.permissions';

const tokenDeletion = (token: string) => ({ ...callOf(endpoints.logout, null), headers: { Authorization: `Bearer ${token}` } });

/** Whether the tab kept a client that the person cannot work for, or no longer can. */
const isDenied = (outcome: Outcome<Answer | null>): boolean =>
  'errors' in outcome && outcome.errors.some(({ code }) => code === 'workplace.denied');

/** The profile. A tab that kept a client in vain forgets it, and the person's first one counts. */
const askMe = async (http: Http, workplace: Workplace, signal: AbortSignal): Promise<Outcome<Answer | null>> => {
  const call = callOf(endpoints.me, { include });
  const outcome = await http(call, signal);
  if (!isDenied(outcome) || workplace.read() === null) return outcome;
  workplace.write(null);
  return http(call, signal);
};

export const sessionService = (http: Http, vault: Vault, device: KnownDevice, workplace: Workplace) => {
  const ask = asks(http);
  return {
    /** Answers the bearer token. */
    login: async (credentials: Credentials, signal: AbortSignal) => {
      const device_token = await device.tokenFor(credentials.email);
      const outcome = await http(callOf(endpoints.login, { ...credentials, ...(device_token && { device_token }) }), signal);
      const given = 'answer' in outcome ? deviceTokenIn(outcome.answer) : undefined;
      if (given) await device.keep(credentials.email, given);
      return read(outcome, tokenOf);
    },
    logout: ask(endpoints.logout),
    /** Ends the session of a token that nobody here holds any more. */
    end: async ({ token }: { readonly token: string }, signal: AbortSignal) => read(await http(tokenDeletion(token), signal), () => null),
    register: ask(endpoints.register),
    /** Answers the same whether the address is known or not. */
    askReset: ask(endpoints.forgotPassword),
    /** Whether the token of a mail still sets a new password; it is not used up. */
    checkLink: ask(endpoints.checkPasswordToken),
    reset: ask(endpoints.resetPassword),
    verify: ask(endpoints.verifyEmail),
    /** Takes a change of address back; answers what sets a new password. */
    revert: ask(endpoints.revertEmail, linkIn),
    /** The person's own record, with roles and their permissions among the records, and who they are to the rules. */
    me: async (_: null, signal: AbortSignal) => {
      const outcome = await askMe(http, workplace, signal);
      const known = read(outcome, knownIn);
      if ('answer' in outcome && 'answer' in known && !signal.aborted) await vault.open(known.answer.id, browserKeyIn(outcome.answer));
      return known;
    },
    updateMe: async (change: ProfileChange, signal: AbortSignal) => {
      const document = toDocument(endpoints.updateMe.change, change);
      return read(await http({ ...callOf(endpoints.updateMe, { include }), document, headers: ifMatch(change.version) }, signal), knownIn);
    },
  };
};
