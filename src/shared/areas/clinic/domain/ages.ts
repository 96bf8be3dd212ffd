/** Ages of patients, by the days of the clinic. Rules: PAT-6, PAT-7. */
import type { Day } from '#shared/domain/calendarDays';

/** An age as people say it: days of a newborn, months of an infant, years of everyone else. */
export type Age = { readonly count: number; readonly unit: 'day' | 'month' | 'year' };

const parts = (day: Day) => day.split('-').map(Number) as [number, number, number];

/** Months below which an age is said in months. */
const INFANT = 24;

/** The age on a day; 0 days where the day is before the birth. */
export const ageOn = (day: Day, birth: Day): Age => {
  const [[year, month, date], [birthYear, birthMonth, birthDate]] = [parts(day), parts(birth)];
  const months = Math.max(0, (year - birthYear) * 12 + month - birthMonth - (date < birthDate ? 1 : 0));
  if (months >= INFANT) return { count: Math.floor(months / 12), unit: 'year' };
  if (months > 0) return { count: months, unit: 'month' };
  return { count: Math.max(0, (Date.parse(day) - Date.parse(birth)) / 86_400_000), unit: 'day' };
};

/** The date of birth that stands for "about 30 years": the same day of the year, as a date that exists in every year. */
export const birthOfAge = (years: number, today: Day): Day => {
  const [year, month, date] = parts(today);
  const [mm, dd] = [month, month === 2 ? Math.min(date, 28) : date].map((part) => String(part).padStart(2, '0'));
  return `${String(year - years).padStart(4, '0')}-${mm}-${dd}`;
};
