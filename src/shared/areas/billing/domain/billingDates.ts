/** Days on which invoices are issued and due, and on which a client is reminded. Rules: SUB-8, SUB-17, INV-1, INV-4. */
import type { BillingTerms, TermsAt } from './billingTerms';
import { addDays, addSeconds, dayOf, startOfDay, type Day, type Instant, type Zone } from '#shared/domain/calendarDays';
import type { DatedSubscription } from '../../clients/domain/dueEvents';

const later = (one: Instant, other: Instant): Instant => (one > other ? one : other);

export type Reminder = {
  readonly day: Day;
  /** Days from the date that the reminder is about; below zero: before it. */
  readonly offset: number;
};

/**
 * The reminders of a trial, by the days that are left, with the day of the reminder: of the 14 days from 1 September, on 8, 12 and 14 September. None is on or before the day on which the trial began.
 * @param end the first day after the trial
 */
export const trialReminders = (start: Day, end: Day, { trial_reminders }: BillingTerms): Reminder[] =>
  trial_reminders.map((left) => ({ day: addDays(end, -left), offset: -left })).filter(({ day }) => day > start);

/**
 * When the owners are next reminded of the end of a trial: none on the day of `after` any more, so a trial that has just begun or was
 * just extended does not begin with a reminder.
 * @param terms of the day on which the trial began
 * @returns null where no reminder is left
 */
export const nextTrialReminder = (after: Instant, end: Instant, zone: Zone, terms: BillingTerms): Instant | null => {
  const [next] = trialReminders(dayOf(after, zone), dayOf(end, zone), terms);
  return next ? addSeconds(startOfDay(next.day, zone), terms.reminder_hour * 3_600) : null;
};

/** From when mails of this instant's day leave: nobody is woken by an invoice. Rule: INV-17. */
export const mailsFrom = (now: Instant, zone: Zone, { reminder_hour }: Pick<BillingTerms, 'reminder_hour'>): Instant =>
  later(now, addSeconds(startOfDay(dayOf(now, zone), zone), reminder_hour * 3_600));

/** The reminders of an invoice that is not paid. @param terms of its issue date */
export const invoiceReminders = (dueDate: Day, { invoice_reminders }: BillingTerms): Reminder[] =>
  invoice_reminders.map((offset) => ({ day: addDays(dueDate, offset), offset }));

/** The day until which an invoice has to be paid. */
export const dueDateOf = (issueDate: Day, terms: TermsAt): Day => addDays(issueDate, terms(issueDate).due_after);

/**
 * When the next invoice is issued: at the end of a trial; at once for a period that has begun and is not billed; otherwise some days before
 * the next period, by the terms of the day on which the present period began. Null where that period is billed already, or where none
 * follows by itself.
 */
export const nextInvoiceAt = (
  { status, status_since, trial_end_at, period_start, period_end, billed_until, auto_renew, cancel_at_period_end }: DatedSubscription,
  zone: Zone,
  terms: TermsAt,
): Instant | null => {
  const goesOn = auto_renew && !cancel_at_period_end;
  if (status === 'trial') return goesOn ? trial_end_at : null;
  if ((status !== 'active' && status !== 'grace') || period_start === null || period_end === null) return null;
  if (billed_until === null || billed_until < period_end) return later(period_start, status_since);
  if (!goesOn || billed_until !== period_end) return null;
  return startOfDay(addDays(dayOf(period_end, zone), -terms(dayOf(period_start, zone)).issued_before), zone);
};
