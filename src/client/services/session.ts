/** Who is signed in: login, logout, and the own profile. */
import type { Actor } from '#shared/access';
import type { ChangeOf, Resource } from '#shared/kit/resource';
import { resources } from '#shared/resources/index';
import { toDocument } from './documents';
import { read, type Answer, type Http } from './http';
import { ifMatch, oneOf } from './jsonApi';
import type { One, Outcome } from './outcome';

export type Credentials = { readonly email: string; readonly password: string };
export type ProfileChange = ChangeOf<typeof resources.user>;

/** A person's own record; the actor as the server sees them, and the minutes after which an idle screen is locked (0: never). */
export type Known = One & { readonly actor: Actor; readonly idleLockMinutes: number };

export type SessionService = {
  /** Answers the bearer token. */
  login(credentials: Credentials, signal: AbortSignal): Promise<Outcome<{ readonly token: string }>>;
  logout(nothing: null, signal: AbortSignal): Promise<Outcome<null>>;
  /** The person's own record, with roles and their permissions among the records, and who they are to the rules. */
  me(nothing: null, signal: AbortSignal): Promise<Outcome<Known>>;
  updateMe(change: ProfileChange, signal: AbortSignal): Promise<Outcome<Known>>;
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

const user: Resource = resources.user;
const ME = '/me?include=roles.permissions';

export const sessionService = (http: Http): SessionService => ({
  login: async (attributes, signal) =>
    read(await http({ method: 'POST', path: '/login', document: { data: { type: 'token', attributes } } }, signal), tokenOf),
  logout: async (_, signal) => read(await http({ method: 'POST', path: '/logout' }, signal), () => null),
  me: async (_, signal) => read(await http({ method: 'GET', path: ME }, signal), knownIn),
  updateMe: async (change, signal) => {
    const call = { method: 'PATCH', path: ME, document: toDocument(user, change), headers: ifMatch(change.version) } as const;
    return read(await http(call, signal), knownIn);
  },
});
