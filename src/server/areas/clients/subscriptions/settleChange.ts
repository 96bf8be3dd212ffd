/** What a change of plan comes to, stored as lines with their days until an invoice takes them up. Rules: SUB-18, SUB-27. */
import { namesOfModule, namesOfPackage, type Names } from '#shared/areas/catalogue/domain/names';
import { addDays } from '#shared/domain/calendarDays';
import {
  pendingOf,
  pendingValues,
  waitsForInvoice,
  withoutOpposites,
  type Invoiced,
  type PendingLine,
} from '#shared/areas/clients/domain/pendingLines';
import { periodOf } from '#shared/domain/period';
import { described } from '#shared/areas/clients/domain/periodInvoice';
import type { planChange } from '#shared/areas/clients/domain/planChange';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { settlePending } from './settleRest';
import type { Work } from '#server/repository/work';
import type { Read } from './chosenLines';

type Known = Pick<Read, 'plan' | 'known'> & { readonly packageNow: { readonly id: string; readonly names: Names } };
type Change = ReturnType<typeof planChange>;

/** Characters of the names in one line of an invoice, which has 200 in all. */
const MOST_NAMES = 140;

/** What a change is about: the package where that changes, else the modules and seats. */
const subjectOf = (lines: Change['lines'], of: Names, { plan, known, packageNow }: Known, language: 'id' | 'en'): string => {
  const said = (kind: Change['lines'][number]['kind'], names: Names) => described({ kind, ...names })[`description_${language}`];
  if (packageNow.id !== plan.id) return said('package', of);
  const names = lines.map(({ kind, id }) => said(kind, known.has(id) ? namesOfModule(known.get(id)!) : of)).join(', ');
  return names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES)}…` : names;
};

/**
 * What a change gives back and what it charges, each as one line for the days that are left: a subscription keeps them until an invoice
 * takes them up, and an invoice has room for few.
 */
export const pendingLinesOf = ({ lines, credit, charge }: Change, known: Known): PendingLine[] => {
  const [first] = lines;
  if (!first) return [];
  const period = periodOf({ from: first.from, to: addDays(first.to, -1) });
  const [back, on] = [lines.filter(({ amount }) => amount < 0), lines.filter(({ amount }) => amount > 0)];
  const [before, after] = [known.packageNow.names, namesOfPackage(known.plan)];
  const made: PendingLine[] = [
    {
      description_id: `Perubahan paket, dikembalikan: ${subjectOf(back, before, known, 'id')}`,
      description_en: `Change of plan, given back: ${subjectOf(back, before, known, 'en')}`,
      amount: -credit,
      period,
    },
    {
      description_id: `Perubahan paket, ditagih: ${subjectOf(on, after, known, 'id')}`,
      description_en: `Change of plan, charged: ${subjectOf(on, after, known, 'en')}`,
      amount: charge,
      period,
    },
  ];
  return made.filter(({ amount }) => amount !== 0);
};

/**
 * Settles the amount of a change at once where that is asked for, or where the cycle is longer than a month: the next invoice is far away
 * then. @returns what the subscription keeps of it
 */
export const settleChange = async (work: Work, header: Clientsubsheader, lines: readonly PendingLine[], invoiced: Invoiced | undefined) => {
  const pending = withoutOpposites([...pendingOf(header), ...lines]);
  if (waitsForInvoice(header.cycle, invoiced)) return pendingValues(pending);
  await settlePending(work, header, pending, 'Paket diubah');
  return pendingValues([]);
};
