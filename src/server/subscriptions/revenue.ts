/** Notes what a subscription brings in a month whenever that changes, in the transaction of the change. Rules: INV-9, INV-14. */
import { monthlyRevenue } from '#shared/domain/bill';
import { isBilled } from '#shared/domain/subscriptionStates';
import { linesOf } from '#shared/domain/subscriptionLines';
import type { Clientsubsheader } from '#shared/resources/clientsubsheader';
import { noteRevenue } from '../repository/revenueChanges';
import type { Work } from '../repository/work';
import { liveDetails } from './details';

/** Rupiah a month, before tax; 0 in a state in which no periods are billed. */
const revenueOf = async (work: Work, header: Clientsubsheader): Promise<number> =>
  isBilled(header.status ?? 'draft')
    ? monthlyRevenue(linesOf(header, await liveDetails(work, header)), header.cycle, header.discount ?? 0)
    : 0;

/** @param id the subscription's */
export const recordRevenue = async (work: Work, id: string): Promise<void> => {
  const header = await work.read('clientsubsheader', id);
  if (!header) return;
  await noteRevenue(work, { header: id, entity: header.entity.id, amount: await revenueOf(work, header as Clientsubsheader) });
};
