/** What becomes of the money when a subscription stops: unused days, invoices in advance, and changes that no invoice has taken up. Rules: SUB-8, SUB-27. */
import { dayOf, type Day } from '#shared/domain/calendarDays';
import { pendingBefore, pendingOf, type PendingLine } from '#shared/areas/clients/domain/pendingLines';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { takeBackFrom } from './periodInvoices';
import { creditFrom, settlePending } from './settleRest';
import type { ClientTime } from '#server/repository/clientTime';
import type { Work } from '#server/repository/work';

/** The first day that is not used when it stops now: after a suspension or a pause the day on which that began. */
const firstUnusedDay = ({ status, status_since }: Clientsubsheader, { now, zone }: ClientTime): Day =>
  dayOf((status === 'suspended' || status === 'paused') && status_since !== null ? status_since : now, zone);

/**
 * Takes back the invoices of periods that will not begin.
 * @returns what changes of plan came to that no invoice has taken up, with what those invoices had
 */
export const takeBackAhead = async (
  work: Work,
  header: Clientsubsheader,
  { zone }: Pick<ClientTime, 'zone'>,
  reason: string,
): Promise<readonly PendingLine[]> => {
  const { period_end } = header;
  const carried = period_end === null ? [] : await takeBackFrom(work, header, dayOf(period_end, zone), reason);
  return [...pendingOf(header), ...carried];
};

/**
 * Credits the days of the period that are left, and what was billed in advance.
 * @returns what changes of plan came to for the days that were used, which no invoice has taken up
 */
export const creditUnused = async (
  work: Work,
  header: Clientsubsheader,
  time: ClientTime,
  reason: string,
): Promise<readonly PendingLine[]> => {
  const pending = await takeBackAhead(work, header, time, reason);
  const day = firstUnusedDay(header, time);
  await creditFrom(work, header, day, reason);
  return pendingBefore(pending, day);
};

/** Leaves nothing with a subscription that ends. The last invoice comes first, so that what is credited pays it, too. */
export const settleEnd = async (work: Work, header: Clientsubsheader, time: ClientTime, reason: string): Promise<void> => {
  const pending = await takeBackAhead(work, header, time, reason);
  const day = firstUnusedDay(header, time);
  await settlePending(work, header, pendingBefore(pending, day), reason);
  await creditFrom(work, header, day, reason);
};
