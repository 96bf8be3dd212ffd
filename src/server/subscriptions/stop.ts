/** What becomes of the money when a subscription stops: unused days, invoices in advance, and changes that no invoice has taken up. Rules: SUB-8, SUB-27. */
import { dayOf, type Day } from '#shared/domain/calendarDays';
import { pendingBefore, pendingOf, type PendingLine } from '#shared/domain/pendingLines';
import type { Clientsubsheader } from '#shared/resources/clientsubsheader';
import { type ClientTime } from '../repository/clientTime';
import type { Work } from '../repository/work';
import { takeBackFrom } from '../billing/periodInvoices';
import { creditFrom, settlePending } from '../billing/settleRest';

/** The first day that is not used when it stops now: where it was suspended or paused, that of the suspension or the pause. */
const firstUnusedDay = ({ status, status_since }: Clientsubsheader, { now, zone }: ClientTime): Day =>
  dayOf((status === 'suspended' || status === 'paused') && status_since !== null ? status_since : now, zone);

/**
 * What was billed and is not used is taken back: the days that are left of the period, and what was billed in advance.
 * @returns what changes of plan came to for the days that were used, which no invoice has taken up
 */
export const creditUnused = async (
  work: Work,
  header: Clientsubsheader,
  time: ClientTime,
  reason: string,
): Promise<readonly PendingLine[]> => {
  const { period_end } = header;
  if (period_end === null) return pendingOf(header);
  const day = firstUnusedDay(header, time);
  const carried = await takeBackFrom(work, header, dayOf(period_end, time.zone), reason);
  const used = pendingBefore([...pendingOf(header), ...carried], day);
  await creditFrom(work, header, day, reason);
  return used;
};

/** Nothing is left when it ends. The last invoice comes first, so that what is credited pays it, too. */
export const settleEnd = async (work: Work, header: Clientsubsheader, time: ClientTime, reason: string): Promise<void> => {
  const day = firstUnusedDay(header, time);
  const carried = header.period_end === null ? [] : await takeBackFrom(work, header, dayOf(header.period_end, time.zone), reason);
  await settlePending(work, header, pendingBefore([...pendingOf(header), ...carried], day), reason);
  await creditFrom(work, header, day, reason);
};
