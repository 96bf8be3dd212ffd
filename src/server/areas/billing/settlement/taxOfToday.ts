/** The tax of a day, and what an invoice comes to with it. Rules: MNY-7, MNY-8. */
import { effectiveOn } from '#shared/areas/billing/domain/effectiveDates';
import { dayOf } from '#shared/domain/calendarDays';
import { invoiceSums } from '#shared/areas/billing/domain/invoiceSums';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import type { TaxRule } from '#shared/site';
import type { ClientTime } from '#server/repository/clientTime';
import type { Work } from '#server/repository/work';

/** The tax rule of the client's today; null where there is none. */
export const taxRuleOf = async (work: Work, { now, zone }: ClientTime): Promise<TaxRule | null> => {
  const { records } = await work.read('taxrule', { sort: ['-valid_from'] });
  return effectiveOn(records, dayOf(now, zone));
};

/** What an invoice is calculated from. */
export type Written = Pick<Invoice, 'lines' | 'discount'>;

/** The sums by the tax rule of the client's today: those of a draft are provisional until it is issued. */
export const sumsToday = async (work: Work, { lines, discount }: Written, time: ClientTime) =>
  invoiceSums(lines, discount ?? 0, await taxRuleOf(work, time));
