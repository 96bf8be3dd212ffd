/** The API speaks JSON:API and nothing else: what it accepts, what it answers, and which methods an address has. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_TYPE, type Document } from '#shared/jsonapi';
import { readJson } from './body';
import { handleError } from './errors';
import { Refusal } from '../refusal';
import { acceptProblem, contentTypeProblem } from './mediaType';
import { methodsAt } from './methods';

/** A document's bytes. A Buffer: the media type takes no charset. */
export const bodyOf = (document: Document): Buffer => Buffer.from(JSON.stringify({ jsonapi: { version: '1.1' }, ...document }));

/** Answers with the bytes of a document. Answers about people stay out of every cache. */
export const sendBody = (reply: FastifyReply, status: number, body: Buffer, headers: Readonly<Record<string, string>> = {}): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', vary: 'Accept', ...headers })
    .type(MEDIA_TYPE)
    .send(body);

/** Answers with a document. */
export const sendDocument = (
  reply: FastifyReply,
  status: number,
  document: Document,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply => sendBody(reply, status, bodyOf(document), headers);

/** Answers 204: done, without a body. */
export const sendNothing = (reply: FastifyReply, headers: Readonly<Record<string, string>> = {}): FastifyReply =>
  reply
    .code(204)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send();

/** The answer where there is no route: 404, 405 with the allowed methods, or 204 to OPTIONS. */
export type NoRoute = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Call it before any route is added: it collects the routes as they are added. */
export function noRoute(app: FastifyInstance): NoRoute {
  const methods = methodsAt(app);
  return (request, reply) => {
    const allowed = methods(request.url);
    // The method is allowed and the request still reached this handler: the id in the address is too long.
    if (!allowed.length || (request.method !== 'OPTIONS' && allowed.includes(request.method)))
      throw new Refusal([{ code: 'route.missing' }]);
    const allow = { allow: allowed.join(', ') };
    if (request.method === 'OPTIONS') return sendNothing(reply, allow);
    throw new Refusal([{ code: 'method.denied' }], allow);
  };
}

/** Makes everything under this instance's prefix speak JSON:API; call it before its routes are added. */
export function registerJsonApi(app: FastifyInstance, answer: NoRoute): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (request.routeOptions.config.rawBody) return body;
    const problem = contentTypeProblem(request.headers['content-type'] ?? '');
    if (problem) throw new Refusal([problem]);
    if (!body.length) return undefined;
    const read = readJson(body);
    if ('problem' in read) throw new Refusal([read.problem]);
    return read.value;
  });
  app.addHook('onRequest', async (request) => {
    const problem = acceptProblem(request.headers.accept);
    if (problem) throw new Refusal([problem]);
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(answer);
}
