/** Invoices: their sums are calculated from the lines, and fixed when they are issued. Rules: INV-1, INV-3, INV-5, MNY-7. */
import type { Problem } from '#shared/errors';
import { dueDateOf, mailsFrom } from '#shared/areas/billing/domain/billingDates';
import { dayOf } from '#shared/domain/calendarDays';
import { invoiceProblems, invoiceSums, type InvoiceProblem } from '#shared/areas/billing/domain/invoiceSums';
import { invoice, type Invoice } from '#shared/areas/billing/resources/invoice';
import { Refusal } from '#server/refusal';
import { billingTerms } from '../sql/billingTerms';
import { billedPeople, noteNotice } from '../sql/invoiceNotices';
import { invoiceHistory } from '../sql/invoiceHistory';
import { clientCredit, isOverdue } from '../sql/invoices';
import { keepParties } from '../sql/invoiceParties';
import { enqueue } from '#server/repository/jobQueue';
import { settle } from '../settlement/settle';
import { tellOfInvoice } from '../settlement/tellClient';
import { creditByHand, voidByHand } from '../settlement/creditNotes';
import { idsIn } from '#server/repository/checkReferences';
import { clientTime, type ClientTime } from '#server/repository/clientTime';
import { defineServerResource, type Row, type Runs, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { taxRuleOf } from '../settlement/taxOfToday';

type Written = Pick<Invoice, 'lines' | 'discount'>;

/** What an invoice has after a change: what is written, and otherwise what it had. */
const withBefore = (values: Values, before: Values = {}): Written => {
  const { lines, discount } = { ...before, ...values } as Partial<Written>;
  return { lines: lines ?? [], discount: discount ?? 0 };
};

const problemAt = (problem: InvoiceProblem): Problem => {
  if ('line' in problem) return { code: problem.code, pointer: `/data/attributes/lines/${problem.line}/unit_price` };
  if (problem.code === 'invoice.total_too_large') return { code: problem.code, pointer: '/data/attributes/lines' };
  const max = Math.max(problem.subtotal, 0).toLocaleString('id-ID');
  return { code: problem.code, pointer: `/data/attributes/${problem.discount ? 'discount' : 'lines'}`, meta: { max } };
};

/** The sums by the tax rule of the client's today: those of a draft are provisional until it is issued. */
const sumsOf = async (work: Work, { lines, discount }: Written, time: ClientTime) =>
  invoiceSums(lines, discount ?? 0, await taxRuleOf(work, time));

/** The sums of a draft. What was issued keeps them: only its payments change. */
const sumsOfDraft = async (work: Work, values: Values, before?: Row): Promise<Values> => {
  if (before && before['status'] !== 'draft') return values;
  const entityId = before ? (before['entity_id'] as string) : idsIn(values['entity'])[0]!;
  return { ...values, ...(await sumsOf(work, withBefore(values, before), await clientTime(work, entityId))) };
};

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

const commands: Runs<typeof invoice> = {
  issue: async (work, record, { due_date }) => {
    const time = await clientTime(work, record.entity.id);
    const issued = dayOf(time.now, time.zone);
    await keepParties(work, { id: record.id, entityId: record.entity.id, day: issued });
    const sent_at = await mailToClient(work, record.id, record.entity.id, 'issued');
    const sums = await sumsOf(work, record, time);
    work.reportAmounts({ subtotal: sums.subtotal, dpp: sums.dpp, ppn: sums.ppn, total: sums.total });
    const due = await dueDate(work, issued, due_date);
    return { ...sums, issue_date: issued, due_date: due, paid: 0, credited: 0, balance: sums.total, sent_at };
  },
  credit: async (work, { id }, { amount, reason }) => {
    await creditByHand(work, id, amount!, reason!);
    return { status: (await work.read('invoice', id, ['status']))!.status as 'issued' };
  },
  void: async (work, { id }, { reason }) => {
    await voidByHand(work, id, reason!);
    return {};
  },
  giveUp: async () => ({ given_up: true }),
  noteTaxInvoice: async (_, { status }, { faktur_pajak_no }) => ({ faktur_pajak_no, status: status as 'issued' }),
  send,
};

export const servedInvoice = defineServerResource(invoice, {
  tenant: true,
  moneyOf: 'entity_id',
  counted: { overdue: isOverdue, client_credit: clientCredit },
  commands,
  history: invoiceHistory,
  hooks: {
    validate: async (values, how, current) => {
      if (!('lines' in values) && !('discount' in values)) return [];
      const { lines, discount } = withBefore(values, how === 'update' ? await current() : {});
      return invoiceProblems(lines, discount ?? 0).map(problemAt);
    },
    before: {
      add: (work, values) => sumsOfDraft(work, values),
      update: (work, before, values) => sumsOfDraft(work, values, before),
    },
    // The client's credit pays what was just issued; what is given up is not asked for any more.
    after: {
      run: async (work, id, name) => {
        if (name === 'issue' || name === 'giveUp') await settle(work, id);
        if (name === 'issue') await tellOfInvoice(work, id, 'invoice_issued');
      },
    },
  },
});
