/** The periods of a subscription, and what is left of one that has been paid for. Rules: MNY-4, SUB-6, SUB-8. */
import { instantsOf, periodAt, periodContaining } from '#shared/domain/billingPeriods';
import { dayOf, dayOfMonth } from '#shared/domain/calendarDays';
import { creditForUnusedDays } from '#shared/domain/planChange';
import { linesOf } from '#shared/domain/subscriptionLines';
import { effectiveOn } from '#shared/domain/effectiveDates';
import type { Clientsubsheader } from '#shared/resources/clientsubsheader';
import type { TaxRule } from '#shared/site';
import type { ClientTime } from '../repository/clientTime';
import type { Work } from '../repository/work';
import { liveDetails } from './details';

/** The first period, which begins today: on this day of the month every further one begins, unless another is asked for. */
export const firstPeriod = ({ now, zone }: ClientTime, { cycle, anchor_day }: Pick<Clientsubsheader, 'cycle' | 'anchor_day'>) => {
  const today = dayOf(now, zone);
  const anchorDay = anchor_day ?? dayOfMonth(today);
  const { period_start, period_end } = instantsOf(periodContaining({ cycle, anchorDay, from: today }, today), zone);
  return { anchor_day: anchorDay, period_start, period_end, billed_until: null, next_invoice_at: now };
};

/** Rupiah before tax for the days of the present period that are left, today included: what the client has paid for and will not use. */
export const unusedAmount = async (work: Work, header: Clientsubsheader, { now, zone }: ClientTime): Promise<number> => {
  const { period_start, period_end, cycle, discount } = header;
  if (header.status !== 'active' || period_start === null || period_end === null) return 0;
  return creditForUnusedDays({
    current: linesOf(header, await liveDetails(work, header)),
    cycle,
    discount: discount ?? 0,
    rule: null,
    period: periodAt({ period_start, period_end }, zone),
    day: dayOf(now, zone),
  }).credit;
};

/** The tax rule of the client's today; null where there is none. */
export const taxRuleOf = async (work: Work, { now, zone }: ClientTime): Promise<TaxRule | null> => {
  const { records } = await work.read('taxrule', { sort: ['-valid_from'] });
  return effectiveOn(records, dayOf(now, zone));
};
