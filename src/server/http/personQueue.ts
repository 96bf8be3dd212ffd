/** A queue for expensive work that people ask for, so that what one person asks for does not delay the others. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { turns, type Room } from '../workQueue';
import { networkOf } from './network';

/** Does the work when it is this person's turn. @throws QueueFull when too many wait, and what `work` throws */
export type InPersonQueue = <T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) => Promise<T>;

/** Made once: its stack says nothing, and making it for every answer takes time. */
const HUNG_UP = new DOMException('The connection was closed.', 'AbortError');

/** Aborts when the connection closes, which leaves the queue: the app cancels a search when the person types on. */
const leavingOf = (reply: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort(HUNG_UP));
  return leaving.signal;
};

/** A queue of one server. `atOnceEach` and `mostWaitingEach` are for one person; guests count by their network. */
export function personQueue(room: Room): InPersonQueue {
  const inTurn = turns(room);
  return async (request, reply, work) => {
    // Who left while we looked up what they ask for is gone already.
    if (reply.raw.destroyed) throw HUNG_UP;
    return inTurn(work, { key: request.actor?.id ?? networkOf(request.ip), leaving: () => leavingOf(reply) });
  };
}
