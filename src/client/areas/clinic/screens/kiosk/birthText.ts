/** The date of birth as it is typed on a pad of digits: day, month, year. */
import type { Day } from '#shared/domain/calendarDays';
import { isDate } from '#shared/kit/values';

/** The digits of what was typed, at most eight. */
export const birthDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 8);

/** `17081990` as `17-08-1990`; of fewer digits, as far as they go. */
export const birthText = (digits: string): string => [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('-');

/** The day; undefined where there is none. */
export const birthDay = (digits: string): Day | undefined => {
  const day = `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  return digits.length === 8 && isDate(day) ? day : undefined;
};
