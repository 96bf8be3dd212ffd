/** Business time: the hours in which the provider's staff works, on its days, without its holidays, in its zone. Rule: TKT-4. */
import { addDays, dayOf, daysBetween, startOfDay, type Day, type Instant, type Zone } from '#shared/domain/calendarDays';

export type BusinessHours = {
  readonly zone: Zone;
  /** Hours of the day, 0 to 24; it closes after it opens. */
  readonly opens: number;
  readonly closes: number;
  /** Days of the week: 1 is Monday, 7 is Sunday; at least one. */
  readonly days: readonly number[];
  readonly holidays: ReadonlySet<Day>;
};

/** The hours that rule TKT-4 names first. */
export const firstHours: BusinessHours = { zone: 'Asia/Jakarta', opens: 8, closes: 17, days: [1, 2, 3, 4, 5], holidays: new Set() };

/** Milliseconds. */
const HOUR = 3_600_000;

/** A Monday; all days of the week are counted from it. */
const MONDAY: Day = '2024-01-01';

/** 1 for Monday to 7 for Sunday. */
const weekday = (day: Day): number => (((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1;

const isOpenOn = (day: Day, { days, holidays }: BusinessHours): boolean => days.includes(weekday(day)) && !holidays.has(day);

/** When a day's business begins and ends, in milliseconds; undefined on a day without business. */
const spanOf = (day: Day, hours: BusinessHours): readonly [number, number] | undefined => {
  if (!isOpenOn(day, hours)) return undefined;
  const midnight = Date.parse(startOfDay(day, hours.zone));
  return [midnight + hours.opens * HOUR, midnight + hours.closes * HOUR];
};

/** The business time between two instants, in milliseconds; 0 where the second does not come later. */
export const businessTime = (from: Instant, to: Instant, hours: BusinessHours): number => {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  let sum = 0;
  for (let day = dayOf(from, hours.zone); begin < end && day <= dayOf(to, hours.zone); day = addDays(day, 1)) {
    const span = spanOf(day, hours);
    if (span) sum += Math.max(0, Math.min(end, span[1]) - Math.max(begin, span[0]));
  }
  return sum;
};

/**
 * The first instant at which an amount of business time has passed; `from` itself where the amount is 0.
 * @param amount milliseconds, not below zero
 * @throws RangeError where no day of the week has business
 */
export const afterBusinessTime = (from: Instant, amount: number, hours: BusinessHours): Instant => {
  if (hours.days.length === 0 || hours.closes <= hours.opens) throw new RangeError('Business hours need a day with at least one hour.');
  let left = amount;
  let reached = Date.parse(from);
  for (let day = dayOf(from, hours.zone); left > 0; day = addDays(day, 1)) {
    const span = spanOf(day, hours);
    const begin = Math.max(reached, span?.[0] ?? 0);
    if (!span || begin >= span[1]) continue;
    reached = Math.min(begin + left, span[1]);
    left -= reached - begin;
  }
  return new Date(reached).toISOString();
};
