/** What a client writes in the transfer that pays an invoice, so that the payment is recognised on the bank statement. Rule: INV-15. */

/** Without I, O and other letters that are mistaken for digits. */
const CHECK_LETTERS = 'ACDEFHJKLMNPRTUVWXY';

const NUMBER = /^(?:[A-Z0-9]+\/)?INV\/\d{2}(\d{2})\/\d{2}\/(\d+)$/;

/** One wrong digit, or two that changed places, gives another letter: the weights differ, and 19 is a prime number. */
const checkLetter = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at + 2), 0);
  return CHECK_LETTERS[sum % CHECK_LETTERS.length]!;
};

/**
 * The note of an invoice: `NADI-26-0007-U` for `INV/2026/11/0007`. As the sequence of numbers is one for the year, no two invoices have the
 * same note; its letter ends it, so that no note is the beginning of another.
 * @returns undefined for a draft, which has no number
 */
export const transferNote = (number: string | null | undefined): string | undefined => {
  const [, year, sequence] = NUMBER.exec(number ?? '') ?? [];
  return year && sequence ? `NADI-${year}-${sequence}-${checkLetter(year + sequence)}` : undefined;
};
