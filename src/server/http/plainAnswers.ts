/** The two answers that are plain objects instead of JSON:API documents: a token, and the address of an uploaded picture (APP-14). */
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
