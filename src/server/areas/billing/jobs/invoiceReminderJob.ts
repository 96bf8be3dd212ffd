/** Reminds clients of open invoices, by mail and notification: looks every minute. Correct when it runs late, twice, or in two processes at once. Rule: INV-17. */
import { dayOf } from '#shared/domain/calendarDays';
import { noticeDue, noticeKey } from '#shared/areas/billing/domain/invoiceNotices';
import { systemAct } from '#server/repository/actors';
import { billingTerms } from '../sql/billingTerms';
import { clientTime } from '#server/repository/clientTime';
import { invoicesToRemind, lockOpenInvoice, noteNotice } from '../sql/invoiceNotices';
import { tellOfInvoice } from '../settlement/tellClient';
import { enqueue } from '#server/repository/jobQueue';
import type { Store } from '#server/repository/store';
import type { Work } from '#server/repository/work';
import { write } from '#server/repository/write';
import type { Handler } from '#server/jobs/kinds';
import type { FailureLog } from '#server/jobs/runner';

/** Milliseconds between two looks. */
const EVERY = 60_000;

/** The job's key: there is never a second one. */
export const INVOICE_REMINDERS = 'invoiceReminders';

/** @returns whether a mail was asked for */
const remind = async (work: Work, id: string): Promise<boolean> => {
  const invoice = await lockOpenInvoice(work, id);
  if (!invoice) return false;
  const { now, zone } = await clientTime(work, invoice.entity_id);
  const due = noticeDue(invoice, now, zone, await billingTerms(work));
  if (!due) return false;
  const first = await noteNotice(work, { id, entityId: invoice.entity_id, key: noticeKey(due), at: now });
  if (first) {
    const today = dayOf(now, zone);
    await enqueue(work.trx, work.now, 'invoiceMail', { invoice: id, kind: due.kind, today });
    await tellOfInvoice(work, id, today > invoice.due_date ? 'invoice_overdue' : 'invoice_due', noticeKey(due));
  }
  return first;
};

/** The same in a transaction of its own. @returns false where it failed */
const tryToRemind = async (store: Store, log: FailureLog, id: string): Promise<boolean> => {
  try {
    return await write(systemAct(store), true, (work) => remind(work, id));
  } catch (err) {
    log.error({ err }, 'the reminder of an invoice could not be written');
    return false;
  }
};

/**
 * Asks for every reminder that is due, each invoice in a transaction of its own: one that fails does not hold up the others.
 * @returns how many were asked for
 */
export async function remindOfInvoices(store: Store, log: FailureLog): Promise<number> {
  let asked = 0;
  for await (const ids of invoicesToRemind(store)) for (const id of ids) if (await tryToRemind(store, log, id)) asked += 1;
  return asked;
}

export const remindingOfInvoices = ({ store, log }: { store: Store; log: FailureLog }): Handler<'invoiceReminders'> => ({
  run: async ({ now }) => {
    await remindOfInvoices(store, log);
    return new Date(now.getTime() + EVERY);
  },
});
