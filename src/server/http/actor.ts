/** Finds the actor of a request from its bearer token, before anything else uses the request. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayStill, type Actor, type Restriction } from '#shared/access';
import type { ErrorCode } from '#shared/errors';
import { WORKPLACE_HEADER } from '#shared/jsonapi';
import { isUuid } from '#shared/kit/values';
import { personLanguage } from './errors';
import type { Session, Sessions } from '../areas/identity/signIn/sessions';
import type { Dependencies } from '../repository/lists/clientRevisions';
import type { Revisions } from '../repository/lists/listBody';
import { Refusal } from '../refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a guest. */
    actor: Actor | null;
    session: Session | null;
    /** The revision of the resources that the route's `revisionsOf` names; null when it names none, and for a guest. */
    revision: Revisions | null;
  }
  interface FastifyContextConfig {
    /** Open to everyone: a token that is no longer good is ignored here rather than refused. */
    open?: true;
    /** What a restricted person may still do: although it is a write, or although their second step is not set up yet. */
    despite?: readonly Restriction[];
    /** The route only reads although its method is POST: its query is in the body. */
    reads?: true;
    /** The body is not read: the handler is given its bytes. */
    rawBody?: true;
    /** The resources whose revision the route will need for this address: read by the statement that says who is asking. */
    revisionsOf?: (url: string) => Dependencies | undefined;
  }
}

/** For routes that need no actor and no rate limit: pages, files, health. */
export const withoutActor = { config: { open: true, rateLimit: false } } as const;

const BEARER = /^bearer +(\S+) *$/i;

const challenge = { 'www-authenticate': 'Bearer' };

/** The actor of a request that needs one. @throws Refusal `session.missing` for a guest */
export function requireActor(request: FastifyRequest): { actor: Actor; session: Session } {
  const { actor, session } = request;
  if (!actor || !session) throw new Refusal([{ code: 'session.missing' }], challenge);
  return { actor, session };
}

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const refusals = {
  unverified: 'account.unverified',
  two_step: 'two_step.set_up_first',
  view_as: 'view_as.read_only',
  support: 'support.read_only',
} as const satisfies Record<Restriction, ErrorCode>;

/** Refuses restricted people unless the route says otherwise, so that a new route is closed by default. @throws Refusal with the restriction's own code */
const refuseRestricted = ({ method, is404, routeOptions }: FastifyRequest, actor: Actor): void => {
  const { restriction } = actor;
  const { reads, despite } = routeOptions.config;
  if (restriction === undefined || is404 || mayStill(reads || READS.includes(method) ? 'read' : 'write', actor)) return;
  if (!despite?.includes(restriction)) throw new Refusal([{ code: refusals[restriction] }]);
};

/**
 * The client that the page of a request shows, as its browser tab says (SUB-13); undefined where it doesn't say.
 * @throws Refusal `workplace.denied` for what is no id
 */
const workplaceOf = ({ headers }: FastifyRequest): string | undefined => {
  const asked = headers[WORKPLACE_HEADER];
  if (asked === undefined || isUuid(asked)) return asked;
  throw new Refusal([{ code: 'workplace.denied' }]);
};

/**
 * Sets `request.actor` and `request.session` on every request. A token that is not valid is answered with an error
 * (`session.expired`) instead of being treated as a guest, except where a route is open to everyone. A restricted person gets no further than
 * the route allows.
 */
export function addActors(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  app.decorateRequest('revision', null);
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    const { open, revisionsOf } = request.routeOptions.config;
    if (authorization === undefined || open) return;
    const token = BEARER.exec(authorization)?.[1];
    const signed =
      token === undefined
        ? null
        : await sessions.resolve(token, {
            revisionsOf: revisionsOf?.(request.url),
            workplace: workplaceOf(request),
            language: personLanguage(request),
          });
    if (!signed) throw new Refusal([{ code: 'session.expired' }], { 'www-authenticate': 'Bearer error="invalid_token"' });
    request.actor = signed.actor;
    request.session = signed.session;
    request.revision = signed.revision ?? null;
    refuseRestricted(request, signed.actor);
  });
}
