/**
 * What becomes of billed days that are not used, and of changes of plan that no invoice has taken up, when a subscription stops. Nothing is
 * left with it: what is due becomes a last invoice, what is the client's becomes a credit note. Rules: SUB-8, SUB-27.
 */
import type { Day } from '#shared/domain/calendarDays';
import { sumOf } from '#shared/domain/money';
import { pendingBefore, pendingOf, pendingSum, type PendingLine } from '#shared/areas/clients/domain/pendingLines';
import { periodOf } from '#shared/domain/period';
import { billedFrom, lastDayOf, type ForDays } from '#shared/areas/clients/domain/unusedDays';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { billedInvoices, creditPart } from '../../billing';
import type { Work } from '#server/repository/work';
import { billPending } from './periodInvoices';

/** Rupiah before tax that was charged for the days from `day` on, on invoices and in changes that wait for one. */
export const chargedFrom = async (work: Work, header: Clientsubsheader, day: Day): Promise<number> => {
  const billed = (await billedInvoices(work, header.id)).map((invoice) => billedFrom(invoice, day));
  const pending = pendingOf(header);
  return Math.max(0, sumOf(billed) + pendingSum(pending) - pendingSum(pendingBefore(pending, day)));
};

/** Credits what was billed for the days from `day` on. */
export const creditFrom = async (work: Work, header: Clientsubsheader, day: Day, reason: string): Promise<void> => {
  for (const invoice of await billedInvoices(work, header.id)) {
    const amount = billedFrom(invoice, day);
    if (amount === 0) continue;
    work.reportAmounts({ credit: -amount });
    await creditPart(work, invoice.id, amount, { reason, period: periodOf({ from: day, to: lastDayOf(invoice)! }), except: header.id });
  }
};

/**
 * Gives an amount back on the invoices that it was billed on: on the latest first, as far as each of them goes. What none can take was
 * given back by hand before.
 */
const giveBack = async (work: Work, header: Clientsubsheader, { amount, period }: ForDays, reason: string): Promise<void> => {
  let left = amount;
  for (const { id } of await billedInvoices(work, header.id)) {
    if (left > 0) left = await creditPart(work, id, left, { reason, except: header.id, ...(period !== null && { period }) });
  }
};

/** What lines below zero together give back, for which days. */
const givenBack = (lines: readonly PendingLine[]): ForDays[] => {
  let left = -pendingSum(lines);
  return [...new Set(lines.map(({ period }) => period))].flatMap((period) => {
    const amount = Math.min(left, -pendingSum(lines.filter((line) => line.period === period)));
    if (amount <= 0) return [];
    left -= amount;
    return [{ amount, period }];
  });
};

/** Settles what changes of plan came to: above zero by an invoice, below zero by credit notes. */
export const settlePending = async (work: Work, header: Clientsubsheader, lines: readonly PendingLine[], reason: string): Promise<void> => {
  if (pendingSum(lines) > 0) await billPending(work, header, lines);
  else for (const part of givenBack(lines)) await giveBack(work, header, part, reason);
};
