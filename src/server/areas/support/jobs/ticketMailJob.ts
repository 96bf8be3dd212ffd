/** Mails what became of a ticket, to each person in their own language: as a job, because a command that is only previewed must send nothing. Rules: TKT-3, TKT-5. */
import { defaultLanguage } from '#shared/locale';
import { called } from '#server/mail/render';
import { wantingMail } from '#server/repository/notify';
import { postMail } from '#server/repository/outbox';
import { requesterToMail, staffToMail } from '../sql/tickets';
import { notifiedAs } from '../tickets/tellReaders';
import type { Handler } from '#server/jobs/kinds';

/** The page that the mail leads to. */
const PAGE = '/tiket/detail';

/** Messages that the staff reads; the others go to the requester. */
const forStaff: readonly string[] = ['asked_for_help', 'replied'];

export const mailingTicket: Handler<'ticketMail'> = {
  async run(work, { ticket: id, what }) {
    const ticket = await work.read('ticket', id, ['number', 'subject', 'status', 'assignee']);
    // Nobody is reminded of what was confirmed or opened again meanwhile.
    if (!ticket || (what === 'closing' && ticket.status !== 'resolved')) return undefined;
    const readers = forStaff.includes(what)
      ? await staffToMail(work.trx, ticket.assignee?.id ?? null)
      : await requesterToMail(work.trx, id);
    const link = work.act.store.mail.link(PAGE, { id });
    const wanting = what === 'closing' ? readers : await wantingMail(work.trx, notifiedAs[what], readers);
    for (const { id: userId, email: to, name, language: known, sandbox } of wanting) {
      const replyTo = forStaff.includes(what) ? undefined : work.act.store.mail.replyTo(id, userId);
      const facts = { link, what, number: ticket.number ?? '', subject: called(ticket.subject) ?? '' };
      await postMail(work, { purpose: 'ticket', userId, to, name, language: known ?? defaultLanguage, facts, sandbox, replyTo });
    }
    return undefined;
  },
};
