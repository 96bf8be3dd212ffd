/** Who is signed in: login, logout, and the own profile. */
import type { ChangeOf, Resource } from '#shared/kit/resource';
import { resources } from '#shared/resources/index';
import { toDocument } from './documents';
import { read, type Answer, type Http } from './http';
import { ifMatch, oneOf } from './jsonApi';
import type { One, Outcome } from './outcome';

export type Credentials = { readonly email: string; readonly password: string };
export type ProfileChange = ChangeOf<typeof resources.user>;

export type SessionService = {
  /** Answers the bearer token. */
  login(credentials: Credentials, signal: AbortSignal): Promise<Outcome<{ readonly token: string }>>;
  logout(nothing: null, signal: AbortSignal): Promise<Outcome<null>>;
  /** The person's own record, with roles and their permissions among the records. */
  me(nothing: null, signal: AbortSignal): Promise<Outcome<One>>;
  updateMe(change: ProfileChange, signal: AbortSignal): Promise<Outcome<One>>;
};

const tokenOf = (document: Answer | null) => {
  const token = document?.['access_token'];
  return typeof token === 'string' ? { token } : undefined;
};

const user: Resource = resources.user;
const ME = '/me?include=roles.permissions';

export const sessionService = (http: Http): SessionService => ({
  login: async (attributes, signal) =>
    read(await http({ method: 'POST', path: '/login', document: { data: { type: 'token', attributes } } }, signal), tokenOf),
  logout: async (_, signal) => read(await http({ method: 'POST', path: '/logout' }, signal), () => null),
  me: async (_, signal) => read(await http({ method: 'GET', path: ME }, signal), oneOf),
  updateMe: async (change, signal) => {
    const call = { method: 'PATCH', path: ME, document: toDocument(user, change), headers: ifMatch(change.version) } as const;
    return read(await http(call, signal), oneOf);
  },
});
