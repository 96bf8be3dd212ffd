/** Writes the thread of a ticket: messages, and the events that its clock is calculated from. Rules: TKT-2, TKT-3. */
import type { AttachedFile } from '#shared/domain/file';
import type { TicketPriority, TicketState } from '#shared/areas/support/domain/ticketStates';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import { user } from '#shared/areas/identity/resources/user';
import { idOfActor } from '#server/repository/actors';
import { enqueue, type TicketNews } from '#server/repository/jobQueue';
import { nameOfActor } from '../sql/tickets';
import type { ValuesNamed, Work } from '#server/repository/work';
import { timesOf } from './clock';
import { tellReaders } from './tellReaders';

type Threaded = Pick<Ticket, 'id' | 'entity' | 'requester'>;

/** Whether anyone who acts speaks for the provider: its staff, unless they asked for help themselves. */
export const isStaff = ({ actor }: Work, { requester }: Pick<Ticket, 'requester'>): boolean =>
  actor.permissions.includes('manage tickets') && actor.id !== requester?.id;

/** What the uploads of the files of a message answered. */
export type Attached = readonly AttachedFile[] | null;

const add = async (work: Work, { id, entity, requester }: Threaded, values: ValuesNamed<'ticketEntry'>): Promise<string> => {
  const author = idOfActor(work.actor);
  return work.add('ticketEntry', {
    ...values,
    ticket: { type: 'tickets', id },
    entity,
    requester,
    author: author === null ? null : { type: user.type, id: author },
    author_name: await nameOfActor(work),
  });
};

/** Adds a message by anyone who acts. @returns its id */
export const addMessage = (work: Work, ticket: Threaded, message: string, files: Attached = null): Promise<string> =>
  add(work, ticket, { kind: isStaff(work, ticket) ? 'agent' : 'customer', message, files });

/** Adds what happened. @param value what it became; of a split the number of the new ticket, of a session how many actions it holds */
export const addEvent = (work: Work, ticket: Threaded, event: 'state' | 'priority' | 'split' | 'session', value: string): Promise<string> =>
  add(work, ticket, { kind: 'event', event, value });

type Change = { readonly state?: TicketState; readonly priority?: TicketPriority };

/** Enters what changes in the thread. @returns the values of the ticket that follow: its state, priority and times */
export const changed = async (work: Work, ticket: Ticket, { state, priority }: Change = {}) => {
  if (priority && priority !== ticket.priority) await addEvent(work, ticket, 'priority', priority);
  if (state && state !== ticket.status) await addEvent(work, ticket, 'state', state);
  return {
    status: state ?? ticket.status,
    ...(priority && { priority }),
    ...(await timesOf(work, ticket)),
    ...(state === 'closed' && { closed_at: work.now.toISOString() }),
    ...(state === 'open' && { closed_at: null }),
  };
};

/** Tells what became of a ticket: by notification now, by mail once the transaction is done. @param at not before this instant */
export const tellOf = async (work: Work, ticket: string, what: TicketNews, at: Date = work.now): Promise<void> => {
  await enqueue(work.trx, work.now, 'ticketMail', { ticket, what }, { at });
  await tellReaders(work, ticket, what);
};

/** The priority of a new ticket: what happened to data is looked at first. */
const firstPriority = (category: Ticket['category']): TicketPriority => (category === 'data_incident' ? 'critical' : 'normal');

/** What a new ticket has in addition to what was written: who asks, its priority, and the times that are promised. */
export const firstValues = async (work: Work, values: ValuesNamed<'ticket'>): Promise<ValuesNamed<'ticket'>> => {
  const by = idOfActor(work.actor);
  const requester = values.requester ?? (by === null ? null : { type: user.type, id: by });
  const [at, priority] = [work.now.toISOString(), firstPriority(values.category!)];
  const first = { at, kind: 'event', event: 'priority', value: priority } as const;
  return { ...values, requester, priority, ...(await timesOf(work, { id: '', created_at: at, category: values.category! }, [first])) };
};

/** Begins the thread of a ticket that was just added: a priority other than the usual one is its first event. */
export const beginThread = async (work: Work, id: string): Promise<void> => {
  const ticket = (await work.read('ticket', id, ['entity', 'requester', 'priority']))!;
  if (ticket.priority !== 'normal') await addEvent(work, ticket, 'priority', ticket.priority!);
  await tellOf(work, id, 'asked_for_help');
};
