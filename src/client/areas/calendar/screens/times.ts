/** When an event is: as it is stored, as it is drawn, as it is named, and moved about. Days are the reader's own. */
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/id';
import type { Language } from '#shared/locale';
import { dayjsLocale } from '#client/ui/dayjsLocale';
import type { CalendarEvent } from '../flows/calendar';

export type Times = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

/** From an instant up to, and without, another: a day ends at the midnight that follows it. */
export type Span = { readonly start: Date; readonly end: Date };

export const dayFormat = 'YYYY-MM-DD';

export const clockFormat: Record<Language, string> = { id: 'HH.mm', en: 'HH:mm' };

export const spanOf = ({ start, end, allDay }: Times): Span =>
  allDay ? { start: dayjs(start).toDate(), end: dayjs(end).add(1, 'day').toDate() } : { start: new Date(start), end: new Date(end) };

export const timesOf = ({ start, end }: Span, allDay: boolean): Times => {
  if (!allDay) return { start: start.toISOString(), end: end.toISOString(), allDay };
  const last = Math.max(start.getTime(), end.getTime() - 1);
  return { start: dayjs(start).format(dayFormat), end: dayjs(last).format(dayFormat), allDay };
};

/** How far: an event that lasts all day goes by whole days only. */
export type Shift = { readonly days?: number; readonly minutes?: number };

const shifted = (at: string, allDay: boolean, { days = 0, minutes = 0 }: Shift): string => {
  const day = dayjs(at).add(days, 'day');
  return allDay ? day.format(dayFormat) : day.add(minutes, 'minute').toISOString();
};

export const moved = ({ start, end, allDay }: Times, shift: Shift): Times => ({
  start: shifted(start, allDay, shift),
  end: shifted(end, allDay, shift),
  allDay,
});

/** Ends earlier or later, never before it starts. */
export const resized = ({ start, end, allDay }: Times, shift: Shift): Times => {
  const next = shifted(end, allDay, shift);
  return { start, end: Date.parse(next) < Date.parse(start) ? start : next, allDay };
};

export const startOfDay = (at: Date): Date => dayjs(at).startOf('day').toDate();

/** "Selasa, 24 November 2026". */
export const tellDay = (at: Date, language: Language): string => dayjs(at).locale(dayjsLocale[language]).format('dddd, D MMMM YYYY');

/** "09.00". */
export const tellClock = (at: Date, language: Language): string => dayjs(at).format(clockFormat[language]);

/** "Selasa, 24 November 2026, 09.00–10.00"; what lasts all day is told without the hours. */
export const tell = (times: Times, language: Language): string => {
  const { start, end } = spanOf(times);
  const last = times.allDay ? dayjs(end).subtract(1, 'day').toDate() : end;
  const oneDay = dayjs(start).isSame(last, 'day');
  const [from, to] = [tellDay(start, language), tellDay(last, language)];
  if (times.allDay) return oneDay ? from : `${from} – ${to}`;
  const [begins, ends] = [tellClock(start, language), tellClock(end, language)];
  return oneDay ? `${from}, ${begins}–${ends}` : `${from}, ${begins} – ${to}, ${ends}`;
};

/** Whether some of it is on the day. */
export const isOn = (times: Times, day: Date): boolean => {
  const { start, end } = spanOf(times);
  const from = dayjs(day).startOf('day');
  const until = from.add(1, 'day');
  return until.isAfter(start) && (from.isBefore(end) || from.isSame(start));
};

/** All-day ones first, then as they start. */
export const byTime = (one: Times, other: Times): number =>
  Number(other.allDay) - Number(one.allDay) || spanOf(one).start.getTime() - spanOf(other).start.getTime();
