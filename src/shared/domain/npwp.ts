/** NPWP, the Indonesian tax number: 16 digits; the older 15 digits are the same number without the zero in front (VAL-3, VAL-4). */

const OLD_LENGTH = 15;
const LENGTH = 16;

/** The number as it is stored, in 16 digits; undefined for what is no NPWP. Spaces, points and hyphens between the digits do not matter. */
export const npwpIn = (text: string): string | undefined => {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) && (digits.length === OLD_LENGTH || digits.length === LENGTH) ? digits.padStart(LENGTH, '0') : undefined;
};

/** Whether the digits pass Luhn's check, the last one being the check digit. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Whether the check digit of a stored number is wrong. It only warns: some numbers in use fail. Those that are a NIK have none. */
export const isNpwpSuspect = (npwp: string): boolean => npwp.startsWith('0') && !passesLuhn(npwp.slice(1, 10));

/** The stored number as people know it: 01.312.166.0-091.000. One that does not begin with a zero is shown as it is. */
export const npwpText = (npwp: string): string => {
  const parts = /^0(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/.exec(npwp)?.slice(1);
  return parts ? `${parts.slice(0, 4).join('.')}-${parts.slice(4).join('.')}` : npwp;
};
