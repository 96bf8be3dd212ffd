/** Which mail about an open invoice is due. A mail that comes late stands for all that were missed before it. Rules: SUB-17, INV-17. */
import { invoiceReminders } from './billingDates';
import type { BillingTerms, TermsAt } from './billingTerms';
import { addDays, addSeconds, startOfDay, type Day, type Instant, type Zone } from '#shared/domain/calendarDays';

export type InvoiceNotice = {
  readonly kind: 'reminder' | 'suspension';
  /** Days from the due date; below zero: before it. */
  readonly offset: number;
  readonly at: Instant;
};

/** All mails that an invoice will need while nobody pays, the first one first. `suspension` is for a subscription in grace only. */
const noticesOf = (dueDate: Day, zone: Zone, terms: BillingTerms): InvoiceNotice[] => {
  const at = (day: Day): Instant => addSeconds(startOfDay(day, zone), terms.reminder_hour * 3_600);
  const suspended = terms.grace_after + terms.suspended_after;
  const reminders = invoiceReminders(dueDate, terms).map(({ day, offset }) => ({ kind: 'reminder' as const, offset, at: at(day) }));
  const offset = suspended - terms.suspension_notice;
  return [...reminders, { kind: 'suspension' as const, offset, at: at(addDays(dueDate, offset)) }].sort((a, b) => a.offset - b.offset);
};

/** The name under which it is stored that a mail was written: `reminder:-7`. */
export const noticeKey = ({ kind, offset }: Pick<InvoiceNotice, 'kind' | 'offset'>): string => `${kind}:${offset}`;

/** The day on which the subscription is suspended if nobody pays: by the terms of the issue date, as the mails about the invoice say. */
export const suspensionDay = ({ issue_date, due_date }: Pick<OpenInvoice, 'issue_date' | 'due_date'>, terms: TermsAt): Day => {
  const { grace_after, suspended_after } = terms(issue_date);
  return addDays(due_date, grace_after + suspended_after);
};

export type OpenInvoice = {
  readonly issue_date: Day;
  readonly due_date: Day;
  /** Whether the client has a subscription in grace, which is suspended next. */
  readonly in_grace: boolean;
  /** Keys of what was mailed about it. */
  readonly told: readonly string[];
};

/** The mail that is due now; undefined where none is, or where it or a later one was written. None is due on the day of issue. */
export const noticeDue = (invoice: OpenInvoice, now: Instant, zone: Zone, terms: TermsAt): InvoiceNotice | undefined => {
  const notices = noticesOf(invoice.due_date, zone, terms(invoice.issue_date)).filter(
    ({ kind }) => kind === 'reminder' || invoice.in_grace,
  );
  const dayAfterIssue = startOfDay(addDays(invoice.issue_date, 1), zone);
  const come = notices.filter(({ at }) => at <= now && at >= dayAfterIssue);
  const last = come.at(-1);
  return last && !notices.some((one) => one.offset >= last.offset && invoice.told.includes(noticeKey(one))) ? last : undefined;
};
