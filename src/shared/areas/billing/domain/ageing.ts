/** How long open invoices have been overdue, in the groups of the ageing report. Rupiah. Rule: INV-12. */
import { daysBetween, type Day } from '#shared/domain/calendarDays';
import { sumOf } from '#shared/domain/money';

/** The groups by whole days since the due date: the last day that each one contains. */
const lastDays = { not_due: -1, to_30: 30, to_60: 60, to_90: 90, over_90: Infinity } as const;

export type AgeGroup = keyof typeof lastDays;

export const ageGroups = Object.keys(lastDays) as AgeGroup[];

/** The group of an invoice on a day. On its due date an invoice is 0 days old. */
export const ageGroupOf = (dueDate: Day, today: Day): AgeGroup => {
  const age = daysBetween(dueDate, today);
  return ageGroups.find((group) => age <= lastDays[group])!;
};

export type OpenInvoice = { readonly due_date: Day; readonly balance: number };

/** What is open in each group; the groups add up to everything that is open. */
export const ageingOf = (open: readonly OpenInvoice[], today: Day): Record<AgeGroup, number> => {
  const inGroup = (group: AgeGroup) => open.filter(({ due_date }) => ageGroupOf(due_date, today) === group);
  return Object.fromEntries(ageGroups.map((group) => [group, sumOf(inGroup(group).map(({ balance }) => balance))])) as Record<
    AgeGroup,
    number
  >;
};
