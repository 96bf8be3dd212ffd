/** Ages in years, months and days between two calendar days, and dates of birth that follow from an age that somebody says. Rules: PAT-6, PAT-7. */
import type { Language } from '../locale';
import { addDays, dayIn, dayOfMonth, daysBetween, monthOf, type Day } from './calendarDays';
import { minutesOf, type Moment } from './timeOfDay';

/** Whole years, the months above them, and the days above those. */
export type Age = { readonly years: number; readonly months: number; readonly days: number };

/** The highest age, in years; a higher number is a typing error. */
const OLDEST = 120;

/** The day some months after a day: the last day of the month where the month is too short. */
const addMonths = (day: Day, months: number): Day => dayIn(monthOf(day) + months, dayOfMonth(day));

/** Months that are full on a day: who was born on the 31st is a month older on the last day of a shorter month. */
const fullMonths = (birth: Day, on: Day): number => {
  const months = monthOf(on) - monthOf(birth);
  return addMonths(birth, months) > on ? months - 1 : months;
};

/** The age on a day; undefined before the birth. */
export const ageOn = (birth: Day, on: Day): Age | undefined => {
  if (on < birth) return undefined;
  const months = fullMonths(birth, on);
  return { years: Math.floor(months / 12), months: months % 12, days: daysBetween(addMonths(birth, months), on) };
};

/** From this age on, in years, the months are not said any more. */
const YEARS_ALONE = 5;

const units = { id: { years: 'th', months: 'bln', days: 'hr' }, en: { years: 'y', months: 'mo', days: 'd' } } as const;

/** The parts of an age that are said: days below a month, months below a year, years and months of a small child. */
const saidOf = ({ years, months, days }: Age, isEstimated: boolean): Partial<Age> => {
  if (years >= YEARS_ALONE || (years > 0 && (isEstimated || months === 0))) return { years };
  if (years > 0) return { years, months };
  return months > 0 ? { months } : { days };
};

/**
 * An age as it is read: `3 hr`, `5 bln`, `2 th 3 bln`, `34 th`; `± 30 th` where the date of birth is estimated.
 * @param on the day of the document, or the clinic's present day
 * @returns an empty text before the birth
 */
export const ageText = (birth: Day, on: Day, language: Language, isEstimated = false): string => {
  const age = ageOn(birth, on);
  if (!age) return '';
  const said = Object.entries(saidOf(age, isEstimated)).map(([unit, count]) => `${count} ${units[language][unit as keyof Age]}`);
  return `${isEstimated ? '± ' : ''}${said.join(' ')}`;
};

/** For so many hours after a birth the age is given in hours. */
const HOURS_SAID = 72;

/**
 * The age of a newborn in hours: `7 jam`, `7 h`.
 * @param on the clinic's present moment
 * @returns undefined before the birth, and from the fourth day on
 */
export const hoursText = (birth: Moment, on: Moment, language: Language): string | undefined => {
  const minutes = daysBetween(birth.day, on.day) * 24 * 60 + minutesOf(on.time) - minutesOf(birth.time);
  const hours = Math.floor(minutes / 60);
  return hours >= 0 && hours < HOURS_SAID ? `${hours} ${language === 'id' ? 'jam' : 'h'}` : undefined;
};

/** How many months or days a word for a unit of time stands for; years where none is written. */
const spanOf = (unit: string): { months: number } | { days: number } | undefined => {
  if (/^(?:|th|thn|tahun|y|yr|yrs|years?)$/.test(unit)) return { months: 12 };
  if (/^(?:bl|bln|bulan|mo|mos|months?)$/.test(unit)) return { months: 1 };
  if (/^(?:mg|mgg|minggu|w|wk|weeks?)$/.test(unit)) return { days: 7 };
  return /^(?:hr|hari|d|days?)$/.test(unit) ? { days: 1 } : undefined;
};

const AGE = /^(?:(?:±|\+\/-|~|kira-kira|kira kira|sekitar|kurang lebih|k\.?l\.?|about|around|circa|ca\.?)\s*)?(\d{1,3})\s*([a-z]*)\.?$/;

/**
 * The date of birth of somebody who is about as old as is written: `30 th`, `30`, `sekitar 30 tahun`, `about 5 months`.
 * @param today on which they are exactly that old
 * @returns undefined for what is no age, or above 120 years
 */
export const estimatedBirth = (text: string, today: Day): Day | undefined => {
  const [, count, unit = ''] = AGE.exec(text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? [];
  const span = count === undefined ? undefined : spanOf(unit);
  if (!span) return undefined;
  const birth = 'days' in span ? addDays(today, -Number(count) * span.days) : addMonths(today, -Number(count) * span.months);
  return birth < addMonths(today, -12 * OLDEST) ? undefined : birth;
};
