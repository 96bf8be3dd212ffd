/** Mails what became of a ticket, to each person in their own language: as a job, because a command that is only previewed must send nothing. Rules: TKT-3, TKT-5. */
import { defaultLanguage } from '#shared/locale';
import { called } from '#server/mail/render';
import { wantingMail } from '#server/repository/notify';
import { postMail } from '#server/repository/outbox';
import { requesterToMail, staffToMail, type TicketReader } from '../sql/tickets';
import { notifiedAs } from '../tickets/tellReaders';
import type { Handler } from '#server/jobs/kinds';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import type { TicketNews } from '#server/repository/jobQueue';
import type { Work } from '#server/repository/work';

/** The page that the mail leads to. */
const PAGE = '/tiket/detail';

/** Messages that the staff reads; the others go to the requester. */
const forStaff: readonly string[] = ['asked_for_help', 'replied'];

/** Who is mailed: the staff or the requester, without those who turned such mails off (NTF-3). */
const readersOf = async (
  { trx }: Work,
  { id, assignee }: Pick<Ticket, 'id' | 'assignee'>,
  what: TicketNews,
): Promise<readonly TicketReader[]> => {
  const readers = forStaff.includes(what) ? await staffToMail(trx, assignee?.id ?? null) : await requesterToMail(trx, id);
  return what === 'closing' ? readers : wantingMail(trx, notifiedAs[what], readers);
};

export const mailingTicket: Handler<'ticketMail'> = {
  async run(work, { ticket: id, what }) {
    const ticket = await work.read('ticket', id, ['number', 'subject', 'status', 'assignee']);
    // Nobody is reminded of what was confirmed or opened again meanwhile.
    if (!ticket || (what === 'closing' && ticket.status !== 'resolved')) return undefined;
    const link = work.act.store.mail.link(PAGE, { id });
    for (const { id: userId, email: to, name, language: known, sandbox } of await readersOf(
      work,
      { id, assignee: ticket.assignee },
      what,
    )) {
      const replyTo = forStaff.includes(what) ? undefined : work.act.store.mail.replyTo(id, userId);
      const facts = { link, what, number: ticket.number ?? '', subject: called(ticket.subject) ?? '' };
      await postMail(work, { purpose: 'ticket', userId, to, name, language: known ?? defaultLanguage, facts, sandbox, replyTo });
    }
    return undefined;
  },
};
