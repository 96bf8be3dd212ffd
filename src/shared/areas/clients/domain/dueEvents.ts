/**
 * What happens to a subscription because a date has come. All dated events begin with a day in the client's zone. A job that runs late
 * gets all events that it missed, in their order and with their own dates; when it has applied them there are none. Rules: SUB-8, SUB-10, SUB-15, SUB-16, SUB-17.
 */
import { nextInvoiceAt, nextTrialReminder } from '../../billing/domain/billingDates';
import { periodAfter, periodFrom } from './billingPeriods';
import type { TermsAt } from '../../billing/domain/billingTerms';
import { addDays, dayOf, startOfDay, type Day, type Instant, type Zone } from '#shared/domain/calendarDays';
import type { Cycle } from './pricing';
import type { SubscriptionEvent, SubscriptionState } from './subscriptionStates';

/** A subscription as far as dates concern it. */
export type DatedSubscription = {
  readonly status: SubscriptionState;
  /** When it came into its state. */
  readonly status_since: Instant;
  readonly cycle: Cycle;
  /** Null until billing begins: then it becomes the day of the month on which the first period begins. */
  readonly anchor_day: number | null;
  readonly trial_end_at: Instant | null;
  /** When the owners are reminded of the end of the trial. */
  readonly next_reminder_at: Instant | null;
  readonly period_start: Instant | null;
  readonly period_end: Instant | null;
  /** The end of the last period that has an invoice; null where none of the present periods has. */
  readonly billed_until: Instant | null;
  readonly auto_renew: boolean;
  readonly cancel_at_period_end: boolean;
  /** When a pause shall end by itself. */
  readonly resume_at: Instant | null;
  /** The change that waits for the next period; `cycle` where it changes the cycle. */
  readonly pending_change: { readonly cycle?: Cycle } | null;
};

/** An invoice as far as it can be late. `open`: issued and not settled, thus not paid in full, void or given up. */
export type DatedInvoice = { readonly issue_date: Day; readonly due_date: Day; readonly open: boolean };

/** `sets` holds the values of the subscription that the event changes; `at` is when it should have happened, not when the job runs. */
export type DueEvent = { readonly event: SubscriptionEvent; readonly at: Instant; readonly sets: Partial<DatedSubscription> };

/** The subscription after an event. */
export const afterEvent = (header: DatedSubscription, { sets }: DueEvent): DatedSubscription => ({ ...header, ...sets });

type Context = {
  readonly header: DatedSubscription;
  readonly invoices: readonly DatedInvoice[];
  readonly zone: Zone;
  readonly terms: TermsAt;
};

const moved = (event: SubscriptionEvent, status: SubscriptionState, at: Instant, more: Partial<DatedSubscription> = {}): DueEvent => ({
  event,
  at,
  sets: { status, status_since: at, ...more },
});

/** The instant that begins the day which comes some days after an instant's day. */
const daysAfter = (instant: Instant, days: number, zone: Zone): Instant => startOfDay(addDays(dayOf(instant, zone), days), zone);

/** The end that was asked for: at the end of the trial or of the period. Without automatic renewal an active subscription ends there, too. */
const ending = ({ header }: Context): DueEvent | undefined => {
  const { status, cancel_at_period_end, auto_renew, trial_end_at, period_end } = header;
  const at = status === 'trial' ? trial_end_at : period_end;
  const lapses = !auto_renew && (status === 'active' || status === 'grace');
  return at !== null && (cancel_at_period_end || lapses) ? moved('end', 'ended', at, { pending_change: null }) : undefined;
};

/** The end of a trial. A change that waits for it comes first. */
const trialEnd = ({ header, zone }: Context): DueEvent | undefined => {
  const { trial_end_at: at, anchor_day, cycle, auto_renew } = header;
  if (at === null) return undefined;
  const change = changeAt(header, at);
  if (change || !auto_renew) return change ?? moved('endTrial', 'suspended', at);
  return moved('endTrial', 'active', at, { billed_until: null, ...periodFrom(dayOf(at, zone), anchor_day, cycle, zone) });
};

/** A reminder that the trial ends; the one after it follows from the end of the trial, which may have changed. */
const reminder = ({ header: { next_reminder_at: at, trial_end_at, status_since }, zone, terms }: Context): DueEvent | undefined => {
  if (at === null || trial_end_at === null || at >= trial_end_at) return undefined;
  return { event: 'remind', at, sets: { next_reminder_at: nextTrialReminder(at, trial_end_at, zone, terms(dayOf(status_since, zone))) } };
};

/** The waiting change, at the instant at which a new period begins. */
const changeAt = ({ pending_change, cycle }: DatedSubscription, at: Instant): DueEvent | undefined =>
  pending_change ? { event: 'applyChange', at, sets: { pending_change: null, cycle: pending_change.cycle ?? cycle } } : undefined;

/** The invoice of the period that has begun, or of the next one. */
const billing = ({ header, zone, terms }: Context): DueEvent | undefined => {
  const { period_start, period_end, billed_until } = header;
  const at = nextInvoiceAt(header, zone, terms);
  if (at === null || period_start === null || period_end === null) return undefined;
  const isNext = billed_until === period_end;
  return {
    event: 'bill',
    at,
    sets: { billed_until: isNext ? periodAfter({ ...header, period_start, period_end }, zone).period_end : period_end },
  };
};

/** The next period of the same subscription. */
const periodStart = ({ header, zone }: Context): DueEvent | undefined => {
  const { period_start, period_end } = header;
  if (period_start === null || period_end === null) return undefined;
  const next = periodAfter({ ...header, period_start, period_end }, zone);
  return changeAt(header, period_end) ?? { event: 'startPeriod', at: period_end, sets: next };
};

/** The open invoice that is due first. */
const oldestOf = (invoices: readonly DatedInvoice[]): DatedInvoice | undefined =>
  invoices
    .filter(({ open }) => open)
    .reduce<DatedInvoice | undefined>((first, one) => (!first || one.due_date < first.due_date ? one : first), undefined);

/** Grace, for the oldest open invoice and by the terms of its issue date. */
const graceStart = ({ invoices, zone, terms }: Context): DueEvent | undefined => {
  const oldest = oldestOf(invoices);
  if (!oldest) return undefined;
  return moved('startGrace', 'grace', startOfDay(addDays(oldest.due_date, terms(oldest.issue_date).grace_after), zone));
};

const resumption = ({ header, zone }: Context): DueEvent | undefined => {
  const { resume_at: at, cycle, cancel_at_period_end } = header;
  if (at === null || cancel_at_period_end) return undefined;
  return (
    changeAt(header, at) ??
    moved('resume', 'active', at, { resume_at: null, billed_until: null, ...periodFrom(dayOf(at, zone), null, cycle, zone) })
  );
};

/** Suspension, by the terms of the oldest open invoice's issue date: its mails have named the day. Without one, by those of the day on which grace began. */
const suspension = ({ header: { status_since }, invoices, zone, terms }: Context): DueEvent => {
  const { suspended_after } = terms(oldestOf(invoices)?.issue_date ?? dayOf(status_since, zone));
  return moved('suspend', 'suspended', daysAfter(status_since, suspended_after, zone));
};

/** The end, by the terms of the day of the suspension. */
const endOfSuspended = ({ header: { status_since }, zone, terms }: Context): DueEvent =>
  moved('end', 'ended', daysAfter(status_since, terms(dayOf(status_since, zone)).ended_after, zone));

/** What can happen by date in each state. Of several at one instant the first one happens: an end before anything else, a payment that is missing before a new period. */
const dated: Readonly<Record<SubscriptionState, readonly ((context: Context) => DueEvent | undefined)[]>> = {
  draft: [],
  trial: [ending, trialEnd, reminder],
  active: [ending, graceStart, billing, periodStart],
  grace: [ending, suspension, billing, periodStart],
  suspended: [ending, endOfSuspended],
  paused: [ending, resumption],
  ended: [],
};

/** Nothing happens in a state before the state has begun, for example when the end is asked for after the period is over. */
const notBefore = (since: Instant, due: DueEvent | undefined): DueEvent | undefined => {
  if (!due || due.at >= since) return due;
  return { ...due, at: since, sets: { ...due.sets, ...(due.sets.status && { status_since: since }) } };
};

/** The next dated event, however far in the future; undefined where no date is set. */
export const nextEvent = (
  header: DatedSubscription,
  invoices: readonly DatedInvoice[],
  zone: Zone,
  terms: TermsAt,
): DueEvent | undefined => {
  const context = { header, invoices, zone, terms };
  const found = dated[header.status].flatMap((eventOf) => notBefore(header.status_since, eventOf(context)) ?? []);
  return found.reduce<DueEvent | undefined>((first, one) => (!first || one.at < first.at ? one : first), undefined);
};

/**
 * The events that are due by `now`, in their order. Applying them (`afterEvent`) and asking again gives none.
 * The invoices are those that exist: the invoice of a period that begins late is issued late, and its own due date counts.
 */
export const dueEvents = (
  header: DatedSubscription,
  invoices: readonly DatedInvoice[],
  now: Instant,
  zone: Zone,
  terms: TermsAt,
): DueEvent[] => {
  const events: DueEvent[] = [];
  let state = header;
  for (let next = nextEvent(state, invoices, zone, terms); next && next.at <= now; next = nextEvent(state, invoices, zone, terms)) {
    events.push(next);
    state = afterEvent(state, next);
  }
  return events;
};
