/** Who is asking: the bearer token of a request becomes its actor, before anything else looks at it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayStill, type Actor, type Restriction } from '#shared/access';
import type { ErrorCode } from '#shared/errors';
import type { Session, Sessions } from '../sessions';
import { Refusal } from '../refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a guest. */
    actor: Actor | null;
    session: Session | null;
    /** The revision of the books that the route's `books` named; null when none were, and for a guest. */
    revision: string | null;
  }
  interface FastifyContextConfig {
    /** Open to everyone: a token that is no longer good is ignored here rather than refused. */
    open?: true;
    /** What a restricted person may do although it writes or, before a second step is set up, although it is anything at all. */
    despite?: readonly Restriction[];
    /** Resource names whose revision the route will need for this address: read by the statement that says who is asking. */
    books?: (url: string) => readonly string[] | undefined;
  }
}

/** For routes that ask neither who comes nor how often: pages, files, health. */
export const free = { config: { open: true, rateLimit: false } } as const;

/** For routes by which people mind their own account: everyone may who sees as themselves. */
export const own = { config: { despite: ['unverified', 'two_step'] } } as const satisfies { config: { despite: readonly Restriction[] } };

/** For routes that are left open to whoever is signed in at all. */
export const always = { config: { despite: ['unverified', 'two_step', 'view_as'] } } as const satisfies {
  config: { despite: readonly Restriction[] };
};

const BEARER = /^bearer +(\S+) *$/i;

const challenge = { 'www-authenticate': 'Bearer' };

/** The actor of a request that needs one. @throws Refusal `session.missing` for a guest */
export function signedIn(request: FastifyRequest): { actor: Actor; session: Session } {
  const { actor, session } = request;
  if (!actor || !session) throw new Refusal([{ code: 'session.missing' }], challenge);
  return { actor, session };
}

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const refusals = {
  unverified: 'account.unverified',
  two_step: 'two_step.set_up_first',
  view_as: 'view_as.read_only',
} as const satisfies Record<Restriction, ErrorCode>;

/** Closed unless a route says otherwise, so that a new one can't forget. @throws Refusal with the restriction's own code */
const refuseRestricted = ({ method, is404, routeOptions }: FastifyRequest, actor: Actor): void => {
  const { restriction } = actor;
  if (restriction === undefined || is404 || mayStill(READS.includes(method) ? 'read' : 'write', actor)) return;
  if (!routeOptions.config.despite?.includes(restriction)) throw new Refusal([{ code: refusals[restriction] }]);
};

/**
 * Sets `request.actor` and `request.session` on every request. Someone who says who they are, and isn't, is told so
 * (`session.expired`) rather than treated as a guest, except where everyone may come in. Who is restricted goes no further than
 * the route allows.
 */
export function knowActors(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  app.decorateRequest('revision', null);
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    const { open, books } = request.routeOptions.config;
    if (authorization === undefined || open) return;
    const token = BEARER.exec(authorization)?.[1];
    const signed = token === undefined ? null : await sessions.resolve(token, books?.(request.url));
    if (!signed) throw new Refusal([{ code: 'session.expired' }], { 'www-authenticate': 'Bearer error="invalid_token"' });
    request.actor = signed.actor;
    request.session = signed.session;
    request.revision = signed.revision ?? null;
    refuseRestricted(request, signed.actor);
  });
}
