/** Which mail about an open invoice is due. A mail that comes late stands for all that were missed before it. Rules: SUB-17, INV-17. */
import { invoiceReminders } from './billingDates';
import { firstTerms, type BillingTerms } from './billingTerms';
import { addDays, addSeconds, startOfDay, type Day, type Instant, type Zone } from './calendarDays';

/** Days before the suspension on which the client is told. */
const SUSPENSION_NOTICE = 3;

export type InvoiceNotice = {
  readonly kind: 'reminder' | 'suspension';
  /** Days from the due date; below zero: before it. */
  readonly offset: number;
  readonly at: Instant;
};

/** All mails that an invoice will need while nobody pays, the first one first. `suspension` is for a subscription in grace only. */
const noticesOf = (dueDate: Day, zone: Zone, terms: BillingTerms): InvoiceNotice[] => {
  const at = (day: Day): Instant => addSeconds(startOfDay(day, zone), terms.reminderHour * 3_600);
  const suspended = terms.graceAfter + terms.suspendedAfter;
  const reminders = invoiceReminders(dueDate, terms).map(({ day, offset }) => ({ kind: 'reminder' as const, offset, at: at(day) }));
  const offset = suspended - SUSPENSION_NOTICE;
  return [...reminders, { kind: 'suspension' as const, offset, at: at(addDays(dueDate, offset)) }].sort((a, b) => a.offset - b.offset);
};

/** The name under which it is kept that a mail was written: `reminder:-7`. */
export const noticeKey = ({ kind, offset }: Pick<InvoiceNotice, 'kind' | 'offset'>): string => `${kind}:${offset}`;

/** The day on which the subscription is suspended if nobody pays. */
export const suspensionDay = (dueDate: Day, terms: BillingTerms = firstTerms): Day =>
  addDays(dueDate, terms.graceAfter + terms.suspendedAfter);

export type OpenInvoice = {
  readonly issue_date: Day;
  readonly due_date: Day;
  /** Whether the client has a subscription in grace, which is suspended next. */
  readonly in_grace: boolean;
  /** Keys of what was mailed about it. */
  readonly told: readonly string[];
};

/** The mail that is due now; undefined where none is, or where it or a later one was written. None is due on the day of issue. */
export const noticeDue = (invoice: OpenInvoice, now: Instant, zone: Zone, terms: BillingTerms = firstTerms): InvoiceNotice | undefined => {
  const notices = noticesOf(invoice.due_date, zone, terms).filter(({ kind }) => kind === 'reminder' || invoice.in_grace);
  const dayAfterIssue = startOfDay(addDays(invoice.issue_date, 1), zone);
  const come = notices.filter(({ at }) => at <= now && at >= dayAfterIssue);
  const last = come.at(-1);
  return last && !notices.some((one) => one.offset >= last.offset && invoice.told.includes(noticeKey(one))) ? last : undefined;
};
