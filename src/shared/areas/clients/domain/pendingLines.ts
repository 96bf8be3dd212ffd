/**
 * What changes of plan charged or gave back and no invoice has taken up yet. A subscription keeps these lines, and their sum is its
 * adjustment. Rupiah before tax. Rules: SUB-10, SUB-18, SUB-27.
 */
import { addDays, type Day } from '#shared/domain/calendarDays';
import { sumOf } from '#shared/domain/money';
import { shareFrom } from './unusedDays';
import { endsOf, periodOf } from '#shared/domain/period';

/** `amount` is below zero where it gives something back; `period` names its days (`2026-11-05/2026-11-30`), null where they are over. */
export type PendingLine = {
  readonly description_id: string;
  readonly description_en: string;
  readonly amount: number;
  readonly period: string | null;
};

type Kept = { readonly adjustment?: number | null; readonly adjustment_lines?: unknown };

/** One line for an amount whose own lines are not known. */
export const carriedOver = (amount: number): PendingLine => ({
  description_id: 'Selisih dari perubahan paket pada periode sebelumnya',
  description_en: 'Difference from a change of plan in an earlier period',
  amount,
  period: null,
});

/** The lines that a subscription keeps. A subscription from before this rule has only their sum. */
export const pendingOf = ({ adjustment, adjustment_lines }: Kept): readonly PendingLine[] =>
  (adjustment_lines as { readonly lines: readonly PendingLine[] } | null | undefined)?.lines ??
  (adjustment ? [carriedOver(adjustment)] : []);

/** When the amount of a change is invoiced. */
export type Invoiced = 'now' | 'next_invoice';

/** Whether it waits for the next invoice: by default where that is not far away. @param chosen by the operator */
export const waitsForInvoice = (cycle: string, chosen?: string | null): boolean =>
  (chosen ?? (cycle === 'monthly' ? 'next_invoice' : 'now')) === 'next_invoice';

/** The sum of the lines. */
export const pendingSum = (lines: readonly PendingLine[]): number => sumOf(lines.map(({ amount }) => amount));

/** Leaves out pairs of lines that are the exact opposite of each other, such as a change that was taken back on its day. */
export const withoutOpposites = (lines: readonly PendingLine[]): readonly PendingLine[] =>
  lines.reduce<PendingLine[]>((left, line) => {
    const at = left.findIndex(({ amount, period }) => amount === -line.amount && period === line.period);
    return at < 0 ? [...left, line] : left.filter((_, place) => place !== at);
  }, []);

/** The lines and their sum, as a subscription keeps them. */
export const pendingValues = (
  lines: readonly PendingLine[],
): { adjustment: number | null; adjustment_lines: { lines: readonly PendingLine[] } | null } => {
  const left = withoutOpposites(lines);
  return { adjustment: pendingSum(left) || null, adjustment_lines: left.length ? { lines: left } : null };
};

/** The part of a line that is for the days before `day`: the days from then on are not used. */
const usedBefore = (line: PendingLine, day: Day): PendingLine => {
  const unused = shareFrom(line, day);
  const ends = line.period === null ? undefined : endsOf(line.period);
  if (!ends || unused === 0) return line;
  const isUsed = ends.from < day;
  return { ...line, amount: line.amount - unused, period: isUsed ? periodOf({ from: ends.from, to: addDays(day, -1) }) : null };
};

/** The lines for the days before `day`. */
export const pendingBefore = (lines: readonly PendingLine[], day: Day): readonly PendingLine[] =>
  lines.map((line) => usedBefore(line, day)).filter(({ amount }) => amount !== 0);
