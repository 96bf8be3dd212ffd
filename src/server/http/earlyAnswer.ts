/** A request that is answered before its whole body has arrived: the rest is not read, and the connection is closed. */
import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection behind such an answer, whatever refused the request. Stored open, it would have to be read to the body's end before
 * the next request: anyone without a right to upload could keep the server reading. Call it before any route is added.
 */
export function closeEarlyAnswered(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (raw.complete === false) reply.header('connection', 'close');
    return payload;
  });
}
