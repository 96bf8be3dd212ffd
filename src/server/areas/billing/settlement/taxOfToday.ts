/** The tax of a day. Rule: MNY-8. */
import { effectiveOn } from '#shared/areas/billing/domain/effectiveDates';
import { dayOf } from '#shared/domain/calendarDays';
import type { TaxRule } from '#shared/site';
import type { ClientTime } from '#server/repository/clientTime';
import type { Work } from '#server/repository/work';

/** The tax rule of the client's today; null where there is none. */
export const taxRuleOf = async (work: Work, { now, zone }: ClientTime): Promise<TaxRule | null> => {
  const { records } = await work.read('taxrule', { sort: ['-valid_from'] });
  return effectiveOn(records, dayOf(now, zone));
};
