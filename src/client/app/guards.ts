/** The guards of the pages: each one's name, and where it sends a visitor who may not enter (ROL-3, SGN-16, APP-4). */
import { hasScope, type Actor } from '#shared/access';
import type { Guard } from '#shared/routes';
import { targets } from '../store/modules/auth';

/**
 * Who stands before a page. `actor`: who they are, once known; `pending`: the profile of a signed-in person is on its way;
 * `attempted`: the path they were sent away from to sign in.
 */
export type Visitor = {
  readonly signedIn: boolean;
  readonly actor: Actor | null;
  readonly pending: boolean;
  readonly attempted: string | null;
};

/**
 * Enter, wait for the profile, or go elsewhere. `remember`: come back here after signing in; `closedTo`: the page is not for
 * someone like them, and this is the guard that says so.
 */
export type Admission = 'ok' | 'wait' | { readonly goTo: string; readonly remember?: true; readonly closedTo?: ClosedTo };

/** What turns signed-in people away: a guard, or the scope that a page needs. */
export type ClosedTo = 'creators' | 'admins' | 'scope';

export const places = { login: '/login', afterLogin: targets.home, outside: targets.out } as const;

/** A page names a guard that doesn't exist: a mistake in the route rows, shown as the error page with status 500 (APP-4). */
export class UnknownMiddleware extends Error {
  readonly status = 500;
  constructor(readonly guard: string) {
    super(`Unknown middleware ${guard}`);
  }
}

const login: Admission = { goTo: places.login, remember: true };

/** Signed in, and the first role's name is one of these; anyone else signed in goes outside. */
const firstRole =
  (guard: 'creators' | 'admins', ...names: string[]) =>
  ({ signedIn, actor }: Visitor): Admission => {
    if (!signedIn) return login;
    if (!actor) return 'wait';
    return names.includes(actor.roles[0] ?? '') ? 'ok' : { goTo: places.outside, closedTo: guard };
  };

const guards: Record<Guard, (visitor: Visitor) => Admission> = {
  open: () => 'ok',
  guest: ({ signedIn, pending, attempted }) => {
    if (!signedIn) return 'ok';
    return pending ? 'wait' : { goTo: attempted ?? places.afterLogin };
  },
  signedIn: ({ signedIn }) => (signedIn ? 'ok' : login),
  creators: firstRole('creators', 'admin', 'creator'),
  admins: firstRole('admins', 'admin'),
  closed: () => ({ goTo: places.outside }),
};

/**
 * Whether a visitor may open a page with this guard.
 * @param scope the permission that the page needs beside its guard
 * @throws UnknownMiddleware for a name that is no guard's
 */
export const admit = (guard: string, visitor: Visitor, scope?: string): Admission => {
  if (!Object.hasOwn(guards, guard)) throw new UnknownMiddleware(guard);
  const admission = guards[guard as Guard](visitor);
  return admission !== 'ok' || scope === undefined || hasScope(visitor.actor, scope)
    ? admission
    : { goTo: places.outside, closedTo: 'scope' };
};
