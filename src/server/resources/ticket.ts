/** Tickets: their numbers, promised times and threads. Rules: TKT-1, TKT-3, TKT-4. */
import { ticket, type Ticket } from '#shared/resources/ticket';
import { Refusal } from '../refusal';
import { defineServerResource, type Row, type Values } from '../repository/serverResource';
import { assigneeName, dueState, isUnassigned, requesterName } from '../repository/tickets';
import type { Work } from '../repository/work';
import { timesOf } from '../tickets/clock';
import { commands } from '../tickets/commands';
import { beginThread, firstValues } from '../tickets/thread';

/** What somebody asked stays as they wrote it; another category may bring or end the clock of a data incident. */
const settle = async (work: Work, { id }: Row, values: Values): Promise<Values> => {
  if ('body' in values) throw new Refusal([{ code: 'read_only', pointer: '/data/attributes/body' }]);
  if (!('category' in values)) return values;
  const record = (await work.read('ticket', id))! as Ticket;
  return { ...values, ...(await timesOf(work, { ...record, category: values['category'] as Ticket['category'] })) };
};

export const servedTicket = defineServerResource(ticket, {
  tenant: true,
  counted: { requester_name: requesterName, assignee_name: assigneeName, unassigned: isUnassigned, due_state: dueState },
  commands,
  hooks: {
    before: { add: firstValues as (work: Work, values: Values) => Promise<Values>, update: settle },
    after: { add: (work, id) => beginThread(work, id) },
  },
});
