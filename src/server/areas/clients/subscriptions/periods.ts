/** The first period of a subscription. Rules: SUB-6, SUB-15. */
import { instantsOf, periodContaining } from '#shared/areas/clients/domain/billingPeriods';
import { dayOf, dayOfMonth } from '#shared/domain/calendarDays';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { ClientTime } from '#server/repository/clientTime';

/** The first period, which begins today: on this day of the month every further one begins, unless another is asked for. */
export const firstPeriod = ({ now, zone }: ClientTime, { cycle, anchor_day }: Pick<Clientsubsheader, 'cycle' | 'anchor_day'>) => {
  const today = dayOf(now, zone);
  const anchorDay = anchor_day ?? dayOfMonth(today);
  const { period_start, period_end } = instantsOf(periodContaining({ cycle, anchorDay, from: today }, today), zone);
  return { anchor_day: anchorDay, period_start, period_end, billed_until: null, next_invoice_at: now };
};
