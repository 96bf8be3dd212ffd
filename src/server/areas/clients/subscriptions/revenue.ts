/** Notes what a subscription brings in a month whenever that changes, in the transaction of the change. Rules: INV-9, INV-14. */
import { monthlyRevenue, priceOf } from '#shared/areas/clients/domain/bill';
import { dayOf } from '#shared/domain/calendarDays';
import { discountOf } from '#shared/areas/clients/domain/discount';
import { isBilled } from '#shared/areas/clients/domain/subscriptionStates';
import { linesOf } from '#shared/areas/clients/domain/subscriptionLines';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { clientTime } from '#server/repository/clientTime';
import { noteRevenue } from '../sql/revenueChanges';
import type { Work } from '#server/repository/work';
import { liveDetails } from './details';

/** Rupiah a month, before tax; 0 in a state in which no periods are billed. */
const revenueOf = async (work: Work, header: Clientsubsheader): Promise<number> => {
  if (!isBilled(header.status ?? 'draft')) return 0;
  const lines = linesOf(header, await liveDetails(work, header));
  const { now, zone } = await clientTime(work, header.entity.id);
  const discount = discountOf(header, dayOf(header.period_start ?? now, zone), priceOf(lines, header.cycle));
  return monthlyRevenue(lines, header.cycle, discount);
};

/** @param header with the modules that it has now */
export const recordRevenue = async (work: Work, header: Clientsubsheader): Promise<void> =>
  noteRevenue(work, { header: header.id, entity: header.entity.id, amount: await revenueOf(work, header) });

/** The same for a subscription that was not read yet, or whose modules were opened or ended since. */
export const recordRevenueAnew = async (work: Work, id: string): Promise<void> => {
  const header = await work.read('clientsubsheader', id);
  if (header) await recordRevenue(work, header as Clientsubsheader);
};
