/** What a payment may say. Rupiah. Rules: INV-6, INV-19, INV-20, MNY-12. */
import { addDays, type Day } from '#shared/domain/calendarDays';

/** A payment as it is typed; a value that is missing or wrong counts as nothing. */
export type TypedPayment = {
  readonly method?: unknown;
  readonly amount?: unknown;
  readonly withheld?: unknown;
  readonly paid_at?: unknown;
};

export type PaymentProblem =
  | { readonly code: 'payment.amount'; readonly field: 'amount' }
  | { readonly code: 'payment.withheld'; readonly field: 'withheld' }
  | { readonly code: 'payment.withheld_above'; readonly field: 'withheld'; readonly max: number }
  | { readonly code: 'payment.future'; readonly field: 'paid_at' }
  | { readonly code: 'date.not_before'; readonly field: 'paid_at'; readonly date: Day };

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The beginning of the references of payments through a gateway. Nobody can type such a reference. */
const GATEWAY = 'gateway:';

/** The reference of a payment by its charge's id at the gateway. */
export const gatewayReference = (externalId: string): string => `${GATEWAY}${externalId}`;

export const isOfGateway = (reference: unknown): boolean =>
  typeof reference === 'string' && reference.trim().toLowerCase().startsWith(GATEWAY);

/** The tax of an invoice. Rupiah. */
export type TaxOf = { readonly dpp: number | null; readonly ppn: number | null };

/** `issue_date`: null while it is a draft. */
export type PaidInvoice = TaxOf & { readonly issue_date: Day | null };

/** Per cent: the highest rate of income tax that a payer withholds (Undang-Undang Pajak Penghasilan, article 23 paragraph 1a). */
const HIGHEST_RATE = 15;

/** The most tax that can be withheld of an invoice: its value-added tax, where the payer collects it, and income tax on its tax base. */
export const mostWithheld = ({ dpp, ppn }: TaxOf): number => (ppn ?? 0) + Math.ceil(((dpp ?? 0) * HIGHEST_RATE) / 100);

/** What is left to transfer of an invoice, once the tax that the payer withholds is taken off. Rupiah, never below zero. Rules: INV-22, MNY-12. */
export const amountToTransfer = (balance: number, withheld: unknown): number => Math.max(0, balance - Math.max(0, numberOf(withheld)));

/** A payment as far as its waiting goes. */
type Waiting = {
  readonly status: string | null;
  readonly amount: number;
  readonly withheld: number | null;
  readonly invoice: { readonly id: string };
};

/** Rupiah of an invoice that wait for verification, with the tax that was withheld. Rule: INV-22. */
export const waitingAmount = (invoice: string, payments: readonly Waiting[]): number =>
  payments
    .filter((one) => one.invoice.id === invoice && one.status === 'pending')
    .reduce((sum, { amount, withheld }) => sum + amount + (withheld ?? 0), 0);

/** Whether what waits for verification covers all that is open of an invoice: then nobody is asked to pay it. Rule: INV-22. */
export const isCovered = (
  { id, balance }: { readonly id: string; readonly balance: number | null },
  payments: readonly Waiting[],
): boolean => {
  const waiting = waitingAmount(id, payments);
  return waiting > 0 && waiting >= (balance ?? 0);
};

/** The most days by which a payment may be older than the issue of its invoice: a client may pay a year ahead. */
const DAYS_AHEAD = 366;

/** The first day on which the invoice can have been paid: an earlier one is a typing error. A draft has none, so `''`, which sorts first. Rule: INV-6. */
const firstPayDay = ({ issue_date }: PaidInvoice): Day => (issue_date === null ? '' : addDays(issue_date, -DAYS_AHEAD));

/** Everything that is wrong with the values taken together. @param today in the client's zone @param invoice what is paid */
export const paymentProblems = ({ amount, withheld, paid_at }: TypedPayment, today: Day, invoice: PaidInvoice): PaymentProblem[] => [
  ...(typeof amount === 'number' && amount <= 0 ? [{ code: 'payment.amount', field: 'amount' } as const] : []),
  ...(numberOf(withheld) < 0 ? [{ code: 'payment.withheld', field: 'withheld' } as const] : []),
  ...(numberOf(withheld) > mostWithheld(invoice)
    ? [{ code: 'payment.withheld_above', field: 'withheld', max: mostWithheld(invoice) } as const]
    : []),
  ...(typeof paid_at === 'string' && paid_at > today ? [{ code: 'payment.future', field: 'paid_at' } as const] : []),
  ...(typeof paid_at === 'string' && paid_at < firstPayDay(invoice)
    ? [{ code: 'date.not_before', field: 'paid_at', date: firstPayDay(invoice) } as const]
    : []),
];

/**
 * Why the certificate cannot be added to a verified payment of which tax was withheld; undefined where it can. A certificate that is there
 * may be replaced. Rule: INV-19.
 */
export const certificateProblem = ({
  withheld,
  reversed,
}: {
  readonly withheld: number | null;
  readonly reversed: boolean | null;
}): 'certificate.reversed' | undefined =>
  // A reversal has the amounts of its payment below zero.
  reversed || (withheld ?? 0) < 0 ? 'certificate.reversed' : undefined;

/**
 * Why a payment cannot name one of our bank accounts as the one that received it; undefined where it can, or names none. Rule: INV-20.
 * @param account as it is now; undefined for an account that the payment has already, which may be out of use since
 */
export const accountProblem = (
  method: unknown,
  account: { readonly status: string } | undefined,
): 'payment.account_of_transfer' | 'payment.account_closed' | undefined => {
  if (method !== 'transfer') return 'payment.account_of_transfer';
  return account && account.status !== 'active' ? 'payment.account_closed' : undefined;
};
