/** The receipt of a payment that was verified: what it says. Its PDF is drawn from this. Rule: INV-8. */

/** Rupiah: a document about more than this needs a duty stamp (meterai), whose price is `STAMP_DUTY`. */
const DUTY_ABOVE = 5_000_000;
export const STAMP_DUTY = 10_000;

/** Whether the receipt has a box for the duty stamp. @param amount rupiah that were received */
export const hasDutyBox = (amount: number): boolean => amount > DUTY_ABOVE;

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
  readonly dutyBox: boolean;
};

/**
 * What the receipt of a payment says.
 * @param invoice the number of the invoice @param client the name of the client
 * @returns undefined where there is none: for money that is not verified, was taken back, or was returned
 */
export const receiptOf = (payment: PaidPart, invoice: string, client: string): Receipt | undefined => {
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
    dutyBox: hasDutyBox(amount),
  };
};
