/** The two answers that SPEC.md 7 writes as plain objects: a token, and the address of an upload (docs/decisions). */
import type { FastifyReply } from 'fastify';
import { MEDIA_TYPE } from '#shared/jsonapi';

/** Answers with the object as it is, under the API's media type. A Buffer: the media type takes no charset. */
export const sendPlain = (
  reply: FastifyReply,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', vary: 'Accept', ...headers })
    .type(MEDIA_TYPE)
    .send(Buffer.from(JSON.stringify(body)));
