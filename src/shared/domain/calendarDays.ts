/**
 * Calendar days in Indonesia's time zones. A day is text such as `2026-11-30`; an instant is text in UTC with milliseconds, as
 * `Date.toISOString()` and the database write it. Both can be compared as texts. Rules: SUB-14, MNY-4.
 */

/** Indonesia's zones and their hours ahead of UTC; none of them has summer time. The first is used where no client's zone is known. */
export const zones = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 } as const;
export type Zone = keyof typeof zones;
export const defaultZone: Zone = 'Asia/Jakarta';

export const isZone = (value: unknown): value is Zone => typeof value === 'string' && Object.hasOwn(zones, value);

/** `YYYY-MM-DD` */
export type Day = string;
/** `YYYY-MM-DDTHH:MM:SS.sssZ` */
export type Instant = string;

/** Milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const written = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The calendar day in the zone at an instant. @throws RangeError for what is no instant */
export const dayOf = (instant: Instant, zone: Zone): Day => written(Date.parse(instant) + zones[zone] * HOUR);

/** The instant at which a day begins in the zone. @throws RangeError for what is no day */
export const startOfDay = (day: Day, zone: Zone): Instant => new Date(Date.parse(day) - zones[zone] * HOUR).toISOString();

/**
 * The instant that has the same day and time in another zone, for one at which a whole hour begins: dates are stored as the beginning of
 * a day, and reminders as an hour of it. An instant within an hour is a moment at which something happened, and stays.
 */
export const moveToZone = (instant: Instant, from: Zone, to: Zone): Instant =>
  Date.parse(instant) % HOUR ? instant : new Date(Date.parse(instant) + (zones[from] - zones[to]) * HOUR).toISOString();

/** The day that comes `days` days later; earlier where the number is below zero. */
export const addDays = (day: Day, days: number): Day => written(Date.parse(day) + days * DAY);

/** The instant that lies a number of seconds later. */
export const addSeconds = (instant: Instant, seconds: number): Instant => new Date(Date.parse(instant) + seconds * 1_000).toISOString();

/** How many days lie between the beginnings of two days; below zero where the second comes first. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** Days that are left before an instant, today among them, as the mails that remind of the end count them; 0 once it has come. */
export const daysLeft = (end: Instant, now: Instant, zone: Zone): number => Math.max(0, daysBetween(dayOf(now, zone), dayOf(end, zone)));

/** The instant that lies a number of times 24 hours later. */
export const addFullDays = (instant: Instant, days: number): Instant => new Date(Date.parse(instant) + days * DAY).toISOString();

/** The day of the month, from 1. */
export const dayOfMonth = (day: Day): number => Number(day.slice(8));

/** A month as a whole number that counts on over the years, so that months can be added. */
export const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** A day of a month (see `monthOf`); the last day of the month where the month has no such day. */
export const dayIn = (month: number, wanted: number): Day => {
  const [year, index] = [Math.floor(month / 12), month % 12];
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  return written(Date.UTC(year, index, Math.min(wanted, last)));
};
