/** What a payment may say. Rupiah. Rules: INV-6, MNY-12. */
import type { Day } from './calendarDays';

/** A payment as it is typed; a value that is missing or wrong counts as nothing. */
export type TypedPayment = {
  readonly method?: unknown;
  readonly amount?: unknown;
  readonly withheld?: unknown;
  readonly withholding_no?: unknown;
  readonly paid_at?: unknown;
};

export type PaymentProblem =
  | { readonly code: 'payment.amount'; readonly field: 'amount' }
  | { readonly code: 'payment.withheld'; readonly field: 'withheld' }
  | { readonly code: 'payment.withholding_no'; readonly field: 'withholding_no' }
  | { readonly code: 'payment.future'; readonly field: 'paid_at' };

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Everything that is wrong with the values taken together. @param today in the client's zone */
export const paymentProblems = ({ amount, withheld, withholding_no, paid_at }: TypedPayment, today: Day): PaymentProblem[] => [
  ...(typeof amount === 'number' && amount <= 0 ? [{ code: 'payment.amount', field: 'amount' } as const] : []),
  ...(numberOf(withheld) < 0 ? [{ code: 'payment.withheld', field: 'withheld' } as const] : []),
  ...(numberOf(withheld) > 0 && !withholding_no ? [{ code: 'payment.withholding_no', field: 'withholding_no' } as const] : []),
  ...(typeof paid_at === 'string' && paid_at > today ? [{ code: 'payment.future', field: 'paid_at' } as const] : []),
];
