/** Who is asking: the bearer token of a request becomes its actor, before anything else looks at it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#shared/access';
import type { Session, Sessions } from '../sessions';
import { Refusal } from './errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a guest. */
    actor: Actor | null;
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Open to everyone: a token that is no longer good is ignored here rather than refused. */
    open?: true;
  }
}

/** For routes that ask neither who comes nor how often: pages, files, health. */
export const free = { config: { open: true, rateLimit: false } } as const;

const BEARER = /^bearer +(\S+) *$/i;

const challenge = { 'www-authenticate': 'Bearer' };

/** The actor of a request that needs one. @throws Refusal `session.missing` for a guest */
export function signedIn(request: FastifyRequest): { actor: Actor; session: Session } {
  const { actor, session } = request;
  if (!actor || !session) throw new Refusal([{ code: 'session.missing' }], challenge);
  return { actor, session };
}

/**
 * Sets `request.actor` and `request.session` on every request. Someone who says who they are, and isn't, is told so
 * (`session.expired`) rather than treated as a guest, except where everyone may come in.
 */
export function knowActors(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined || request.routeOptions.config.open) return;
    const token = BEARER.exec(authorization)?.[1];
    const signed = token === undefined ? null : await sessions.resolve(token);
    if (!signed) throw new Refusal([{ code: 'session.expired' }], { 'www-authenticate': 'Bearer error="invalid_token"' });
    request.actor = signed.actor;
    request.session = signed.session;
  });
}
