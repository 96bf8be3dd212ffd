/**
 * What an invoice's payments and credit notes come to. The sums are calculated from the rows each time, and never counted on; what was
 * received beyond the total becomes the client's credit, which is spent on the oldest open invoices. Rules: MNY-11, INV-2, SUB-9.
 */
import { dayOf } from '#shared/domain/calendarDays';
import { balanceOf, spendCredit, statusOf } from '#shared/areas/billing/domain/invoiceBalance';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import { clientCreditOf, invoiceMoney, openInvoicesOf, paidFromCredit, settledSubscriptions } from '../sql/invoiceMoney';
import type { Work } from '#server/repository/work';

const ref = (type: string, id: string) => ({ type, id });

/**
 * Writes the sums and the status of one invoice, and moves what is in excess to or from the client's credit.
 * @returns the client's id
 */
const refresh = async (work: Work, id: string): Promise<string> => {
  const { total, given_up, entity } = (await work.read('invoice', id, ['total', 'given_up', 'entity']))!;
  const { received, credited, spent, excess } = await invoiceMoney(work, id);
  const balance = balanceOf(total ?? 0, [{ amount: received + spent, withheld: 0 }], credited.total);
  await work.update('invoice', id, {
    paid: balance.paid,
    credited: balance.credited,
    balance: balance.balance,
    status: statusOf(balance, { givenUp: given_up ?? false, takenBack: credited.notes > 0 }),
  });
  if (balance.excess !== excess) {
    await work.add('clientCredit', { kind: 'excess', amount: balance.excess - excess, invoice: ref('invoices', id), entity });
  }
  return entity.id;
};

const spend = async (work: Work, entityId: string, invoiceId: string, amount: number): Promise<void> => {
  await work.add('clientCredit', { kind: 'spent', amount: -amount, invoice: ref('invoices', invoiceId), entity: ref('entity', entityId) });
  await refresh(work, invoiceId);
};

/**
 * Takes back what was spent, the latest first, where a payment that the credit came from was reversed. An invoice that loses credit may lose
 * its own excess with it, which is credit, too: then more is to be taken back.
 */
const takeBack = async (work: Work, entityId: string): Promise<void> => {
  for (;;) {
    const missing = -(await clientCreditOf(work, entityId));
    const [latest] = missing > 0 ? await paidFromCredit(work, entityId) : [];
    // Credit that was paid out cannot be taken back: what it came from stays.
    if (!latest && missing > 0) throw new Refusal([{ code: 'credit.short', meta: { max: '0' } }]);
    if (!latest) return;
    await spend(work, entityId, latest.id, -Math.min(missing, latest.spent));
  }
};

/** Pays open invoices from the client's credit, as far as it goes. */
const spendAll = async (work: Work, entityId: string): Promise<void> => {
  const credit = await clientCreditOf(work, entityId);
  if (credit <= 0) return;
  const open = await openInvoicesOf(work, entityId);
  const taken = spendCredit(
    credit,
    open.map(({ balance }) => balance),
  );
  for (const [at, { id }] of open.entries()) if (taken[at]) await spend(work, entityId, id, taken[at]);
};

/**
 * Leads the client's subscriptions of which nothing is overdue any more back from grace and suspension, whatever made it so. Rule: SUB-9.
 * @param except a subscription whose own command is running: its state is that command's, and is looked at afterwards
 */
export const leaveGrace = async (work: Work, entityId: string, except?: string): Promise<void> => {
  const { now, zone } = await clientTime(work, entityId);
  for (const id of await settledSubscriptions(work, entityId, dayOf(now, zone))) {
    if (id !== except) await work.run('clientsubsheader', 'reactivate', id);
  }
};

/** Pays open invoices from the client's credit after it grew without a payment. The client's money is locked. */
export const settleCredit = async (work: Work, entityId: string): Promise<void> => {
  await spendAll(work, entityId);
  await leaveGrace(work, entityId);
};

/**
 * Brings an issued invoice up to date after one of its payments or credit notes was written, with everything that follows from it. It may
 * be run again at any time. The command that asks for it holds the client's money (`clientMoney`).
 * @throws Refusal `credit.short` where money that was paid out would be missing
 * @param except see `leaveGrace`
 */
export const settle = async (work: Work, invoiceId: string, except?: string): Promise<void> => {
  const entityId = await refresh(work, invoiceId);
  await takeBack(work, entityId);
  await spendAll(work, entityId);
  await leaveGrace(work, entityId, except);
};
