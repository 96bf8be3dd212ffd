/** An amount in words (*terbilang*), as Indonesian invoices and receipts state it. Rules: INV-1, INV-5. */
import { toCardinal as inEnglish } from 'n2words/en-US';
import { toCardinal as inIndonesian } from 'n2words/id-ID';

/** 999 trillion and everything below it. */
const MOST = 999_999_999_999_999;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * `Satu juta tiga ratus ribu rupiah`, `One million three hundred thousand rupiah`.
 * @param amount whole rupiah from 0 to 999,999,999,999,999 @throws RangeError for every other number
 */
export const amountInWords = (amount: number, language: 'id' | 'en'): string => {
  if (!Number.isInteger(amount) || amount < 0 || amount > MOST)
    throw new RangeError('Only whole rupiah up to 999 trillion are put in words.');
  return capital(`${language === 'id' ? inIndonesian(amount) : inEnglish(amount)} rupiah`);
};
