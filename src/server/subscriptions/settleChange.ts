/** What a change of plan comes to, kept as lines with their days until an invoice takes them up. Rules: SUB-18, SUB-27. */
import type { SubscriptionLine } from '#shared/domain/bill';
import { addDays } from '#shared/domain/calendarDays';
import { pendingOf, pendingValues, withoutOpposites, type PendingLine } from '#shared/domain/pendingLines';
import { periodOf } from '#shared/domain/period';
import { described } from '#shared/domain/periodInvoice';
import type { planChange } from '#shared/domain/planChange';
import type { Clientsubsheader } from '#shared/resources/clientsubsheader';
import { settlePending } from '../billing/settleRest';
import type { Work } from '../repository/work';
import type { Read } from './chosenLines';

type Names = Pick<Read, 'plan' | 'known'> & { readonly packageNow: string | undefined };

/** When the amount of a change is invoiced. */
export type Invoiced = 'now' | 'next_invoice';

/** The lines of a change as a subscription keeps them until an invoice takes them up. */
export const pendingLinesOf = ({ lines, notBilled }: ReturnType<typeof planChange>, { plan, known, packageNow }: Names): PendingLine[] => {
  const nameOf = ({ kind, id }: SubscriptionLine) =>
    known.get(id)?.module_name ?? (id === plan.id ? plan.package_name : packageNow) ?? (kind === 'seat' ? plan.package_name : '–');
  const changed = lines.map(({ from, to, amount, ...line }): PendingLine => {
    const { description_id, description_en } = described({ kind: line.kind, name: nameOf(line) });
    return {
      description_id: `Perubahan paket: ${description_id}`,
      description_en: `Change of plan: ${description_en}`,
      amount,
      period: periodOf({ from, to: addDays(to, -1) }),
    };
  });
  const limit: PendingLine = {
    description_id: 'Tidak ditagih, maka tidak dikembalikan',
    description_en: 'Not billed and therefore not given back',
    amount: notBilled,
    period: changed[0]?.period ?? null,
  };
  return notBilled ? [...changed, limit] : changed;
};

/**
 * Settles the amount of a change at once where that is asked for, or where the cycle is longer than a month: the next invoice is far away
 * then. @returns what the subscription keeps of it
 */
export const settleChange = async (work: Work, header: Clientsubsheader, lines: readonly PendingLine[], invoiced: Invoiced | undefined) => {
  const pending = withoutOpposites([...pendingOf(header), ...lines]);
  const isLater = (invoiced ?? (header.cycle === 'monthly' ? 'next_invoice' : 'now')) === 'next_invoice';
  if (isLater) return pendingValues(pending);
  await settlePending(work, header, pending, 'Paket diubah');
  return pendingValues([]);
};
