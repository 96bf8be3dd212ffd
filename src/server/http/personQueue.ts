/** A queue for expensive work that people ask for, so that what one person asks for does not delay the others. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { turns, type Room } from '../workQueue';
import { networkOf } from './network';

/** Does the work when it is this person's turn. @throws QueueFull when too many wait, and what `work` throws */
export type InPersonQueue = <T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) => Promise<T>;

/** Aborts when the connection closes, which leaves the queue: the app cancels a search when the person types on. */
const leavingOf = (reply: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  const leave = (): void => leaving.abort();
  // Who left while we looked up what they ask for is gone already.
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
  return leaving.signal;
};

/** A queue of one server. `atOnceEach` and `mostWaitingEach` are for one person; guests count by their network. */
export function personQueue(room: Room): InPersonQueue {
  const inTurn = turns(room);
  return (request, reply, work) => inTurn(work, { key: request.actor?.id ?? networkOf(request.ip), signal: leavingOf(reply) });
}
