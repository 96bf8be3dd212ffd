/**
 * Phone numbers: stored as E.164 (`+6281234567890`), Indonesian unless another country is written, shown as they are dialled at home (VAL-5).
 * The numbering plans of all countries take 25 KB compressed, so they are not part of this file: phoneNumbers.ts provides them, which
 * the server imports at its start and the browser together with the input that asks for a number.
 */

const E164 = /^\+[1-9]\d{6,14}$/;

type Reader = (text: string) => string | undefined;

/** Until the numbering plans are there, only what is stored already can be read. */
let reader: Reader = (text) => (E164.test(text) ? text : undefined);

export const providePhoneReader = (given: Reader): void => {
  reader = given;
};

/** The number as it is stored; undefined for what is no valid number. */
export const phoneIn = (text: string): string | undefined => reader(text);

/** How Indonesian numbers are grouped, by their first digits and their length; the first pattern that fits counts. A test holds it to libphonenumber. */
const groups: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/^(2[124]|[36]1)(\d{5,9})$/, '(0$1) $2'],
  [/^(800)(\d{5,7})$/, '0$1 $2'],
  [/^([2-79]\d{2})(\d{5,8})$/, '(0$1) $2'],
  [/^(8[1-35-9]\d)(\d{3,4})(\d{3})$/, '0$1-$2-$3'],
  [/^(8[1-35-9]\d)(\d{4})(\d{4,5})$/, '0$1-$2-$3'],
];

/** A stored number as it is dialled in Indonesia: `0812-3456-7890`, `(021) 1234567`; numbers of other countries stay as they are. */
export const phoneText = (phone: string): string => {
  const digits = phone.startsWith('+62') ? phone.slice('+62'.length) : '';
  const found = groups.find(([pattern]) => pattern.test(digits));
  return found ? digits.replace(found[0], found[1]) : phone;
};

/** Digits of the national number from which on its first three are shown, too; of a shorter one they would leave little hidden. */
const LONG_NUMBER = 10;

/** Digits at the end of a number that lists show. */
export const PHONE_END = 4;

/** A stored number as it is shown in lists: `+62 812 •••• 5678`; how many digits are hidden is not told (PRV-6). */
export const maskedPhone = (phone: string): string => {
  const national = phone.replace(/^\+62/, '');
  const country = national === phone ? '' : '+62 ';
  const first = country && national.length >= LONG_NUMBER ? `${national.slice(0, 3)} ` : '';
  return `${country}${first}•••• ${phone.slice(-PHONE_END)}`;
};
