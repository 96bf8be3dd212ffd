/** The guards of the pages: each one's name, and where it sends a visitor who may not enter (ROL-3, SGN-16, APP-4). */
import { hasScope, type Actor, type Verdict } from '#shared/access';
import { entries } from '#shared/areas/entries';
import { opensAtClient, permissionsFor } from '#shared/kit/resource';
import type { Guard, NamedGuard, ResourceGuard } from '#shared/routes/row';
import { targets } from '../store/session/auth';

/**
 * Who stands before a page. `actor`: who they are, once known; `pending`: the profile of a signed-in person is on its way;
 * `attempted`: the path they were sent away from to sign in.
 */
export type GuardContext = {
  readonly signedIn: boolean;
  readonly actor: Actor | null;
  readonly pending: boolean;
  readonly attempted: string | null;
  /** They chose a plan on the price page and have no clinic yet: signing in leads on to its start. */
  readonly hasChosenPlan?: boolean;
  /** The query of the page that is opened, where it may decide where somebody is sent. */
  readonly search?: string;
};

/**
 * Enter, wait for the profile, or go elsewhere. `clientOnly`: the page stays and says that it is for people of a client. `remember`: come
 * back here after signing in; `closedTo`: the page is not for someone like them, and this is the guard that says so.
 */
export type GuardResult =
  | 'ok'
  | 'wait'
  | 'clientOnly'
  | { readonly goTo: string; readonly remember?: true; readonly closedTo?: ClosedTo; readonly permission?: string };

/** Why a signed-in person may not open a page: a guard, or the scope that the page needs. */
export type ClosedTo = 'creators' | 'admins' | 'scope';

export const places = { login: '/login', start: '/services/start', afterLogin: targets.home, outside: targets.out } as const;

/** A page names a guard that doesn't exist: a mistake in the route rows, shown as the error page with status 500 (APP-4). */
export class UnknownMiddleware extends Error {
  readonly status = 500;
  constructor(readonly guard: string) {
    super(`Unknown middleware ${guard}`);
  }
}

const login: GuardResult = { goTo: places.login, remember: true };

/** Signed in, and the first role's name is one of these; other signed-in people go to the public site. */
const firstRole =
  (guard: 'creators' | 'admins', ...names: string[]) =>
  ({ signedIn, actor }: GuardContext): GuardResult => {
    if (!signedIn) return login;
    if (!actor) return 'wait';
    return names.includes(actor.roles[0] ?? '') ? 'ok' : { goTo: places.outside, closedTo: guard };
  };

const guards: Record<NamedGuard, (visitor: GuardContext) => GuardResult> = {
  open: () => 'ok',
  guest: ({ signedIn, pending, attempted, hasChosenPlan, search = '' }) => {
    if (!signedIn) return 'ok';
    // Who comes from the price page with a plan goes on with it.
    const comesWithPlan = new URLSearchParams(search).has('package');
    const next = comesWithPlan ? `${places.start}${search}` : hasChosenPlan ? places.start : places.afterLogin;
    return pending ? 'wait' : { goTo: attempted ?? next };
  },
  signedIn: ({ signedIn }) => (signedIn ? 'ok' : login),
  creators: firstRole('creators', 'admin', 'creator'),
  admins: firstRole('admins', 'admin'),
  closed: () => ({ goTo: places.outside }),
};

/**
 * Whether a rule opens a page. Managing a list needs all of it, by default: who may read only their own records has no page of
 * them. A form opens to anyone who may change some record; the record itself decides the rest.
 */
const opens = (verdict: Verdict, { partly }: ResourceGuard): boolean => (partly ? verdict !== false : verdict === true);

/** Inside, where a notice says why; only the guards by role lead outside (ROL-3). @param permission that is missing; its explanation is offered */
const closed = (permission: string | undefined): GuardResult => ({
  goTo: places.afterLogin,
  closedTo: 'scope',
  ...(permission && { permission }),
});

/** Whose first role is one of the platform's people (ROL-3). */
export const isStaff = (actor: Actor | null): boolean => ['admin', 'creator'].includes(actor?.roles[0] ?? '');

/** Where the pages are that a client's people and people of ours share. */
const CLIENT_PAGES = '/services/';

/**
 * Whether the page would open for somebody of a client, and this person belongs to none: they are told how to begin. People of ours are
 * told whose a clinic's own pages are; what else they may not open is a matter of their permissions.
 */
const needsClient = ({ resource, verb, partly }: ResourceGuard, actor: Actor): boolean => {
  const entry = entries[resource];
  const isClinics = entry.feature !== undefined;
  const isForClients = isClinics || entry.pages?.base.startsWith(CLIENT_PAGES) === true;
  return actor.entityId === null && partly === true && isForClients && opensAtClient(entry, verb) && (isClinics || !isStaff(actor));
};

/**
 * Whether a page is shared by a client's people and people of ours, so that many who open it may not read its rows: they are asked for once
 * it is known who opens it.
 */
export const isShared = (guard: Guard): boolean =>
  typeof guard === 'object' && entries[guard.resource].pages?.base.startsWith(CLIENT_PAGES) === true;

/** The page of a resource is open to anyone who its rule lets in (ROL-4). A restriction, as of an address that is not proven yet, holds back the deed, not the page. */
const byRule = (guard: ResourceGuard, { signedIn, actor }: GuardContext): GuardResult => {
  if (!signedIn) return login;
  if (!actor) return 'wait';
  const entry = entries[guard.resource];
  const rule = entry.access[guard.verb];
  const verdict = rule?.({ ...actor, restriction: undefined }) ?? false;
  if (opens(verdict, guard)) return 'ok';
  return needsClient(guard, actor) ? 'clientOnly' : closed(permissionsFor(entry, guard.verb)?.[0]);
};

const byName = (guard: string, visitor: GuardContext): GuardResult => {
  if (!Object.hasOwn(guards, guard)) throw new UnknownMiddleware(guard);
  return guards[guard as NamedGuard](visitor);
};

/**
 * Whether a visitor may open a page with this guard.
 * @param scope the permission that the page needs in addition to its guard
 * @throws UnknownMiddleware for a name that is no guard's
 */
export const admit = (guard: Guard | string, visitor: GuardContext, scope?: string): GuardResult => {
  const admission = typeof guard === 'string' ? byName(guard, visitor) : byRule(guard as ResourceGuard, visitor);
  if (admission !== 'ok' || scope === undefined) return admission;
  if (visitor.signedIn && !visitor.actor) return 'wait';
  return hasScope(visitor.actor, scope) ? 'ok' : closed(scope);
};
