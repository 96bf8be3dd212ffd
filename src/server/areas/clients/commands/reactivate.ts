/** A subscription goes on because nothing of it is overdue any more. Rules: SUB-9, SUB-15. */
import { nextInvoiceAt } from '#shared/areas/billing/domain/billingDates';
import { dayOf } from '#shared/domain/calendarDays';
import type { clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { Refusal } from '#server/refusal';
import { billingTerms, unpaidInvoices } from '../../billing';
import { clientTime } from '#server/repository/clientTime';
import type { Runs } from '#server/repository/serverResource';
import { datedOf } from '../subscriptions/dated';
import { firstPeriod } from '../subscriptions/periods';

type Reactivate = Runs<typeof clientsubsheader>['reactivate'];

/** Within the period that was billed it goes on; where that is over, or none was billed, a new one begins today. */
export const reactivate: Reactivate = async (work, header) => {
  const time = await clientTime(work, header.entity.id);
  const [oldest] = await unpaidInvoices(work, header.id);
  if (oldest !== undefined && oldest.due_date < dayOf(time.now, time.zone))
    throw new Refusal([{ code: 'subscription.unpaid', meta: { date: oldest.due_date } }]);
  const state = { status: 'active' as const, status_since: time.now };
  const runs = header.period_end !== null && header.period_end > time.now && header.billed_until !== null;
  if (!runs) return { ...state, ...firstPeriod(time, { cycle: header.cycle, anchor_day: null }), trial_end_at: header.trial_end_at };
  return { ...state, next_invoice_at: nextInvoiceAt({ ...datedOf(header), ...state }, time.zone, await billingTerms(work)) };
};
