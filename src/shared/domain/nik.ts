/** NIK, the 16 digits of an Indonesian identity card: 2 of the province, 4 of the place, the date of birth, 4 of a serial number (VAL-2). */

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

/** The year has two digits: it is of this century or of the last one, whichever makes a day that exists and has been. */
const isBirthday = (digits: string, today: Date): boolean => {
  const [coded, month, short] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2))) as [number, number, number];
  const day = coded > FEMALE ? coded - FEMALE : coded;
  return [2000 + short, 1900 + short].some((year) => isRealDay(year, month, day) && Date.UTC(year, month - 1, day) <= today.getTime());
};

/** What is wrong with a NIK; undefined for a valid one. @param today a date of birth after it is none */
export const nikProblem = (text: string, today = new Date()): NikProblem | undefined => {
  const digits = nikDigits(text);
  if (!/^\d{16}$/.test(digits)) return 'nik.length';
  if (!PROVINCES.has(digits.slice(0, 2))) return 'nik.province';
  return isBirthday(digits.slice(6, 12), today) ? undefined : 'nik.date';
};

/** A NIK as it is shown in lists: the last four digits, as the others tell where and when somebody was born (PRV-6). */
export const maskedNik = (nik: string): string => `${'•'.repeat(Math.max(nik.length - 4, 0))}${nik.slice(-4)}`;
