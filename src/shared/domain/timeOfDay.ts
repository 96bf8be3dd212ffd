/** Times of a day, as clocks show them: `08:30`. `24:00` is the end of a day. They can be compared as texts. */
import { dayOf, startOfDay, type Day, type Instant, type Zone } from './calendarDays';

export type TimeOfDay = string;

/** A day and a time by the clock of one zone. */
export type Moment = { readonly day: Day; readonly time: TimeOfDay };

const HOUR = 60;
const MINUTE = 60_000;

const two = (number: number): string => String(number).padStart(2, '0');

/** Whether a text is a time as clocks show it; the end of a day is none. */
export const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Minutes since the day began: 510 of `08:30`. */
export const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));

/** The time after so many minutes of a day. */
export const timeAt = (minutes: number): TimeOfDay => `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;

/** What the clocks of a zone show at an instant. */
export const momentIn = (instant: Instant, zone: Zone): Moment => {
  const day = dayOf(instant, zone);
  return { day, time: timeAt(Math.floor((Date.parse(instant) - Date.parse(startOfDay(day, zone))) / MINUTE)) };
};

/** Every quarter of an hour, to the end of the day. */
export const quarters: readonly TimeOfDay[] = Array.from({ length: 24 * 4 + 1 }, (_, at) => timeAt(at * 15));
