/** Limits how many lists run at once, in all and for one person, so that one person's heavy searches do not delay the others. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FOR_EXPORT, PURPOSE_HEADER } from '#shared/jsonapi';
import { MOST_LISTS } from '../db/database';
import type { Store } from '../repository/store';
import { Refusal } from '../refusal';
import { personQueue } from './personQueue';

/** Queues the work and runs it with a store that uses the connections for lists. @throws QueueFull when too many wait, Refusal `list.too_slow` on a statement timeout */
export type InListQueue = <T>(request: FastifyRequest, reply: FastifyReply, work: (store: Store) => Promise<T>) => Promise<T>;

/** PostgreSQL's code for a statement that took too long. */
const CUT_OFF = '57014';

/** For one person. A page of the app asks for a handful of lists; a browser that restores its tabs asks for about thirty. */
const MOST_OF_ONE = 4;
const WAITING_OF_ONE = 32;
const WAITING = 300;
/** Milliseconds in the queue, after which the request is refused with Retry-After. */
const PATIENCE = 10_000;
/** Pages of lists that go into a file: one at once for a person, so that exports leave room for the lists that people look at. */
const exportRoom = { atOnce: 2, atOnceEach: 1, mostWaiting: 60, mostWaitingEach: 8, patience: PATIENCE };

/** Whether the rows go into a file. */
export const isForExport = ({ headers }: FastifyRequest): boolean => headers[PURPOSE_HEADER] === FOR_EXPORT;

const refusalOf = (error: unknown): unknown =>
  (error as { code?: unknown } | null)?.code === CUT_OFF ? new Refusal([{ code: 'list.too_slow' }]) : error;

/** A queue for the lists of one server. */
export function listQueue(store: Store): InListQueue {
  const inTurn = personQueue({
    atOnce: MOST_LISTS,
    atOnceEach: MOST_OF_ONE,
    mostWaiting: WAITING,
    mostWaitingEach: WAITING_OF_ONE,
    patience: PATIENCE,
  });
  const inExportTurn = personQueue(exportRoom);
  const reading: Store = { ...store, database: { ...store.database, kysely: store.database.lists } };
  return (request, reply, work) => {
    const list = () => inTurn(request, reply, () => work(reading));
    return (isForExport(request) ? inExportTurn(request, reply, list) : list()).catch((error: unknown) => {
      throw refusalOf(error);
    });
  };
}
