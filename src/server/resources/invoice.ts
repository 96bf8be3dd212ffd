/** Invoices: their sums are calculated from the lines, and fixed when they are issued. Rules: INV-1, INV-3, INV-5, MNY-7. */
import type { Problem } from '#shared/errors';
import { addDays, dayOf, defaultZone } from '#shared/domain/calendarDays';
import { firstTerms } from '#shared/domain/billingTerms';
import { invoiceProblems, invoiceSums, type InvoiceProblem } from '#shared/domain/invoiceSums';
import { invoice, type Invoice } from '#shared/resources/invoice';
import { Refusal } from '../refusal';
import { clientTime } from '../repository/clientTime';
import { noteNotice } from '../repository/invoiceNotices';
import { keepParties } from '../repository/invoiceParties';
import { enqueue } from '../repository/jobQueue';
import { defineServerResource, type Runs, type Values } from '../repository/serverResource';
import type { Work } from '../repository/work';
import { taxRuleOf } from '../subscriptions/periods';

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

const today = (work: Work): string => dayOf(work.now.toISOString(), defaultZone);

/** The sums by the tax rule of today: those of a draft are provisional until it is issued. */
const sumsOf = async (work: Work, { lines, discount }: Written) => {
  const rule = await taxRuleOf(work, { now: work.now.toISOString(), zone: defaultZone });
  return invoiceSums(lines, discount ?? 0, rule);
};

const dueDate = (issued: string, given: string | null | undefined): string => {
  if (given && given < issued)
    throw new Refusal([{ code: 'date.not_before', pointer: '/data/attributes/due_date', meta: { date: issued } }]);
  return given ?? addDays(issued, firstTerms.dueAfter);
};

/** Asks for the mails that tell of the issue, which a job writes once the invoice is there. Rule: INV-17. */
const tellOfIssue = async (work: Work, id: string, entityId: string): Promise<void> => {
  const { now, zone } = await clientTime(work, entityId);
  await noteNotice(work, { id, entityId, key: 'issued', at: now });
  await enqueue(work.trx, work.now, 'invoiceMail', { invoice: id, kind: 'issued', today: dayOf(now, zone) });
};

const commands: Runs<typeof invoice> = {
  issue: async (work, record, { due_date }) => {
    const issued = today(work);
    const sums = await sumsOf(work, record);
    await keepParties(work, { id: record.id, entityId: record.entity.id, day: issued });
    await tellOfIssue(work, record.id, record.entity.id);
    work.tell({ subtotal: sums.subtotal, dpp: sums.dpp, ppn: sums.ppn, total: sums.total });
    return { ...sums, issue_date: issued, due_date: dueDate(issued, due_date), paid: 0, credited: 0, balance: sums.total };
  },
};

export const servedInvoice = defineServerResource(invoice, {
  tenant: true,
  commands,
  hooks: {
    validate: async (values, how, current) => {
      if (!('lines' in values) && !('discount' in values)) return [];
      const { lines, discount } = withBefore(values, how === 'update' ? await current() : {});
      return invoiceProblems(lines, discount ?? 0).map(problemAt);
    },
    before: {
      add: async (work, values) => ({ ...values, ...(await sumsOf(work, withBefore(values))) }),
      update: async (work, before, values) => ({ ...values, ...(await sumsOf(work, withBefore(values, before))) }),
    },
  },
});
