/** Notifications about tickets: to the requester, to the person who takes care of it, or to all who can. Rules: NTF-1, NTF-2. */
import type { TicketNews } from '#server/repository/jobQueue';
import { endNotifications, notify, type About } from '#server/repository/notify';
import type { Work } from '#server/repository/work';
import { requesterToNotify } from '../sql/tickets';

/** The notification that says the same as a mail; nobody is notified ahead that a ticket will be closed. */
export const notifiedAs = {
  asked_for_help: 'ticket_opened',
  replied: 'ticket_replied',
  answered: 'ticket_answered',
  asked: 'ticket_answered',
  resolved: 'ticket_answered',
} as const satisfies Readonly<Partial<Record<TicketNews, string>>>;

/** What a sentence names: for the client its name, or that of the person who belonged to none. */
const dataOf = async (work: Work, id: string) => {
  const ticket = (await work.read('ticket', id, ['number', 'subject', 'entity', 'requester_name', 'assignee']))!;
  const { number, subject, entity, requester_name: person, assignee } = ticket;
  const client = entity && (await work.read('entity', entity.id, ['name']));
  return { client: entity?.id, assignee, data: { number: number ?? '', subject, client: client?.name ?? person ?? '–' } };
};

/** Tells the other side of a ticket. A person may be told several times that a ticket was answered, once for each message. */
export const tellReaders = async (work: Work, id: string, what: TicketNews): Promise<void> => {
  if (what === 'closing') return;
  const kind = notifiedAs[what];
  const { client, assignee, data } = await dataOf(work, id);
  const about = { client, record: id, ...(what !== 'asked_for_help' && { occasion: work.now.toISOString() }) };
  if (kind === 'ticket_answered') {
    await endNotifications(work, 'ticket_opened', id);
    return notify(work, kind, data, { ...about, people: await requesterToNotify(work.trx, id) });
  }
  await notify(work, kind, data, assignee ? { ...about, people: [assignee.id] } : about);
};

/** Tells a person that a ticket was given to them; the queue has one less. */
export const tellAssignee = async (work: Work, id: string, assignee: string): Promise<void> => {
  const { client, data } = await dataOf(work, id);
  await endNotifications(work, 'ticket_opened', id);
  await notify(work, 'ticket_assigned', data, { client, record: id, people: [assignee], occasion: work.now.toISOString() });
};

/** Tells that the promised time of a ticket ends soon. @param at when it ends: another time is told of again */
export const tellOfPromise = async (work: Work, id: string, at: string): Promise<void> => {
  const { client, assignee, data } = await dataOf(work, id);
  const about: About = { client, record: id, occasion: at };
  await notify(work, 'ticket_due', { ...data, at }, assignee ? { ...about, people: [assignee.id] } : about);
};
