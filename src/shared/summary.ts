/** The dashboard's numbers, shared by client and server: how many records of each resource there are, how many are new, and how they are distributed. Rule: APP-10. */
import type { ResourceName } from './resources/index';

/** Under the API's root. */
export const SUMMARY_PATH = '/summary';

/** Indonesia's zones and their hours ahead of UTC; none of them has summer time. The first is used unless another is asked for. */
export const zones = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 } as const;
export type Zone = keyof typeof zones;
export const defaultZone: Zone = 'Asia/Jakarta';

export const isZone = (value: unknown): value is Zone => typeof value === 'string' && Object.hasOwn(zones, value);

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
export type Borders = { readonly weeks: readonly Date[]; readonly recent: Date; readonly before: Date };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A day at midnight UTC, moved by days. */
const moved = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY);

const written = (day: Date): string => day.toISOString().slice(0, 10);

/**
 * Where today, the weeks and the two times thirty days begin in a zone. Weeks begin on Monday, days at midnight there.
 * @returns the days as they are told, and the instants as they are counted by
 */
export const calendarOf = (now: Date, zone: Zone): Pick<Summary, 'today' | 'weeks'> & { readonly borders: Borders } => {
  const offset = zones[zone] * HOUR;
  const today = new Date(Math.floor((now.getTime() + offset) / DAY) * DAY);
  const monday = moved(today, -((today.getUTCDay() + 6) % 7));
  const weeks = Array.from({ length: spans.weeks }, (_, at) => moved(monday, 7 * (at + 1 - spans.weeks)));
  const instant = (day: Date) => new Date(day.getTime() - offset);
  return {
    today: written(today),
    weeks: weeks.map(written),
    borders: {
      weeks: weeks.map(instant),
      recent: instant(moved(today, 1 - spans.days)),
      before: instant(moved(today, 1 - 2 * spans.days)),
    },
  };
};
