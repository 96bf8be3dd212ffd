/** Serves the endpoints of the registry: who may call, the query and the document are checked before a handler runs. Rule: PRV-4. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { can, withRestriction, type Actor, type Verdict } from '#shared/access';
import { endpoints, type EndpointName } from '#shared/endpoints/all';
import type { Endpoint, InputOf, PathNames, QueryOf, Who } from '#shared/endpoints/endpoint';
import { initialValues, type Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { withoutActor, requireActor } from '../http/actor';
import { examineDocument, readDocument, type Examined } from '../http/document';
import { readParameters } from '../http/query';
import { Refusal } from '../refusal';
import type { ReadOptions } from '../repository/read';
import type { Session } from '../areas/identity/signIn/sessions';
import { authorise, authoriseBy, idOf, wishOf } from './routeSteps';

type Registry = typeof endpoints;

/** What a handler is given: the request, and what was checked of it. */
export type Asked<E extends Endpoint> = { readonly request: FastifyRequest; readonly reply: FastifyReply } & (E['who'] extends 'anyone'
  ? {}
  : { readonly actor: Actor; readonly session: Session }) &
  // The verdict of the last right: which records may be acted on.
  (E['who'] extends { readonly rights: unknown } ? { readonly verdict: Exclude<Verdict, false> } : {}) &
  ([PathNames<E>] extends [never] ? {} : { readonly id: string }) &
  (E extends { readonly query: unknown } ? { readonly query: QueryOf<E> } : {}) &
  (E extends { readonly record: string } ? { readonly wish: ReadOptions } : {});

/** A value that the document leaves out is that of an empty form. */
type Checked<E extends Endpoint> = Asked<E> & (E extends { readonly input: unknown } ? { readonly values: InputOf<E> } : {});

/** `examine` tells the document's sound values and the problems of the others. It throws only when it is no such document at all. */
type Examining<E extends Endpoint> = Asked<E> & { readonly examine: () => Examined & { readonly values: Partial<InputOf<E>> } };

/** `admits` refuses by the headers alone: it is called before any byte of the body is read. */
type Admitting<A> = { readonly admits: (headers: IncomingHttpHeaders) => void; readonly answers: Answering<A> };

type Answering<A> = (asked: A) => FastifyReply | Promise<FastifyReply>;

/**
 * What answers an endpoint, once its `who`, query and document were found in order. With `examines` the handler asks for the
 * document itself: it has problems to add which only the server can find, and all are answered at once.
 */
export type Handler<E extends Endpoint> = E extends { readonly change: unknown }
  ? { readonly examines: Answering<Examining<E>> }
  : E extends { readonly isRaw: true }
    ? Answering<Checked<E>> | Admitting<Checked<E>>
    : Answering<Checked<E>> | { readonly examines: Answering<Examining<E>> };

/** A handler for each endpoint: one without does not compile. */
export type Handlers<N extends EndpointName = EndpointName> = { readonly [K in N]: Handler<Registry[K]> };

/** What a restricted person may still do, by who may call. */
const despite = {
  anyone: undefined,
  signedIn: undefined,
  own: ['unverified', 'two_step'],
  always: ['unverified', 'two_step', 'view_as'],
} as const;

const accessOf = ({ who, isFile }: Endpoint): FastifyContextConfig => {
  if (isFile) return withoutActor.config;
  if (who === 'anyone') return { open: true };
  const still = typeof who === 'string' ? despite[who] : undefined;
  return still ? { despite: still } : {};
};

const configOf = (row: Endpoint): FastifyContextConfig => ({ ...accessOf(row), ...(row.isRaw && { rawBody: true }) });

/** @returns the verdict of the last right. @throws Refusal `session.missing`, `access.denied` */
const admit = (who: Exclude<Who, 'anyone'>, request: FastifyRequest): { actor: Actor; session: Session; verdict?: Verdict } => {
  if (typeof who === 'string') return requireActor(request);
  if ('scope' in who) authoriseBy(withRestriction('read', can(who.scope)), who.scope, request.actor);
  if ('scope' in who) return requireActor(request);
  const verdicts = who.rights.map(([name, verb]) => authorise(resources[name], verb, request.actor));
  const person = requireActor(request);
  if (who.role !== undefined && !person.actor.roles.includes(who.role)) throw new Refusal([{ code: 'access.denied' }]);
  return { ...person, verdict: verdicts.at(-1)! };
};

/** Everything but the document. @throws Refusal naming what is wrong */
const asked = ({ who, path, query, record, isFile }: Endpoint, request: FastifyRequest) => {
  if (isFile) return {};
  const person = who === 'anyone' ? {} : admit(who, request);
  return {
    ...person,
    ...(path.includes('{') && { id: idOf(request) }),
    ...(record ? { wish: wishOf(request, resources[record]) } : { query: readParameters(request, query) }),
  };
};

/** A path of the contract as Fastify wants it: `{id}` becomes `:id`. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** What a handler of any endpoint is given. */
export type Given = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly query?: Readonly<Record<string, unknown>> };

type AnyHandler = Answering<Given> | { readonly examines: Answering<object> } | Admitting<Given>;

/** Adds the route of an endpoint. */
export const serve = (app: FastifyInstance, row: Endpoint, handler: AnyHandler): void => {
  const { method, path, input, change, most } = row;
  app.route({
    method,
    url: routePath(path),
    config: configOf(row),
    ...(most !== undefined && { bodyLimit: most }),
    // Not `onRequest`: there it would come before the limit of requests.
    ...('admits' in handler && {
      preParsing: async (request: FastifyRequest) => {
        asked(row, request);
        handler.admits(request.headers);
      },
    }),
    handler: async (request, reply) => {
      const given = { ...asked(row, request), request, reply };
      if ('answers' in handler) return handler.answers(given);
      if (typeof handler === 'function')
        return handler({ ...given, ...(input && { values: { ...initialValues(input), ...readDocument(input, request.body).values } }) });
      const examine = () => examineDocument((input ?? change) as Resource, request.body, change && requireActor(request).actor.id);
      return handler.examines({ ...given, examine });
    },
  });
};

/** Adds the route of every endpoint. */
export function serveEndpoints(app: FastifyInstance, handlers: Handlers): void {
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) serve(app, row, handlers[name as EndpointName] as AnyHandler);
}
