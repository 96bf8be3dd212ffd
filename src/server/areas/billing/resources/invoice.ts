/** Invoices: their sums are calculated from the lines, and fixed when they are issued. Rules: INV-1, INV-3, INV-5, MNY-7. */
import type { Problem } from '#shared/errors';
import { invoiceProblems, type InvoiceProblem } from '#shared/areas/billing/domain/invoiceSums';
import { invoice } from '#shared/areas/billing/resources/invoice';
import { invoiceHistory } from '../sql/invoiceHistory';
import { clientCredit, isOverdue } from '../sql/invoices';
import { commands } from '../commands/invoice';
import { settle } from '../settlement/settle';
import { sumsToday, type Written } from '../settlement/taxOfToday';
import { tellOfInvoice } from '../settlement/tellClient';
import { idsIn } from '#server/repository/checkReferences';
import { clientTime } from '#server/repository/clientTime';
import { defineServerResource, type Row, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';

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

/** The sums of a draft. What was issued keeps them: only its payments change. */
const sumsOfDraft = async (work: Work, values: Values, before?: Row): Promise<Values> => {
  if (before && before['status'] !== 'draft') return values;
  const entityId = before ? (before['entity_id'] as string) : idsIn(values['entity'])[0]!;
  return { ...values, ...(await sumsToday(work, withBefore(values, before), await clientTime(work, entityId))) };
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
      run: async (work, { id }, name) => {
        if (name === 'issue' || name === 'giveUp') await settle(work, id);
        if (name === 'issue') await tellOfInvoice(work, id, 'invoice_issued');
      },
    },
  },
});
