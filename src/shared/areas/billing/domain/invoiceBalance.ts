/** What is still owed on an invoice, and the status that follows from the sums. Rupiah. Rules: MNY-11, MNY-12, INV-2. */
import { sumOf } from '#shared/domain/money';

/** Money received and tax that the client withheld; a reversal has both below zero. */
export type Received = { readonly amount: number; readonly withheld: number };

export type InvoiceStatus = 'draft' | 'issued' | 'partially_paid' | 'paid' | 'void' | 'uncollectible';

/** The states in which something of an invoice can still be paid. */
export const payableStates = ['issued', 'partially_paid', 'uncollectible'] as const;

/** Whether something of an invoice in this state can still be paid. */
export const payable = (status: string | null | undefined): boolean =>
  (payableStates as readonly (string | null | undefined)[]).includes(status);

export type Balance = {
  readonly paid: number;
  readonly credited: number;
  /** `total` − `paid` − `credited`; never below zero. */
  readonly balance: number;
  /** Received beyond the total: it belongs to the client as credit. */
  readonly excess: number;
};

/**
 * The sums of an invoice. What credit notes took off counts first, because it lowers what is owed; money received beyond the rest is excess.
 * @param total not below zero @param credited the sum of the credit notes
 * @throws RangeError where more is credited than the total, or more is returned than was received
 */
export const balanceOf = (total: number, received: readonly Received[], credited: number): Balance => {
  const sum = sumOf(received.map(({ amount, withheld }) => amount + withheld));
  if (credited < 0 || credited > total) throw new RangeError('The credit notes of an invoice are between nothing and its total.');
  if (sum < 0) throw new RangeError('No more can be returned than was received.');
  const paid = Math.min(sum, total - credited);
  return { paid, credited, balance: total - paid - credited, excess: sum - paid };
};

/**
 * The status of an invoice that was issued. It is calculated, never entered: what was given up can still be paid, and what is credited in full
 * without a payment is void.
 * @param givenUp whether the operator marked it as uncollectible
 * @param takenBack whether there is a credit note: an invoice of nothing has one of nothing
 */
export const statusOf = (
  { paid, credited, balance }: Balance,
  { givenUp = false, takenBack = credited > 0 }: { readonly givenUp?: boolean; readonly takenBack?: boolean } = {},
): Exclude<InvoiceStatus, 'draft'> => {
  if (balance === 0) return takenBack && paid === 0 ? 'void' : 'paid';
  if (givenUp) return 'uncollectible';
  return paid > 0 ? 'partially_paid' : 'issued';
};

/**
 * Takes what is owed from a client's credit, the oldest invoice first.
 * @param credit rupiah, not below zero @param owed the balances, the oldest first
 * @returns for each balance what is taken from the credit
 */
export const spendCredit = (credit: number, owed: readonly number[]): number[] => {
  let left = credit;
  return owed.map((balance) => {
    const taken = Math.min(left, balance);
    left -= taken;
    return taken;
  });
};
