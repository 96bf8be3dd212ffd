/** What the commands of an invoice do. Rules: INV-3, INV-5, INV-17. */
import { hasScope } from '#shared/access';
import { dueDateOf, mailsFrom } from '#shared/areas/billing/domain/billingDates';
import { dayOf } from '#shared/domain/calendarDays';
import type { invoice, Invoice } from '#shared/areas/billing/resources/invoice';
import { Refusal } from '#server/refusal';
import { hasAccountInUse } from '../sql/bankAccounts';
import { billingTerms } from '../sql/billingTerms';
import { billedPeople, noteNotice } from '../sql/invoiceNotices';
import { keepParties } from '../sql/invoiceParties';
import { enqueue } from '#server/repository/jobQueue';
import { creditByHand, voidByHand } from '../settlement/creditNotes';
import { sumsToday } from '../settlement/taxOfToday';
import { clientTime } from '#server/repository/clientTime';
import type { Runs } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';

const dueDate = async (work: Work, issued: string, given: string | null | undefined): Promise<string> => {
  if (given && given < issued)
    throw new Refusal([{ code: 'date.not_before', pointer: '/data/attributes/due_date', meta: { date: issued } }]);
  return given ?? dueDateOf(issued, await billingTerms(work));
};

/**
 * Asks for the mails that bring the invoice to the client, which a job writes once the transaction is done. Rule: INV-17.
 * @returns when the invoice is sent; null where the client has nobody to mail
 */
const mailToClient = async (work: Work, id: string, entityId: string, kind: 'issued' | 'sent'): Promise<string | null> => {
  const { now, zone } = await clientTime(work, entityId);
  if (kind === 'issued') await noteNotice(work, { id, entityId, key: 'issued', at: now });
  const { people, sandbox } = await billedPeople(work, entityId);
  if (!people.length) return null;
  const today = dayOf(now, zone);
  // Most invoices are issued by a job at midnight. Anyone who sends one wants it to be sent at once, and a sandbox mails nobody.
  const from = kind === 'sent' || sandbox ? now : mailsFrom(now, zone, (await billingTerms(work))(today));
  const at = new Date(work.now.getTime() + Date.parse(from) - Date.parse(now));
  await enqueue(work.trx, work.now, 'invoiceMail', { invoice: id, kind, today }, { at });
  return from;
};

/** @throws Refusal `invoice.nobody_to_mail` where the client has no owner who can sign in, and no address */
const send = async (work: Work, { id, entity, status, sent_at }: Invoice) => {
  const sent = await mailToClient(work, id, entity.id, 'sent');
  if (sent === null) throw new Refusal([{ code: 'invoice.nobody_to_mail' }]);
  return { status: status as 'issued', sent_at: sent_at ?? sent };
};

export const commands: Runs<typeof invoice> = {
  issue: async (work, record, { due_date }) => {
    const time = await clientTime(work, record.entity.id);
    const issued = dayOf(time.now, time.zone);
    if (hasScope(work.actor, 'issue invoices') && !(await hasAccountInUse(work.trx))) work.warn({ code: 'invoice.no_account' });
    await keepParties(work, { id: record.id, entityId: record.entity.id, day: issued });
    const sent_at = await mailToClient(work, record.id, record.entity.id, 'issued');
    const sums = await sumsToday(work, record, time);
    work.reportAmounts({ subtotal: sums.subtotal, dpp: sums.dpp, ppn: sums.ppn, total: sums.total });
    const due = await dueDate(work, issued, due_date);
    return { ...sums, issue_date: issued, due_date: due, paid: 0, credited: 0, balance: sums.total, sent_at };
  },
  credit: async (work, record, { amount, reason }) => {
    await creditByHand(work, record, amount!, reason!);
    // The credit note has changed the invoice's own status.
    return { status: (await work.read('invoice', record.id, ['status']))!.status as 'issued' };
  },
  void: async (work, record, { reason }) => {
    await voidByHand(work, record, reason!);
    return {};
  },
  giveUp: async () => ({ given_up: true }),
  noteTaxInvoice: async (_, { status }, { faktur_pajak_no }) => ({ faktur_pajak_no, status: status as 'issued' }),
  send,
};
