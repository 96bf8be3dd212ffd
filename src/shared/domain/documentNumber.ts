/** Numbers of records, such as `INV/2026/11/0001`. Rules: INV-3, SUB-1. */
import type { Day } from './calendarDays';

/** Text with the number in as many places as there are zeros, and perhaps year and month: `INV/{yyyy}/{mm}/{0000}`, `CL-{00000}`. */
export type NumberPattern = `${string}{0${string}}${string}`;

const YEAR = '{yyyy}';

/** The name of the counter that a number is taken from: where the year is part of the number, the sequence begins again each year. */
export const counterOf = (pattern: NumberPattern, counter: string, day: Day): string =>
  pattern.includes(YEAR) ? `${counter} ${day.slice(0, 4)}` : counter;

/**
 * The number of a record. A sequence with more digits than the pattern has places is written in full.
 * @param day the record's date, in the provider's zone @param sequence from 1
 */
export const documentNumber = (pattern: NumberPattern, day: Day, sequence: number): string =>
  pattern
    .replace(YEAR, day.slice(0, 4))
    .replace('{mm}', day.slice(5, 7))
    .replace(/\{(0+)\}/, (_, places: string) => String(sequence).padStart(places.length, '0'));
