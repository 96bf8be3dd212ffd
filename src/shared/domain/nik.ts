/** NIK, the 16 digits of an Indonesian identity card: 2 of the province, 4 of the place, the date of birth, 4 of a serial number (VAL-2). */
import type { Day } from './calendarDays';

/** Codes of the provinces that there are (Kepmendagri 300.2.2-2138 of 2025). */
const PROVINCES = new Set(
  '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95 96 97'.split(' '),
);

/** A woman's day of birth is 40 more. */
const FEMALE = 40;

export type NikProblem = 'nik.length' | 'nik.province' | 'nik.date';

/** Without the spaces, points and hyphens that people write between the digits. */
export const nikDigits = (text: string): string => text.replace(/[\s.-]/g, '');

const isRealDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

type Coded = { readonly isFemale: boolean; readonly birthDates: readonly Day[] };

/** The year has two digits: it is of this century or of the last one, whichever makes a day that exists and has been. */
const birthIn = (digits: string, today: Day): Coded => {
  const [coded, month, short] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2))) as [number, number, number];
  const isFemale = coded > FEMALE;
  const day = isFemale ? coded - FEMALE : coded;
  const real = [2000 + short, 1900 + short].filter((year) => isRealDay(year, month, day));
  const birthDates = real.map((year) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
  return { isFemale, birthDates: birthDates.filter((birth) => birth <= today) };
};

const dayOfDate = (date: Date): Day => date.toISOString().slice(0, 10);

/** What is wrong with a NIK; undefined for a valid one. @param today a date of birth after it is none */
export const nikProblem = (text: string, today = new Date()): NikProblem | undefined => {
  const digits = nikDigits(text);
  if (!/^\d{16}$/.test(digits)) return 'nik.length';
  if (!PROVINCES.has(digits.slice(0, 2))) return 'nik.province';
  return birthIn(digits.slice(6, 12), dayOfDate(today)).birthDates.length ? undefined : 'nik.date';
};

/** What a NIK says of its owner: the sex, and the date of birth in each century in which it has been, the later one first. */
export type NikFacts = { readonly sex: 'L' | 'P'; readonly birthDates: readonly Day[] };

/**
 * What a valid NIK says of its owner; undefined for another one. The century is not in it, so both are told where both are possible (PAT-8).
 * @param today a date of birth after it is none
 */
export const nikFacts = (text: string, today: Day): NikFacts | undefined => {
  if (nikProblem(text, new Date(today))) return undefined;
  const { isFemale, birthDates } = birthIn(nikDigits(text).slice(6, 12), today);
  return { sex: isFemale ? 'P' : 'L', birthDates };
};

/** A NIK as it is shown in lists: the last four digits, as the others tell where and when somebody was born (PRV-6). */
export const maskedNik = (nik: string): string => `${'•'.repeat(Math.max(nik.length - 4, 0))}${nik.slice(-4)}`;
