/** Whether the day or the month comes first in the dates of a bank statement, and signs that it was written in the American way. Rule: INV-25. */
import type { Day } from '#shared/domain/calendarDays';
import type { CsvRow } from '#shared/domain/csv';
import type { DateOrder } from '#shared/domain/dateOrder';
import { orderOfDates, writtenDay } from '#shared/domain/writtenDay';
import type { Columns } from './statementColumns';

/** `1,666,000.00`, `1,666.00` and `1,666,000`; `1,666` alone says nothing. */
const AMERICAN_AMOUNT = /(?<![\d.,])\d{1,3}(?:,\d{3}){2,}(?![\d,])|(?<![\d.,])\d{1,3}(?:,\d{3})+\.\d{2}(?!\d)/;

/** `11/25/2026` and `Nov 25, 2026` within a text such as `Period: 11/01/2026 - 11/25/2026`. */
const DATE_WITHIN = /(?<![\d/.-])\d{1,2}([-/.])\d{1,2}\1(?:\d{4}|\d{2})(?![\d/.-])|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}(?!\d)/gu;

const MONTH_NAMED_FIRST = /^\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}/u;

/** Whether a date can only be read with the month first, or names it first. */
const isMonthFirst = (date: string): boolean =>
  writtenDay(date, { order: 'month_day' }) !== undefined && (MONTH_NAMED_FIRST.test(date) || writtenDay(date, {}) === undefined);

/** The file as it was read. `days`: the cells of the dates that matter; `before`: what stands above the names of the columns. */
type Found = {
  readonly columns: Columns;
  readonly days: readonly string[];
  readonly before: readonly CsvRow[];
  readonly rows: readonly CsvRow[];
};

/**
 * English names of columns together with American amounts, or a date elsewhere that begins with its month. The files of banks that we know
 * have English names and write the day first.
 */
const looksAmerican = ({ columns, before, rows }: Found): boolean => {
  const { bank, isEnglish, places } = columns;
  const money = [...places.amount, ...places.credit, ...places.debit];
  const hasAmounts = () => rows.some(({ cells }) => money.some((place) => AMERICAN_AMOUNT.test(cells[place] ?? '')));
  if (bank === 'general' && isEnglish && hasAmounts()) return true;
  const above = before.flatMap(({ text }) => text.match(DATE_WITHIN) ?? []);
  const inCells = rows.flatMap(({ cells }) => cells.filter((cell, place) => !places.text.includes(place)));
  return [...above, ...inCells].some(isMonthFirst);
};

/** @returns undefined where a person has to tell the order */
export const orderOfStatement = (found: Found, latest: Day): DateOrder | undefined =>
  orderOfDates(found.days, latest, () => looksAmerican(found));
