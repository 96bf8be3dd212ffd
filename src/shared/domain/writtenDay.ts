/** Days as people, banks and spreadsheets write them, in Indonesian and English. Rule: VAL-16. */
import type { Day } from './calendarDays';
import type { DateOrder } from './dateOrder';

const MONTHS: readonly (readonly string[])[] = [
  ['januari', 'january'],
  ['februari', 'february', 'pebruari'],
  ['maret', 'march', 'mrt'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agt', 'ags', 'agst'],
  ['september'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
];

const WEEKDAYS = [
  ...['senin', 'selasa', 'rabu', 'kamis', 'jumat', "jum'at", 'jumaat', 'sabtu', 'minggu', 'ahad'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
];

const begins = (names: readonly string[], word: string): boolean => word.length >= 3 && names.some((name) => name.startsWith(word));

const small = (word: string): string => word.toLowerCase().replace(/\.$/, '').replaceAll('’', "'");

/** From 1; undefined for a word that is no month. Three letters are enough. */
const monthNamed = (word: string): number | undefined => MONTHS.findIndex((names) => begins(names, small(word))) + 1 || undefined;

/** Whether a text is the name of a day of the week, also shortened. */
export const isWeekday = (word: string): boolean => begins(WEEKDAYS, small(word.trim()));

const two = (number: number): string => String(number).padStart(2, '0');

const dayIfReal = (year: number, month: number, day: number): Day | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 ? `${year}-${two(month)}-${two(day)}` : undefined;
};

/** The last year in which this day is not after `latest`, for days without a year. */
const yearBefore = (latest: Day, month: number, day: number): number => {
  const year = Number(latest.slice(0, 4));
  return `${year}-${two(month)}-${two(day)}` <= latest ? year : year - 1;
};

/** Longer texts are no date. */
const LONGEST = 60;

/** Without what stands around the date: the sign of a spreadsheet for text, the day of the week, the time. */
const bareDate = (cell: string): string => {
  const shown = cell
    .normalize('NFKC')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .replaceAll(' - ', '-')
    .trim()
    .replace(/^' ?/, '');
  const [, word = '', rest = ''] = /^([\p{L}'’]+)\.?,? (.*)$/u.exec(shown) ?? [];
  return (isWeekday(word) && !monthNamed(word) ? rest : shown)
    .replace(/(?:T|,? (?:pukul |at )?)\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d+)?(?: ?(?:[ap]\.?m\.?|Z|WIB|WITA|WIT|[+-]\d{2}:?\d{2}))?$/i, '')
    .trim();
};

const YEAR_FIRST = /^(\d{4})([-/. ]?)(\d{1,2})\2(\d{1,2})$/;
const DAY_NUMBERS = /^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/;
const DAY_NAME = /^(\d{1,2})[-/. ]{0,2}(\p{L}{3,10}\.?)(?:[-/., ]{0,2}(\d{4}|\d{2}))?$/u;
const NAME_DAY = /^(\p{L}{3,10}\.?) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;

type Numbers = { readonly first: number; readonly second: number; readonly year: string | undefined };

/** A date of two numbers, whose order is not written in it. */
const numbersIn = (cell: string): Numbers | undefined => {
  if (cell.length > LONGEST || !/\d/.test(cell)) return undefined;
  const [, first, , second, year] = DAY_NUMBERS.exec(bareDate(cell)) ?? [];
  return first && second ? { first: Number(first), second: Number(second), year } : undefined;
};

type Known = { readonly latest?: Day; readonly order?: DateOrder };

const dayOfYear = (year: string | undefined, month: number, day: number, latest: Day | undefined): Day | undefined => {
  if (year) return dayIfReal(Number(year.padStart(4, '20')), month, day);
  return latest === undefined ? undefined : dayIfReal(yearBefore(latest, month, day), month, day);
};

/** `2026/11/25` and `20261125`: without marks it has all eight digits. */
const dayWithYearFirst = ([whole, year, mark, month, day]: RegExpExecArray): Day | undefined =>
  mark || whole.length === 8 ? dayIfReal(Number(year), Number(month), Number(day)) : undefined;

/** `25 November 2026` and `Nov 25, 2026`. */
const dayWithNamedMonth = (shown: string, latest: Day | undefined): Day | undefined => {
  const [, day, name = '', year] = DAY_NAME.exec(shown) ?? [];
  const [, otherName = '', otherDay, otherYear] = NAME_DAY.exec(shown) ?? [];
  const month = monthNamed(name || otherName);
  return month ? dayOfYear(year ?? otherYear, month, Number(day ?? otherDay), latest) : undefined;
};

/**
 * The day of a cell: `20/11/2026`, `20-11-26`, `'20/11`, `25-Nop-2026`, `Rabu, 25 November 2026`, `Nov 25, 2026`, `2026/11/25`, `20261125`,
 * with or without a time behind it.
 * @param known `latest`: the last day that it can have where it has no year, such as today: without it such a day is none; `order`: of two numbers, the day first as in
 * Indonesia unless it is given
 * @returns undefined for what is no day
 */
export const writtenDay = (cell: string, { latest, order = 'day_month' }: Known): Day | undefined => {
  if (cell.length > LONGEST || !/\d/.test(cell)) return undefined;
  const shown = bareDate(cell);
  const yearFirst = YEAR_FIRST.exec(shown);
  if (yearFirst) return dayWithYearFirst(yearFirst);
  const numbers = numbersIn(cell);
  if (numbers) {
    const [day, month] = order === 'day_month' ? [numbers.first, numbers.second] : [numbers.second, numbers.first];
    return dayOfYear(numbers.year, month, day, latest);
  }
  return dayWithNamedMonth(shown, latest);
};

/** A day as a spreadsheet counts it: days since 1900, written as a number alone. */
export const isDayCount = (cell: string): boolean => /^[34567]\d{4}(?:[.,]\d+)?$/.test(cell.trim());

const other = (order: DateOrder): DateOrder => (order === 'day_month' ? 'month_day' : 'day_month');

/**
 * The order of day and month in a column of dates: `day_month` where a first number is above 12, or where nothing speaks against it.
 * @param isAmerican whether something around the dates lets one expect the month first; asked only where every date can be read both ways
 * @returns undefined where a second number is above 12, where the day first would be after `latest` and the month first would not, or where
 * the dates differ by their order and are in an American file: a person has to tell
 */
export const orderOfDates = (cells: readonly string[], latest: Day, isAmerican = () => false): DateOrder | undefined => {
  const dates = cells.filter((cell) => numbersIn(cell));
  const dayOf = (cell: string, order: DateOrder) => writtenDay(cell, { latest, order });
  const isSure = (order: DateOrder) => dates.some((cell) => dayOf(cell, order) && !dayOf(cell, other(order)));
  if (isSure('month_day')) return undefined;
  if (isSure('day_month')) return 'day_month';
  const isLate = (cell: string, order: DateOrder) => (dayOf(cell, order) ?? '') > latest;
  if (dates.some((cell) => isLate(cell, 'day_month') && !isLate(cell, 'month_day'))) return undefined;
  const isOpen = dates.some((cell) => dayOf(cell, 'day_month') !== dayOf(cell, 'month_day'));
  return isOpen && isAmerican() ? undefined : 'day_month';
};
