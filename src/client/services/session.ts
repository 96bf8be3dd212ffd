/** Who is signed in and how one becomes so: login, registration, a new password, a proven address, logout, and the own profile. */
import type { Actor } from '#shared/access';
import type { ChangeOf, Resource } from '#shared/kit/resource';
import * as sent from '#shared/signIn';
import type { PasswordPage, PasswordReset, Registration } from '#shared/signIn';
import { toDocument } from './documents';
import { read, type Answer, type Http } from './http';
import { ifMatch, oneOf } from './jsonApi';
import type { KnownDevice } from './knownDevice';
import type { One, Outcome } from './serviceResults';
import type { Vault } from './vault';

/** `one_time_code`: of the authenticator app or one for recovery, for an account that asks for it. */
export type Credentials = { readonly email: string; readonly password: string; readonly one_time_code?: string };
/** `redirect_url`: the page that the mailed link opens. */
export type ResetRequest = { readonly email: string; readonly redirect_url: PasswordPage };
export type ProfileChange = ChangeOf<typeof sent.profileChange>;
/** What sets a new password: the address, and the token for it. */
export type ResetLink = Pick<PasswordReset, 'email' | 'token'>;

/** A person's own record; the actor as the server sees them, and the minutes after which an idle screen is locked (0: never). */
export type Known = One & { readonly actor: Actor; readonly idleLockMinutes: number };

export type SessionService = {
  /** Answers the bearer token. */
  login(credentials: Credentials, signal: AbortSignal): Promise<Outcome<{ readonly token: string }>>;
  logout(nothing: null, signal: AbortSignal): Promise<Outcome<null>>;
  /** Ends the session of a token that nobody here holds any more. */
  end(given: { readonly token: string }, signal: AbortSignal): Promise<Outcome<null>>;
  register(registration: Registration, signal: AbortSignal): Promise<Outcome<null>>;
  /** Answers the same whether the address is known or not. */
  askReset(request: ResetRequest, signal: AbortSignal): Promise<Outcome<null>>;
  /** Whether the token of a mail still sets a new password; it is not used up. */
  checkLink(link: { readonly token: string }, signal: AbortSignal): Promise<Outcome<null>>;
  reset(reset: PasswordReset, signal: AbortSignal): Promise<Outcome<null>>;
  verify(proof: { readonly token: string }, signal: AbortSignal): Promise<Outcome<null>>;
  /** Takes a change of address back; answers what sets a new password. */
  revert(proof: { readonly token: string }, signal: AbortSignal): Promise<Outcome<ResetLink>>;
  /** The person's own record, with roles and their permissions among the records, and who they are to the rules. */
  me(nothing: null, signal: AbortSignal): Promise<Outcome<Known>>;
  updateMe(change: ProfileChange, signal: AbortSignal): Promise<Outcome<Known>>;
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

const knownIn = (document: Answer | null): Known | undefined => {
  const one = oneOf(document);
  const { actor, idle_lock_minutes: idleLockMinutes } = (document?.meta ?? {}) as { actor?: Actor; idle_lock_minutes?: number };
  return one && actor && { ...one, actor, idleLockMinutes: idleLockMinutes ?? 0 };
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

const ME = '/me?include=roles.permissions';

const nothing = () => null;

/** The call that sends what a declaration of the sign-in family says. */
const sends = (path: string, { type }: Resource, attributes: object) =>
  ({ method: 'POST', path, document: { data: { type, attributes } } }) as const;

export const sessionService = (http: Http, vault: Vault, device: KnownDevice): SessionService => ({
  login: async (credentials, signal) => {
    const device_token = await device.tokenFor(credentials.email);
    const outcome = await http(sends('/login', sent.token, { ...credentials, ...(device_token && { device_token }) }), signal);
    const given = 'answer' in outcome ? deviceTokenIn(outcome.answer) : undefined;
    if (given) await device.keep(credentials.email, given);
    return read(outcome, tokenOf);
  },
  logout: async (_, signal) => read(await http({ method: 'POST', path: '/logout' }, signal), nothing),
  end: async ({ token }, signal) =>
    read(await http({ method: 'POST', path: '/logout', headers: { Authorization: `Bearer ${token}` } }, signal), nothing),
  register: async (registration, signal) => read(await http(sends('/register', sent.registration, registration), signal), nothing),
  askReset: async (request, signal) => read(await http(sends('/password-forgot', sent.passwordForgot, request), signal), nothing),
  checkLink: async (link, signal) => read(await http(sends('/password-token', sent.passwordToken, link), signal), nothing),
  reset: async (reset, signal) => read(await http(sends('/password-reset', sent.passwordReset, reset), signal), nothing),
  verify: async (proof, signal) => read(await http(sends('/email-verification', sent.emailVerification, proof), signal), nothing),
  revert: async (proof, signal) => read(await http(sends('/email-revert', sent.emailRevert, proof), signal), linkIn),
  me: async (_, signal) => {
    const outcome = await http({ method: 'GET', path: ME }, signal);
    const known = read(outcome, knownIn);
    if ('answer' in outcome && 'answer' in known && !signal.aborted) await vault.open(known.answer.id, browserKeyIn(outcome.answer));
    return known;
  },
  updateMe: async (change, signal) => {
    const call = { method: 'PATCH', path: ME, document: toDocument(sent.profileChange, change), headers: ifMatch(change.version) } as const;
    return read(await http(call, signal), knownIn);
  },
});
