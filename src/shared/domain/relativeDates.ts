/**
 * Days that are named from today: `this-month`. An address keeps the word, and the server says which days it means by the calendar of the
 * client that a person works for, so a link that was kept is right tomorrow, too. Rule: LST-16.
 */
import { addDays, dayIn, dayOf, monthOf, startOfDay, type Day, type Instant, type Zone } from './calendarDays';

/** `overdue` is before today; the next days begin with today. A week begins on Monday. */
export const relativeDates = ['today', 'this-week', 'this-month', 'last-month', 'overdue', 'next-7-days', 'next-30-days'] as const;
export type RelativeDate = (typeof relativeDates)[number];

export const isRelativeDate = (word: unknown): word is RelativeDate => (relativeDates as readonly unknown[]).includes(word);

/** Both ends included; one that is missing is open. */
export type DayRange = { readonly from?: Day; readonly to?: Day };

/** The last day of a month, whichever that is. */
const LAST_DAY = 31;

const monthRange = (month: number): DayRange => ({ from: dayIn(month, 1), to: dayIn(month, LAST_DAY) });

const isInstant = (end: string): boolean => end.includes('T');

/** How many days of the week have passed: 0 on Monday. */
const sinceMonday = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7;

const ranges: Readonly<Record<RelativeDate, (today: Day) => DayRange>> = {
  today: (today) => ({ from: today, to: today }),
  'this-week': (today) => {
    const monday = addDays(today, -sinceMonday(today));
    return { from: monday, to: addDays(monday, 6) };
  },
  'this-month': (today) => monthRange(monthOf(today)),
  'last-month': (today) => monthRange(monthOf(today) - 1),
  overdue: (today) => ({ to: addDays(today, -1) }),
  'next-7-days': (today) => ({ from: today, to: addDays(today, 7) }),
  'next-30-days': (today) => ({ from: today, to: addDays(today, 30) }),
};

/** The days that a word means at an instant in a zone. */
export const daysOf = (word: RelativeDate, now: Instant, zone: Zone): DayRange => ranges[word](dayOf(now, zone));

/** Days as instants in a zone: from the first moment of the first day to the last millisecond of the last. An end that is an instant already stays. */
export const momentsOf = ({ from, to }: DayRange, zone: Zone): { readonly from?: Instant; readonly to?: Instant } => ({
  ...(from !== undefined && { from: isInstant(from) ? from : startOfDay(from, zone) }),
  ...(to !== undefined && { to: isInstant(to) ? to : new Date(Date.parse(startOfDay(addDays(to, 1), zone)) - 1).toISOString() }),
});
