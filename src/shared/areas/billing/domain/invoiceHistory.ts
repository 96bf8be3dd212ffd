/** What became of an invoice, as its own client reads it: what was decided, what was paid, and what was mailed. Rules: INV-2, INV-17. */
import type { HistoryActor } from '../../clients/domain/subscriptionHistory';

/** Commands of the invoice, what happened to its payments, and its mails. */
export const invoiceEvents = [
  'issue',
  'credit',
  'void',
  'giveUp',
  'noteTaxInvoice',
  'send',
  'paymentAdded',
  'paymentVerified',
  'paymentRejected',
  'paymentReversed',
  'certificateAdded',
  'mailed',
] as const;
export type InvoiceEvent = (typeof invoiceEvents)[number];

export type InvoiceHistoryEntry = {
  readonly id: string;
  /** Instant, ISO 8601 in UTC. */
  readonly at: string;
  readonly event: InvoiceEvent;
  /** Rupiah of a payment, or of a credit note before tax. */
  readonly amount: number | null;
  /** Why, in the words of anyone who decided it; of a mail its subject. */
  readonly text: string | null;
  /** How many people a mail went to. */
  readonly people: number | null;
  readonly by: HistoryActor;
  /** Null for the clock, for mails, and for somebody of ours, whose name the client does not read. */
  readonly name: string | null;
};
