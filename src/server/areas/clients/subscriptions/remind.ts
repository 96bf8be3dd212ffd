/** Reminds the owners of a client that its trial ends. Reminders of unpaid invoices come with the invoices. Rule: SUB-17. */
import { nextTrialReminder } from '#shared/areas/billing/domain/billingDates';
import { addDays, dayOf, type Instant } from '#shared/domain/calendarDays';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { billingTerms } from '../../billing';
import { clientTime } from '#server/repository/clientTime';
import { enqueue } from '#server/repository/jobQueue';
import type { Work } from '#server/repository/work';
import { datedOf } from './dated';
import { tellOfTrial } from './tellClient';

/** What follows when the trial is over. */
const whatFollows = ({ cancel_at_period_end, auto_renew }: Clientsubsheader): 'ends' | 'continues' | 'suspended' => {
  if (cancel_at_period_end) return 'ends';
  return auto_renew ? 'continues' : 'suspended';
};

/**
 * Asks for the mails of a reminder, which a job writes once the change is there. One that comes late stands for all that were missed,
 * and tells how many days are really left; after the end of the trial there is nothing to remind of.
 * @returns when the next reminder is due
 */
export const remindOwners = async (work: Work, header: Clientsubsheader): Promise<Instant | null> => {
  const { now, zone } = await clientTime(work, header.entity.id);
  const end = header.trial_end_at!;
  if (now < end) {
    await enqueue(work.trx, work.now, 'trialReminder', { client: header.entity.id, end, now, zone, follows: whatFollows(header) });
    await tellOfTrial(work, header, addDays(dayOf(end, zone), -1), dayOf(now, zone));
  }
  const terms = await billingTerms(work);
  return nextTrialReminder(now, end, zone, terms(dayOf(datedOf(header).status_since, zone)));
};
