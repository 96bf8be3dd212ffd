/** What becomes of a subscription because a date has come. The shared rules say what is due; a command applies it. Rules: SUB-8, SUB-16. */
import { nextEvent, type DatedSubscription, type DueEvent } from '#shared/areas/clients/domain/dueEvents';
import { nextInvoiceAt } from '#shared/areas/billing/domain/billingDates';
import type { TermsAt } from '#shared/areas/billing/domain/billingTerms';
import { dayOf, type Zone } from '#shared/domain/calendarDays';
import type { SubscriptionEvent } from '#shared/areas/clients/domain/subscriptionStates';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { Refusal } from '#server/refusal';
import { billingTerms, unpaidInvoices } from '../../billing';
import { clientTime } from '#server/repository/clientTime';
import type { Work } from '#server/repository/work';

/** The subscription as far as dates concern it. */
export const datedOf = (header: Clientsubsheader): DatedSubscription => ({
  status: header.status ?? 'draft',
  status_since: header.status_since ?? header.created_at,
  cycle: header.cycle,
  anchor_day: header.anchor_day,
  trial_end_at: header.trial_end_at,
  next_reminder_at: header.next_reminder_at,
  period_start: header.period_start,
  period_end: header.period_end,
  billed_until: header.billed_until,
  auto_renew: header.auto_renew,
  cancel_at_period_end: header.cancel_at_period_end ?? false,
  resume_at: null,
  pending_change: header.pending_change as DatedSubscription['pending_change'],
});

const eventBy = async (work: Work, header: Clientsubsheader, zone: Zone, terms: TermsAt): Promise<DueEvent | undefined> => {
  const open = (await unpaidInvoices(work, header.id)).map((one) => ({ ...one, open: true }));
  return nextEvent(datedOf(header), open, zone, terms);
};

/** The next dated event, however far in the future. */
export const eventOf = async (work: Work, header: Clientsubsheader, zone: Zone): Promise<DueEvent | undefined> =>
  eventBy(work, header, zone, await billingTerms(work));

/** The values that an event sets, as the subscription keeps them. */
const valuesOf = (header: Clientsubsheader, { sets }: DueEvent, zone: Zone, terms: TermsAt) => {
  const { resume_at: _, pending_change: __, status, ...values } = sets;
  const after = { ...datedOf(header), ...sets };
  return { ...values, status: (status ?? header.status) as 'active', next_invoice_at: nextInvoiceAt(after, zone, terms) };
};

/** The function of a command that the clock gives. @throws Refusal `subscription.not_due` where its date has not come, or another event comes first */
export const byDate =
  (event: SubscriptionEvent) =>
  async (work: Work, header: Clientsubsheader): Promise<ReturnType<typeof valuesOf>> => {
    const { now, zone } = await clientTime(work, header.entity.id);
    const terms = await billingTerms(work);
    const due = await eventBy(work, header, zone, terms);
    if (due?.event === event && due.at <= now) return valuesOf(header, due, zone, terms);
    throw new Refusal([{ code: 'subscription.not_due', ...(due && { meta: { date: dayOf(due.at, zone) } }) }]);
  };
