/** Numbers as a person writes them in their language: `1.250,5` in Indonesian is `1,250.5` in English. Rule: VAL-10. */
import type { Language } from '../locale';
import { withoutZeros } from './decimal';

type Marks = { readonly group: string; readonly point: string };

export const marksOf: Readonly<Record<Language, Marks>> = { id: { group: '.', point: ',' }, en: { group: ',', point: '.' } };

/** Groups of three, or no groups at all; a minus may be the typographic one. */
const shapes: Readonly<Record<Language, RegExp>> = {
  id: /^([-−]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/,
  en: /^([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/,
};

/** The text as a decimal number that can travel (`1250.5`); undefined where it is none in this language. */
export const decimalIn = (text: string, language: Language): string | undefined => {
  const parts = shapes[language].exec(text.replace(/\s/g, ''));
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction] = parts;
  return `${sign && '-'}${whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')}${fraction === undefined ? '' : `.${fraction}`}`;
};

/** The text as a whole number; undefined where it is none in this language, or too large to be exact. */
export const wholeIn = (text: string, language: Language): number | undefined => {
  const decimal = decimalIn(text, language);
  const value = decimal === undefined || decimal.includes('.') ? undefined : Number(decimal);
  return Number.isSafeInteger(value) ? value : undefined;
};

/** A decimal number as the language writes it, exactly: grouped, and without zeros at the end of its fraction. */
export const decimalText = (decimal: string, language: Language): string => {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (whole === '') return decimal;
  const { group, point } = marksOf[language];
  const places = withoutZeros(fraction);
  return `${sign}${whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, group)}${places && point}${places}`;
};
