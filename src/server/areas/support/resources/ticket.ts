/** Tickets: their numbers, promised times and threads. Rules: TKT-1, TKT-3, TKT-4, TKT-14. */
import { hasScope } from '#shared/access';
import { ticket, type Ticket } from '#shared/areas/support/resources/ticket';
import type { Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { idsIn } from '#server/repository/checkReferences';
import { defineServerResource, join, type Row, type Values } from '#server/repository/serverResource';
import { assigneeName, dueState, isReopened, isResponseLate, isSolutionLate, isUnassigned, requesterName } from '../sql/tickets';
import type { ValuesNamed, Work } from '#server/repository/work';
import { timesOf } from '../tickets/clock';
import { commands } from '../commands/ticket';
import { beginThread, firstValues } from '../tickets/thread';

/** What a ticket may be about, each of which belongs to a client. */
const about = ['clientsubsheader', 'invoice'] as const;

/** @throws Refusal `relation_missing` for what belongs to another client than the ticket; a ticket of no client is about none of it */
const refuseForeign = async (work: Work, values: Values, client: string | undefined): Promise<void> => {
  const problems: Problem[] = [];
  for (const name of about) {
    const [id] = idsIn(values[name]);
    const found = id === undefined ? undefined : await work.read(name, id, ['entity']);
    if (id !== undefined && (client === undefined || found?.entity.id !== client))
      problems.push({ code: 'relation_missing', pointer: `/data/relationships/${name}` });
  }
  if (problems.length) throw new Refusal(problems);
};

/** The page is one of this application: a path, and nothing that a browser would run or follow elsewhere. @throws Refusal `not_an_option` */
const refuseForeignPage = ({ page }: Values): void => {
  if (typeof page === 'string' && !/^\/(?![/\\])/.test(page))
    throw new Refusal([{ code: 'not_an_option', pointer: '/data/attributes/page' }]);
};

/** People of ours write for a client; what goes on from a ticket of no client has a requester already. @throws Refusal `required` */
const refuseWithoutClient = ({ actor }: Work, client: string | undefined, { requester }: Values): void => {
  if (client === undefined && !requester && hasScope(actor, 'create tickets'))
    throw new Refusal([{ code: 'required', pointer: '/data/relationships/entity' }]);
};

const begin = async (work: Work, values: Values): Promise<Values> => {
  const [client] = idsIn(values['entity']);
  refuseWithoutClient(work, client, values);
  refuseForeignPage(values);
  await refuseForeign(work, values, client);
  return firstValues(work, values as ValuesNamed<'ticket'>);
};

/** What somebody asked stays as they wrote it; another category may bring or end the clock of a data incident. */
const settle = async (work: Work, { id }: Row, values: Values): Promise<Values> => {
  if ('message' in values) throw new Refusal([{ code: 'read_only', pointer: '/data/attributes/message' }]);
  refuseForeignPage(values);
  const record = (await work.read('ticket', id))! as Ticket;
  await refuseForeign(work, values, record.entity?.id);
  if (!('category' in values)) return values;
  return { ...values, ...(await timesOf(work, { ...record, category: values['category'] as Ticket['category'] })) };
};

export const servedTicket = defineServerResource(ticket, {
  tenant: true,
  withoutClientTotals: true,
  relations: { tags: join('ticket_tags', 'ticket_id', 'tag_id') },
  counted: {
    requester_name: requesterName,
    assignee_name: assigneeName,
    unassigned: isUnassigned,
    due_state: dueState,
    response_late: isResponseLate,
    solution_late: isSolutionLate,
    reopened: isReopened,
  },
  commands,
  hooks: {
    before: { add: begin, update: settle },
    after: { add: (work, id) => beginThread(work, id) },
  },
});
