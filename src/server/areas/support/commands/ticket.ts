/** What the commands of a ticket do. Rules: TKT-3, TKT-5, TKT-8, TKT-11. */
import { canReopen, closesAt, warnsAt } from '#shared/areas/support/domain/ticketClock';
import type { Ref } from '#shared/kit/resource';
import type { ticket, Ticket } from '#shared/areas/support/resources/ticket';
import { Refusal } from '#server/refusal';
import { enqueue } from '#server/repository/jobQueue';
import type { Runs } from '#server/repository/serverResource';
import { canManageTickets, copyFiles } from '../sql/tickets';
import type { Work } from '#server/repository/work';
import { tellAssignee } from '../tickets/tellReaders';
import { addEvent, addMessage, changed, isStaff, tellOf, type Attached } from '../tickets/thread';

/** The tags with some more, and without some. */
const tagged = (tags: readonly Ref[], added: readonly Ref[], removed: readonly Ref[]): readonly Ref[] => {
  const gone = new Set(removed.map(({ id }) => id));
  const all = new Map([...tags, ...added].map((one) => [one.id, one]));
  return [...all.values()].filter(({ id }) => !gone.has(id));
};

/** Whether two tickets are of one client and one requester. Without both, nothing says whose they are. */
const isOfSame = (one: Pick<Ticket, 'entity' | 'requester'>, other: Pick<Ticket, 'entity' | 'requester'>): boolean =>
  one.entity?.id === other.entity?.id && one.requester?.id === other.requester?.id && Boolean(one.entity ?? one.requester);

const isOver = ({ status }: Ticket): boolean => status === 'resolved' || status === 'closed';

const mayReopen = (work: Work, { resolved_at }: Ticket): boolean => resolved_at === null || canReopen(resolved_at, work.now.toISOString());

/** @throws Refusal `ticket.notice_missing` for a data incident whose notice was not given (TKT-8) */
const refuseWithoutNotice = ({ category, notice_at }: Ticket): void => {
  if (category === 'data_incident' && !notice_at) throw new Refusal([{ code: 'ticket.notice_missing' }]);
};

/** A new ticket that goes on from a closed one. @returns what the closed one keeps of it */
const continued = async (
  work: Work,
  { id, status, subject, category, entity, requester, clientsubsheader, invoice, module }: Ticket,
  message: string,
  files: Attached,
) => {
  const previous = { type: 'tickets', id };
  const next = await work.add('ticket', {
    subject,
    category,
    message,
    files,
    entity,
    requester,
    clientsubsheader,
    invoice,
    module,
    previous,
  });
  return { status, successor: { type: 'tickets', id: next } };
};

/** The state after a message: the requester's answer opens, and the first one of the staff does. */
const stateAfterReply = (work: Work, record: Ticket): Ticket['status'] => {
  if (!isStaff(work, record)) return record.status === 'new' ? 'new' : 'open';
  return record.status === 'new' ? 'open' : record.status;
};

/** A rating that is left out changes nothing. */
const rated = ({ satisfaction, satisfaction_comment }: { satisfaction?: number | null; satisfaction_comment?: string | null }) =>
  satisfaction ? { satisfaction, satisfaction_comment: satisfaction_comment ?? null } : {};

export const commands: Runs<typeof ticket> = {
  reply: async (work, record, { message, files = null }) => {
    if (isOver(record) && !isStaff(work, record) && !mayReopen(work, record)) return continued(work, record, message!, files);
    await addMessage(work, record, message!, files);
    await tellOf(work, record.id, isStaff(work, record) ? 'answered' : 'replied');
    return changed(work, record, { state: stateAfterReply(work, record)! });
  },
  ask: async (work, record, { message, files }) => {
    await addMessage(work, record, message!, files);
    await tellOf(work, record.id, 'asked');
    return changed(work, record, { state: 'pending_customer' });
  },
  resolve: async (work, record, { message, files }) => {
    if (message || files) await addMessage(work, record, message ?? '', files);
    const values = await changed(work, record, { state: 'resolved' });
    const resolved = work.now.toISOString();
    await tellOf(work, record.id, 'resolved');
    await tellOf(work, record.id, 'closing', new Date(warnsAt(resolved)));
    await enqueue(work.trx, work.now, 'ticketClose', { ticket: record.id, resolved }, { at: new Date(closesAt(resolved)) });
    return values;
  },
  confirm: async (work, record, input) => {
    refuseWithoutNotice(record);
    return { ...(await changed(work, record, { state: 'closed' })), ...rated(input) };
  },
  rate: async (_, record, input) => ({ status: record.status, ...rated(input) }),
  reopen: async (work, record, { message, files }) => {
    if (!mayReopen(work, record)) throw new Refusal([{ code: 'ticket.too_late' }]);
    await addMessage(work, record, message!, files);
    return changed(work, record, { state: 'open' });
  },
  assign: async (work, record, { assignee }) => {
    if (!(await canManageTickets(work, assignee!.id)))
      throw new Refusal([{ code: 'ticket.not_staff', pointer: '/data/relationships/assignee' }]);
    await tellAssignee(work, record.id, assignee!.id);
    return { ...(await changed(work, record, { state: record.status === 'new' ? 'open' : record.status! })), assignee: assignee! };
  },
  prioritise: async (work, record, { priority }) => changed(work, record, { priority: priority! }),
  giveNotice: async (work, record, { notice_text, notice_recipients, notice_at }) => {
    if (record.category !== 'data_incident') throw new Refusal([{ code: 'ticket.no_incident' }]);
    const notice = { notice_text: notice_text!, notice_recipients: notice_recipients!, notice_at: notice_at! };
    return { ...(await changed(work, { ...record, ...notice })), ...notice };
  },
  merge: async (work, record, { into }) => {
    refuseWithoutNotice(record);
    const target = await work.read('ticket', into!.id, ['entity', 'requester', 'status']);
    if (!target || into!.id === record.id || !isOfSame(target, record))
      throw new Refusal([{ code: 'ticket.not_mergeable', pointer: '/data/relationships/into' }]);
    await copyFiles(work, record.id, await addMessage(work, { ...record, id: into!.id }, record.message));
    return { ...(await changed(work, record, { state: 'closed' })), successor: into! };
  },
  tag: async (_, { status, tags }, { added, removed }) => ({ status, tags: tagged(tags ?? [], added ?? [], removed ?? []) }),
  split: async (work, { id, status, entity, requester, clientsubsheader, invoice, module }, { subject, category, message }) => {
    const previous = { type: 'tickets', id };
    const about = { entity, requester, clientsubsheader, invoice, module };
    const next = await work.add('ticket', { subject: subject!, category: category!, message: message!, previous, ...about });
    const { number } = (await work.read('ticket', next, ['number']))!;
    await addEvent(work, { id, entity, requester }, 'split', number!);
    return { status };
  },
  closeSilent: async (work, record) => {
    refuseWithoutNotice(record);
    if (closesAt(record.resolved_at!) > work.now.toISOString()) throw new Refusal([{ code: 'ticket.not_due' }]);
    return changed(work, record, { state: 'closed' });
  },
};
