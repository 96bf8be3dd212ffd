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

/** What is open of an invoice, and until when. */
type Open = { readonly balance: number | null; readonly due_date: string | null };

/**
 * How much is due first: all that is overdue, with the day since which something is; otherwise what is due on the next day that has something.
 * @param today the client's calendar day @returns undefined where nothing has a due date. Rules: APP-23, INV-2
 */
export const dueFirst = (invoices: readonly Open[], today: string): { amount: number; date: string; isLate: boolean } | undefined => {
  const [date] = invoices.flatMap(({ due_date }) => due_date ?? []).sort();
  if (date === undefined) return undefined;
  const isLate = date < today;
  const isDue = ({ due_date }: Open) => due_date !== null && (isLate ? due_date < today : due_date === date);
  return { amount: invoices.filter(isDue).reduce((sum, { balance }) => sum + (balance ?? 0), 0), date, isLate };
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
