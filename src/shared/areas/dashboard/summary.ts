/** The dashboard's numbers, shared by client and server: how many records of each resource there are, how many are new, and how they are distributed. Rule: APP-10. */
import { addDays, dayOf, startOfDay, type Day, type Instant, type Zone } from '../../domain/calendarDays';
import type { ResourceName } from '../resources';

/** The resources that are counted, for people who may list them. */
export const counted = [
  'item',
  'category',
  'tag',
  'user',
  'package',
  'module',
  'entity',
  'clientsubsheader',
] as const satisfies readonly ResourceName[];
export type CountedName = (typeof counted)[number];

/** Weeks, days and named shares that are told of. */
export const spans = { weeks: 12, days: 30, shares: 6 } as const;

/** One of the largest shares; `id` is the record's that it is named after. */
export type Share = { readonly id: string; readonly name: string; readonly count: number };

/** Live records of a kind, as far as the person may list them. Deleted ones count nowhere. */
export type Counted = {
  readonly total: number;
  /** Added in the last thirty days, today among them, and in the thirty days before those. */
  readonly recent: number;
  readonly before: number;
  /** Added in each week, the oldest first; the last week is the present one. */
  readonly weekly: readonly number[];
  /** How many are in each status, where the kind has one; a status without any is left out. */
  readonly by_status?: Readonly<Record<string, number>>;
  /** The largest shares by category or role, and how many the rest are; left out for who may not list those. */
  readonly shares?: { readonly top: readonly Share[]; readonly others: number };
};

/** `today` and `weeks` (their Mondays) are days in the zone. */
export type Summary = {
  readonly zone: Zone;
  readonly today: string;
  readonly weeks: readonly string[];
  readonly parts: Readonly<Partial<Record<CountedName, Counted>>>;
};

/** Instants at which the spans begin. */
export type Borders = { readonly weeks: readonly Instant[]; readonly recent: Instant; readonly before: Instant };

/** The Monday of the week that contains the day. */
const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/**
 * Where today, the weeks and the two times thirty days begin in a zone. Weeks begin on Monday, days at midnight there.
 * @returns the days as they are shown, and the instants by which records are counted
 */
export const calendarOf = (now: Date, zone: Zone): Pick<Summary, 'today' | 'weeks'> & { readonly borders: Borders } => {
  const today = dayOf(now.toISOString(), zone);
  const weeks = Array.from({ length: spans.weeks }, (_, at) => addDays(mondayOf(today), 7 * (at + 1 - spans.weeks)));
  const start = (day: Day) => startOfDay(day, zone);
  return {
    today,
    weeks,
    borders: {
      weeks: weeks.map(start),
      recent: start(addDays(today, 1 - spans.days)),
      before: start(addDays(today, 1 - 2 * spans.days)),
    },
  };
};
