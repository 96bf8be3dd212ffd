/** The receipt of a payment that was verified: what it says. Its PDF is drawn from this. Rule: INV-8. */

import type { Taxrule } from '../resources/taxrule';

/** Rupiah: a receipt about more than `duty_above` needs a duty stamp (meterai), which costs `stamp_duty`. */
export type DutyRule = Pick<Taxrule, 'duty_above' | 'stamp_duty'>;

/**
 * The price of the duty stamp that the receipt has a box for; null where it needs none.
 * @param amount rupiah that were received @param rule that of the receipt's day, null where there is none
 */
export const dutyOf = (amount: number, rule: DutyRule | null): number | null => (rule && amount > rule.duty_above ? rule.stamp_duty : null);

type PaidPart = {
  readonly amount: number;
  readonly withheld: number | null;
  readonly withholding_no: string | null;
  readonly method: string;
  readonly paid_at: string;
  readonly reference: string | null;
  readonly status: string | null;
  readonly reversed: boolean | null;
};

export type Receipt = {
  readonly invoice: string;
  readonly client: string;
  readonly method: string;
  readonly paidOn: string;
  readonly reference: string | null;
  /** Rupiah received, tax that the client withheld with the number of its certificate, and both together. */
  readonly amount: number;
  readonly withheld: number;
  readonly withholdingNo: string | null;
  readonly settled: number;
  /** Rupiah; null where it needs no duty stamp. */
  readonly duty: number | null;
};

/**
 * What the receipt of a payment says.
 * @param invoice the number of the invoice @param client the name of the client @param rule of stamp duty on the day of the payment
 * @returns undefined where there is none: for money that is not verified, was taken back, or was returned
 */
export const receiptOf = (
  payment: PaidPart,
  { invoice, client, rule }: { readonly invoice: string; readonly client: string; readonly rule: DutyRule | null },
): Receipt | undefined => {
  const { amount, status, reversed, method, paid_at, reference } = payment;
  if (status !== 'verified' || reversed || amount <= 0) return undefined;
  const withheld = payment.withheld ?? 0;
  return {
    invoice,
    client,
    method,
    paidOn: paid_at,
    reference,
    amount,
    withheld,
    withholdingNo: payment.withholding_no,
    settled: amount + withheld,
    duty: dutyOf(amount, rule),
  };
};
